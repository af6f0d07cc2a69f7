import type { DataRequestKind } from '@talentlog/contracts';
import { aClaim, aJobSeeker, jobSeekerId } from '../job-seeker/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, type Told, testActor, testId, testSystem } from '../shared/testing.ts';
import { decidedDataRequest } from './deciders.ts';

export const dataRequestId = testId(1);
/** 2 November 2026, noon in Shanghai, and 20, 27 and 30 days later. */
export const days = {
  firstAlarmAt: '2026-11-22T04:00:00.000Z',
  lastAlarmAt: '2026-11-29T04:00:00.000Z',
  dueAt: '2026-12-02T15:59:59.999Z',
};

/** A request of this kind that somebody at the desk has in hand. */
export function inProgress(kind: DataRequestKind): readonly Told[] {
  const about = { dataRequestId, jobSeekerId, kind };
  const asked = { ...about, details: '', identityProof: '', enteredBy: '', ...days };
  return [happened('DataRequestReceived', asked), happened('DataRequestTaken', { ...about, handledBy: testActor.id })];
}

const about = { dataRequestId, jobSeekerId, kind: 'EXPLANATION' };
const taken = inProgress('EXPLANATION');
const answered = { ...about, answer: '初筛由招聘同事完成。', handledBy: testActor.id, copyUntil: null, link: null };

export const dataRequestHistories = {
  NONE: [],
  RECEIVED: taken.slice(0, 1),
  IN_PROGRESS: taken,
  FULFILLED: [...inProgress('DELETION'), happened('DataRequestFulfilled', { ...answered, kind: 'DELETION' })],
  REJECTED: [...taken, happened('DataRequestRejected', { ...about, reason: '身份未能核实', handledBy: testActor.id })],
  LAPSED: [...taken, happened('DataRequestLapsed', about)],
} satisfies Record<string, readonly Told[]>;

const person = { jobSeeker: aJobSeeker() };
const free = { open: aClaim() };
const held = { open: aClaim(dataRequestId) };

export const dataRequestFixtures: Fixtures = {
  aggregate: decidedDataRequest,
  id: dataRequestId,
  histories: dataRequestHistories,
  valid: {
    SubmitDataRequest: () => ({ payload: { kind: 'ACCESS_COPY' }, actor: testSeeker, related: free }),
    EnterDataRequest: () => ({
      payload: { jobSeekerId, kind: 'ACCESS_COPY', identityProof: '来信附身份证复印件' },
      related: { ...person, ...free },
    }),
    TakeDataRequest: () => ({ payload: { dataRequestId } }),
    FulfilDataRequest: () => ({
      payload: { dataRequestId, answer: '初筛由招聘同事完成。' },
      related: { ...person, ...held },
    }),
    StopDeletion: () => ({ payload: { dataRequestId }, related: free }),
    RejectDataRequest: () => ({ payload: { dataRequestId, reason: '身份未能核实' }, related: held }),
    LapseDataRequest: () => ({ payload: { dataRequestId }, actor: testSystem, related: held }),
    AlarmDataRequest: () => ({ payload: { dataRequestId, alarm: 'FIRST' }, actor: testSystem }),
  },
};
