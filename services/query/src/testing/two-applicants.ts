import { aPosition, colleagues, otherHr } from './company.ts';
import { aPerson } from './people.ts';
import { ReadSide } from './read-side.ts';
import { id, type Told } from './story.ts';

/** Two applications, of two people, for positions of two different owners. */
export const first = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
export const second = { applicationId: id(12), jobSeekerId: id(22), positionId: id(2) };

/** The company with the people and positions of both. */
export const twoApplicants: readonly Told[] = [
  ...colleagues,
  ...aPosition(id(1)),
  ...aPosition(id(2), { title: '测试工程师', titleEn: 'Tester' }, otherHr),
  ...aPerson(id(21), '林晓'),
  ...aPerson(id(22), '王晨'),
];

/** A read side that was told of both. Close it. */
export async function readTwoApplicants(): Promise<ReadSide> {
  const reading = await ReadSide.open();
  await reading.tell(...twoApplicants);
  return reading;
}
