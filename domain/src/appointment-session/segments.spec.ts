import { describe, expect, it } from '@jest/globals';
import { anInterviewer, aPosition, cast } from '../shared/stories.ts';
import { given, testActor, testId } from '../shared/testing.ts';
import { addDays, addHours, addMinutes } from '../shared/time.ts';
import { decidedAppointmentSession } from './deciders.ts';
import {
  confirmed,
  deadline,
  facts,
  first,
  held,
  second,
  seekers,
  segments,
  send,
  sessionId,
  third,
  untouched,
} from './fixtures.ts';

const [seeker, other] = seekers;
const about = { appointmentSessionId: sessionId, positionId: cast.position };
const until = addMinutes(deadline, 1);

describe('a session is written', () => {
  const plans = segments.map(({ start, end, seats }) => ({ start, end, seats }));
  const create = (more: object = {}) =>
    given(decidedAppointmentSession, sessionId)
      .related({ position: aPosition(), [`interviewer:${cast.interviewer}`]: anInterviewer() })
      .when('CreateAppointmentSession', { facts, deadline, segments: plans, ...more });

  it('as it was planned, by whom', () => {
    const named = plans.map((plan, index) => ({ ...plan, segmentId: testId(1001 + index), temporary: false }));
    const { place, ...told } = facts;
    expect(create().own[0]?.data).toEqual({
      ...about,
      facts: told,
      place,
      deadline,
      segments: named,
      createdBy: testActor.id,
    });
  });

  it('with interviews of a whole day where a segment has one', () => {
    const [plan] = plans as [(typeof plans)[number]];
    const whole = { facts: { ...facts, durationMinutes: 1440 }, segments: [{ ...plan, end: addDays(plan.start, 1) }] };
    expect(create(whole).refused).toBeUndefined();
  });
});

describe('a session of more than one time', () => {
  const add = (minutes: number) => {
    const start = addHours(third.end, 1);
    return send(untouched, 'AddSegment', {
      segment: { start, end: addMinutes(start, minutes), seats: 2 },
      temporary: true,
    });
  };

  it('that a draft is late with is refused once it began, though its deadline was before', () => {
    const start = addHours(deadline, 1);
    const segment = { start, end: addHours(start, 1), seats: 1 };
    const late = (now: string) => send(untouched, 'AddSegment', { segment }, { now });
    expect(late(addMinutes(start, 1))).toMatchObject({ refused: 'session.segment_past', path: 'segment.start' });
    expect(late(start).refused).not.toBe('session.segment_past');
  });

  it('gets another one, that is named in the answer', () => {
    const { own, result } = add(45);
    const segment = { start: addHours(third.end, 1), end: addMinutes(third.end, 105), seats: 2 };
    const { segmentId } = result as { segmentId: string };
    expect(own[0]?.data).toEqual({ ...about, segment: { ...segment, segmentId, temporary: true } });
  });

  it('gets none that holds no interview', () =>
    expect(add(44)).toMatchObject({
      refused: 'session.duration_too_long',
      params: { minutes: 44 },
      path: 'segment',
    }));

  it('loses one that is free while others are taken', () => {
    const taken = [...untouched, confirmed(seeker, first.segmentId), held(other, second.segmentId, until)];
    const remove = (segmentId: string) => send(taken, 'RemoveSegment', { segmentId });
    expect(remove(third.segmentId).own[0]?.data).toEqual({ ...about, segmentId: third.segmentId });
    for (const { segmentId } of [first, second]) expect(remove(segmentId).refused).toBe('session.segment_in_use');
  });
});
