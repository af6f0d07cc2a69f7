import { expect, it } from '@jest/globals';
import type { DataRequestKind } from '@talentlog/contracts';
import { aClaim, jobSeekerId } from '../job-seeker/fixtures.ts';
import { given, happened, testActor } from '../shared/testing.ts';
import { decidedDataRequest } from './deciders.ts';
import { dataRequestId, days, inProgress } from './fixtures.ts';

const answered = (kind: DataRequestKind = 'DELETION') => {
  const answer = { answer: '将删除', handledBy: testActor.id, copyUntil: null, link: null };
  const fulfilled = happened('DataRequestFulfilled', { dataRequestId, jobSeekerId, kind, ...answer });
  return [...inProgress(kind), { ...fulfilled, at: '2026-11-02T04:00:00.000Z' }];
};
const stop = (now: string, told = answered(), open = aClaim()) =>
  given(decidedDataRequest, dataRequestId, told).related({ open }).when('StopDeletion', { dataRequestId }, { now });

it('a deletion is stopped until its hour has come, and is in hand again', () => {
  const { own, others, after } = stop('2026-11-02T04:59:59.999Z');
  const about = { dataRequestId, jobSeekerId, kind: 'DELETION', why: 'STOPPED' };
  const data = { ...about, dueAt: days.dueAt, remindAt: '2026-11-29T15:59:59.999Z' };
  expect(own).toMatchObject([{ type: 'DataRequestHeldUp', data }]);
  expect(others).toMatchObject([{ type: 'ClaimTaken', data: { ownerId: dataRequestId } }]);
  expect(after).toMatchObject({ state: 'IN_PROGRESS', data: { answer: null, answeredAt: null, heldUp: 'STOPPED' } });
});

it.each([
  ['its hour has come', '2026-11-02T05:00:00.000Z', answered()],
  ['it asked for something else', '2026-11-02T04:00:01.000Z', answered('CLOSING')],
])('nothing is stopped where %s', (_why, now, told) => {
  expect(stop(now, told)).toMatchObject({ refused: 'dataRequest.stop_too_late' });
});
