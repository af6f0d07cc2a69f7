import { describe, expect, it } from '@jest/globals';
import { testId } from '../shared/testing.ts';
import { outside, publicEventsOf, type Row, record } from './testing.ts';

const who = { ...record, interviewId: testId(4) };
const heard = { ...outside, interviewId: testId(4) };
const [start, end] = ['2026-11-30T02:00:00.000Z', '2026-11-30T03:00:00.000Z'];
const interviewerIds = [testId(901)];
const arrangement = {
  ...{ ...who, start, end, interviewerIds, seats: [], signInCode: '123456' },
  ...{ place: { mode: 'VIDEO', address: 'https://meet.example.com/7', password: '8421' }, linkId: testId(6) },
};
const rows: readonly Row[] = [
  [
    'InterviewArranged',
    { ...arrangement, stage: 'FIRST_INTERVIEW', groupId: null, arrangedBy: testId(900) },
    [['interview.arranged', { ...heard, start, end, mode: 'VIDEO', stage: 'FIRST_INTERVIEW' }]],
  ],
  [
    'InterviewArranged',
    { ...arrangement, place: null, signInCode: null, stage: 'FIRST_INTERVIEW' },
    [['interview.arranged', { ...heard, start, end, stage: 'FIRST_INTERVIEW' }]],
  ],
  [
    'InterviewRescheduled',
    { ...arrangement, formerStart: '2026-11-29T02:00:00.000Z', formerInterviewerIds: [], notify: true },
    [['interview.rescheduled', { ...heard, start, end, mode: 'VIDEO', formerStart: '2026-11-29T02:00:00.000Z' }]],
  ],
  ['InterviewAccepted', { ...who, start, interviewerIds }, [['interview.accepted', heard]]],
  [
    'InterviewDeclined',
    { ...who, reason: '另有安排', start, interviewerIds },
    [['interview.declined', { ...heard, reason: '另有安排' }]],
  ],
  ['InterviewDeclined', { ...who, reason: null, start, interviewerIds }, [['interview.declined', heard]]],
  [
    'InterviewCancelled',
    { ...who, cause: 'STAFF', reason: '面试官请假', start, interviewerIds },
    [['interview.cancelled', { ...heard, cause: 'STAFF', reason: '面试官请假' }]],
  ],
  [
    'InterviewCancelled',
    { ...who, cause: 'RECORD_ENDED', reason: null, start, interviewerIds },
    [['interview.cancelled', { ...heard, cause: 'RECORD_ENDED' }]],
  ],
  ['SignedIn', { ...who, start, by: 'CODE', interviewerIds }, [['interview.attended', heard]]],
  ['MarkedNotPresent', who, [['interview.missed', heard]]],
  ['SignInReset', { ...who, reason: '签错人', end }, [['interview.attendance-withdrawn', heard]]],
  ['InterviewFinished', { ...who, end, stage: 'FIRST_INTERVIEW' }, [['interview.finished', { ...heard, end }]]],
  ['InterviewStarted', who, []],
];

describe('a subscriber to interviews', () => {
  it.each(rows)('hears of %s neither the place nor who asks', (type, data, expected) =>
    expect(publicEventsOf(type, data)).toStrictEqual(expected),
  );
});
