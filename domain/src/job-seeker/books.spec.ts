import { describe, expect, it } from '@jest/globals';
import { positionId } from '../position/fixtures.ts';
import { type Told, tell, testId, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import type { JobSeekerData } from './data.ts';
import { aJobSeeker, applicationClosed, applicationOpened } from './fixtures.ts';

const after = (...more: readonly Told[]) => tell(aJobSeeker(...more)).data as JobSeekerData;
const opened = { applicationId: testId(10), positionId, track: 'SOCIAL', batch: '', delivered: true };
const [otherId, otherPosition] = [testId(20), testId(21)];
const other = applicationOpened({ applicationId: otherId, positionId: otherPosition, track: 'CAMPUS', batch: 'B' });
const otherOpened = {
  applicationId: otherId,
  positionId: otherPosition,
  track: 'CAMPUS',
  batch: 'B',
  delivered: true,
};

describe('the books of a person’s applications', () => {
  it('have each that is under way once, as it last began', () => {
    expect(after(applicationOpened(), other)).toMatchObject({
      applications: [opened, otherOpened],
      closedApplicationIds: [],
      deliveredPositionIds: [positionId, otherPosition],
      ended: [],
    });
    const again = after(applicationOpened(), other, applicationOpened({ delivered: false }));
    expect(again.applications).toEqual([otherOpened, { ...opened, delivered: false }]);
    expect(again.deliveredPositionIds).toEqual([positionId, otherPosition]);
  });

  it('have what ended, where and when, and go on with the others', () => {
    const at = addDays(testNow, 3);
    const first = { ...applicationClosed(), at };
    const second = applicationClosed({ applicationId: otherId, positionId: otherPosition });
    expect(after(applicationOpened(), other, first)).toMatchObject({
      applications: [otherOpened],
      closedApplicationIds: [testId(10)],
      ended: [{ applicationId: testId(10), positionId, at }],
    });
    expect(after(applicationOpened(), other, first, second)).toMatchObject({
      applications: [],
      closedApplicationIds: [testId(10), otherId],
      ended: [
        { applicationId: testId(10), positionId, at },
        { applicationId: otherId, positionId: otherPosition, at: testNow },
      ],
    });
  });

  it('have from when on each may be applied for again, where it was kept as it ended', () => {
    const { ended } = after(applicationOpened(), applicationClosed({ againOn: '2027-04-01' }));
    expect(ended).toEqual([{ applicationId: testId(10), positionId, at: testNow, againOn: '2027-04-01' }]);
  });

  it('have one that goes on again no longer among the ended, and one closed twice once', () => {
    const second = applicationClosed({ applicationId: otherId, positionId: otherPosition });
    const back = after(applicationOpened(), other, applicationClosed(), second, applicationOpened());
    expect(back).toMatchObject({ applications: [opened], closedApplicationIds: [otherId] });
    expect(back.ended).toStrictEqual([{ applicationId: otherId, positionId: otherPosition, at: testNow }]);
    expect(after(applicationOpened(), applicationClosed(), applicationClosed()).closedApplicationIds).toEqual([
      testId(10),
    ]);
  });

  it('have an invalid one as over, and never as ended', () =>
    expect(after(applicationOpened(), other, applicationClosed({ bucket: 'INVALID' }))).toMatchObject({
      applications: [otherOpened],
      closedApplicationIds: [testId(10)],
      ended: [],
    }));
});
