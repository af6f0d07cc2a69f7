import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { admin, hr, otherHr, screener } from '../testing/company.ts';
import { id, staff } from '../testing/story.ts';
import { aboutOf, company, owners, positions, stages, telling } from './scoped-lists.fixture.ts';

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

describe('lists of a company told by chance, against what each reader may see of every row', () => {
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
