import { describe, expect, it } from '@jest/globals';
import { position } from '../position/position.ts';
import { anInterviewer, aPosition, cast } from '../shared/stories.ts';
import { given, type Story, story, testId, testNow } from '../shared/testing.ts';
import { addDays, addHours, addMinutes } from '../shared/time.ts';
import { decidedAppointmentSession } from './deciders.ts';
import {
  appointmentId,
  deadline,
  facts,
  first,
  second,
  secondAppointmentId,
  segments,
  send,
  sessionHistories,
  sessionId,
} from './fixtures.ts';

const plans = segments.map(({ start, end, seats }) => ({ start, end, seats }));
const [plan] = plans as [(typeof plans)[number]];
const create = (more: object = {}, where: Story = aPosition()) =>
  given(decidedAppointmentSession, sessionId)
    .related({ position: where, [`interviewer:${cast.interviewer}`]: anInterviewer() })
    .when('CreateAppointmentSession', { facts, deadline, segments: plans, ...more });

describe('a session that cannot be created says which field is wrong', () => {
  it.each<[string, object, string, object | undefined]>([
    ['an hour too long', { facts: { ...facts, durationMinutes: 1441 } }, 'facts.durationMinutes', undefined],
    ['no time to answer', { deadline: testNow }, 'deadline', undefined],
    ['an answer after the start', { deadline: plan.start }, 'deadline', undefined],
    [
      'a segment too short',
      { segments: [{ ...plan, end: addMinutes(plan.start, 44) }] },
      'segments.0',
      { minutes: 44 },
    ],
    [
      'a segment too long',
      { segments: [{ ...plan, end: addMinutes(plan.start, 1441) }] },
      'segments.0',
      { minutes: 1441 },
    ],
    [
      'two at once',
      { segments: [plan, { ...plan, start: addMinutes(plan.start, 5), end: addMinutes(plan.end, 5) }] },
      'segments',
      { start: plan.start },
    ],
    [
      'more than a month',
      { segments: [plan, { ...plan, start: addDays(plan.start, 31), end: addDays(plan.end, 31) }] },
      'segments',
      { days: 31 },
    ],
  ])('%s', (_what, more, path, params) => expect(create(more)).toMatchObject({ path, params }));

  it('nobody knows the position', () =>
    expect(create({}, story(position, cast.position))).toMatchObject({
      refused: 'common.not_found',
      path: 'facts.positionId',
    }));

  it('what just fits is fine: one interview, a whole day, 31 days', () => {
    expect(create({ segments: [{ ...plan, end: addMinutes(plan.start, 45) }] }).refused).toBeUndefined();
    expect(create({ segments: [{ ...plan, end: addHours(plan.start, 24) }] }).refused).toBeUndefined();
    const last = { ...plan, start: addHours(addDays(plan.start, 31), -1), end: addDays(plan.start, 31) };
    expect(create({ segments: [last, plan] }).refused).toBeUndefined();
  });
});

describe('a session that is open says what does not go', () => {
  const open = (command: string, more: object, occasion: object = {}) =>
    send(sessionHistories.OPEN, command, more, occasion);
  const unknown = testId(99);
  it.each<[string, object, object]>([
    ['AddSegment', { segment: { start: deadline, end: addHours(deadline, 1), seats: 1 } }, { path: 'segment.start' }],
    [
      'AddSegment',
      { segment: { start: first.start, end: first.end, seats: 1 } },
      { path: 'segment', params: { start: first.start } },
    ],
    ['RemoveSegment', { segmentId: unknown }, { refused: 'common.not_found', path: 'segmentId' }],
    ['RemoveSegment', { segmentId: first.segmentId }, { refused: 'session.segment_in_use', path: 'segmentId' }],
    ['InviteToSession', { applicationIds: [cast.application] }, { path: 'applicationIds' }],
    [
      'AdjustArrangement',
      { appointmentId: secondAppointmentId, segmentId: second.segmentId },
      { refused: 'session.no_qualified_seeker', path: 'appointmentId' },
    ],
    ['AdjustArrangement', { appointmentId, segmentId: unknown }, { refused: 'common.not_found', path: 'segmentId' }],
    [
      'AdjustArrangement',
      { appointmentId, segmentId: first.segmentId },
      { refused: 'common.invalid', path: 'segmentId' },
    ],
    ['FinishAppointmentSession', {}, { params: { count: 1 } }],
    ['UrgeSeekers', { appointmentIds: [appointmentId] }, { params: { hours: 12 } }],
  ])('%s %j', (command, more, told) => expect(open(command, more)).toMatchObject(told));

  it('too late for anybody new', () => {
    expect(open('InviteToSession', { applicationIds: [cast.thirdApplication] }, { now: deadline }).refused).toBe(
      'session.deadline_past',
    );
    expect(open('UrgeSeekers', {}, { now: deadline }).refused).toBe('session.deadline_past');
  });

  it('too late to open again', () =>
    expect(send(sessionHistories.CLOSED, 'ExtendSessionDeadline', { deadline: testNow }).path).toBe('deadline'));
});
