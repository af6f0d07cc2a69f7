import { describe, expect, it } from '@jest/globals';
import type { Stage } from '@talentlog/contracts';
import fc from 'fast-check';
import { type About, admin, anApplication, aPosition, colleagues, hr, otherHr, screener } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff, type Told } from '../testing/story.ts';
import { screened } from '../testing/work.ts';

/** One application of a company told by chance: for whose position, how far it came, who screens it, and whether it ended. */
interface Chance {
  readonly position: number;
  readonly stage: Stage;
  readonly screenedBy: string | null;
  readonly isEnded: boolean;
}

const otherScreener = id(910);
const owners = [hr, otherHr, hr, otherHr, admin];
const positions = owners.map((_owner, index) => id(index + 1));
const stages: readonly Stage[] = ['DELIVERED', 'RESUME_SCREENING', 'DEPT_SCREENING', 'FIRST_INTERVIEW'];
const company: fc.Arbitrary<readonly Chance[]> = fc.array(
  fc.record({
    position: fc.nat(owners.length - 1),
    stage: fc.constantFrom(...stages),
    screenedBy: fc.constantFrom(null, screener, otherScreener),
    isEnded: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);
const asked = fc.record({
  stage: fc.subarray([...stages], { maxLength: 2 }),
  bucket: fc.subarray<'ACTIVE' | 'ENDED'>(['ACTIVE', 'ENDED']),
  position: fc.subarray(positions, { maxLength: 2 }),
  mine: fc.boolean(),
  sort: fc.constantFrom('since', '-since', 'deliveredAt', '-deliveredAt', 'stage', '-stage'),
});

/** Who asks, and whose rows they may list, told by hand from the permission matrix of DOMAIN.md section 7. */
const readers = [
  { caller: staff(admin, 'AD'), own: (owner: string) => owner === admin, sees: () => true },
  ...[hr, otherHr].flatMap((who) =>
    (['HR', 'PR'] as const).map((role) => ({
      caller: staff(who, role),
      own: (owner: string) => owner === who,
      sees: (owner: string) => owner === who,
    })),
  ),
  { caller: staff(screener, 'SC'), own: () => false, sees: () => false },
];

const aboutOf = ({ position }: Chance, index: number): About => ({
  applicationId: id(1000 + index),
  jobSeekerId: id(2000 + index),
  positionId: positions[position] ?? '',
});

function told(chance: Chance, index: number): Told[] {
  const about = aboutOf(chance, index);
  const end = { ...about, stage: chance.stage, outcome: 'NOT_PASSED', reason: '', bucket: 'ENDED' } as const;
  return [
    ...aPerson(about.jobSeekerId, '林晓'),
    anApplication(about, chance.stage, `2026-10-${String(1 + (index % 28)).padStart(2, '0')}T04:00:00.000Z`),
    ...(chance.screenedBy ? screened(id(3000 + index), about, chance.screenedBy) : []),
    ...(chance.isEnded ? [happened('application', about.applicationId, 'RecordEnded', end)] : []),
  ];
}

describe('lists of a company told by chance, against what each reader may see of every row', () => {
  async function telling(chances: readonly Chance[], check: (reading: ReadSide) => Promise<void>): Promise<void> {
    const reading = await ReadSide.open();
    try {
      await reading.tell(
        ...colleagues,
        ...owners.flatMap((owner, index) => aPosition(positions[index] ?? '', {}, owner)),
      );
      await reading.tell(...chances.flatMap(told));
      await check(reading);
    } finally {
      await reading.close();
    }
  }

  it('rows, totals and counts by stage are those within scope that meet the filters', async () => {
    await fc.assert(
      fc.asyncProperty(company, fc.array(asked, { minLength: 3, maxLength: 3 }), async (chances, questions) => {
        await telling(chances, async (reading) => {
          for (const { caller, own, sees } of readers)
            for (const { stage, bucket, position, mine, sort } of questions) {
              const without = chances.flatMap((one, index) => {
                const owner = owners[one.position] ?? '';
                const { applicationId, positionId } = aboutOf(one, index);
                const isAsked =
                  (bucket.length === 0 || bucket.includes(one.isEnded ? 'ENDED' : 'ACTIVE')) &&
                  (position.length === 0 || position.includes(positionId)) &&
                  (!mine || own(owner));
                return sees(owner) && isAsked ? [{ applicationId, stage: one.stage }] : [];
              });
              const expected = without.filter((one) => stage.length === 0 || stage.includes(one.stage));
              const params = { stage, bucket, position, mine: String(mine), sort, size: 100 };
              const { data, page } = await reading.ask('applications', params, caller);
              expect(page?.total).toBe(expected.length);
              expect(data?.rows.map(({ applicationId }) => applicationId).toSorted()).toEqual(
                expected.map(({ applicationId }) => applicationId).toSorted(),
              );
              const counts = Object.fromEntries(
                stages.flatMap((each) => {
                  const count = without.filter((one) => one.stage === each).length;
                  return count > 0 ? [[each, count]] : [];
                }),
              );
              expect(data?.stages).toEqual(counts);
            }
        });
      }),
      { numRuns: 6 },
    );
  });

  it('a screener lists what was given to them, a recruiter what hangs on their positions', async () => {
    await fc.assert(
      fc.asyncProperty(company, async (chances) => {
        await telling(chances, async (reading) => {
          const items = chances.flatMap((one, index) =>
            one.screenedBy === null ? [] : [{ ...one, itemId: id(3000 + index), owner: owners[one.position] }],
          );
          for (const [caller, sees] of [
            [staff(screener, 'SC'), (one: (typeof items)[number]) => one.screenedBy === screener],
            [staff(hr, 'HR'), (one: (typeof items)[number]) => one.owner === hr],
            [staff(otherHr, 'PR'), (one: (typeof items)[number]) => one.owner === otherHr],
            [staff(admin, 'AD'), () => true],
          ] as const) {
            const expected = items.filter(sees).map(({ itemId }) => itemId);
            const { data, page } = await reading.ask('screeningItems', { size: 100 }, caller);
            expect([page?.total, data?.rows.map(({ itemId }) => itemId).toSorted()]).toEqual([
              expected.length,
              expected.toSorted(),
            ]);
          }
        });
      }),
      { numRuns: 4 },
    );
  });
});
