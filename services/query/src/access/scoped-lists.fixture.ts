import type { Stage } from '@talentlog/contracts';
import fc from 'fast-check';
import { type About, admin, anApplication, aPosition, colleagues, hr, otherHr, screener } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, type Told } from '../testing/story.ts';
import { screened } from '../testing/work.ts';

/** One application of a company told by chance: for whose position, how far it came, who screens it, and whether it ended. */
export interface Chance {
  readonly position: number;
  readonly stage: Stage;
  readonly screenedBy: string | null;
  readonly isEnded: boolean;
}

const otherScreener = id(910);
export const owners = [hr, otherHr, hr, otherHr, admin];
export const positions = owners.map((_owner, index) => id(index + 1));
export const stages: readonly Stage[] = ['DELIVERED', 'RESUME_SCREENING', 'DEPT_SCREENING', 'FIRST_INTERVIEW'];
/** A few dozen of them. */
export const company: fc.Arbitrary<readonly Chance[]> = fc.array(
  fc.record({
    position: fc.nat(owners.length - 1),
    stage: fc.constantFrom(...stages),
    screenedBy: fc.constantFrom(null, screener, otherScreener),
    isEnded: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);
/** What the nth of them is known by. */
export const aboutOf = ({ position }: Chance, index: number): About => ({
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

/** Tells them to a read side, and asks it. */
export async function telling(chances: readonly Chance[], check: (reading: ReadSide) => Promise<void>): Promise<void> {
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
