import { describe, expect, it } from '@jest/globals';
import { beginningsOn } from '../allowed-actions.ts';
import { appointmentHistories } from '../appointment/fixtures.ts';
import { arrangedInterview, interviewId } from '../interview/fixtures.ts';
import { interview } from '../interview/interview.ts';
import { aCalendar, cast } from '../shared/stories.ts';
import { happened, onlooker, type Story, story, type Told, tell, testId } from '../shared/testing.ts';
import { addMinutes } from '../shared/time.ts';
import {
  anAppointment,
  appointmentId,
  arrangedAs,
  confirmed,
  deadline,
  first,
  generated,
  held,
  reserved,
  second,
  secondAppointmentId,
  seekers,
  send,
  sessionHistories,
  sessionId,
  third,
  untouched,
} from './fixtures.ts';

const [seeker, other] = seekers;
const about = { appointmentSessionId: sessionId, positionId: cast.position };
const until = addMinutes(deadline, 1);

describe('a reservation that staff move', () => {
  const adjust = (segmentId: string, more: readonly Told[] = [], related: Readonly<Record<string, Story>> = {}) =>
    send([...sessionHistories.OPEN, ...more], 'AdjustArrangement', { appointmentId, segmentId }, {}, related);

  it('is told to the session and to the seeker', () => {
    const { own, others } = adjust(second.segmentId);
    const moved = { ...about, ...seeker, segmentId: second.segmentId };
    expect(own).toEqual([
      { type: 'SeatConfirmed', data: moved },
      { type: 'ArrangementAdjusted', data: { ...moved, formerSegmentId: first.segmentId, interviewId: null } },
    ]);
    expect(others).toEqual([
      {
        type: 'SlotAdjusted',
        data: { ...moved, start: second.start, end: second.end, notify: true },
        on: { aggregate: 'appointment', id: appointmentId },
      },
    ]);
  });

  it('is told by no message where staff chose so, nor by two where its interview tells it', () => {
    const quietly = { appointmentId, segmentId: second.segmentId, notify: false };
    const { others } = send(sessionHistories.OPEN, 'AdjustArrangement', quietly);
    expect(others).toMatchObject([{ type: 'SlotAdjusted', data: { notify: false } }]);
    const plan = arrangedInterview({ start: first.start, end: first.end, groupId: first.segmentId, appointmentId });
    const arranged = adjust(second.segmentId, [generated(seeker)], {
      [`appointment:${appointmentId}`]: anAppointment([...reserved, arrangedAs(interviewId)]),
      interview: story(interview, interviewId, [plan]),
    });
    expect(arranged.others.slice(0, 2)).toMatchObject([
      { type: 'SlotAdjusted', data: { notify: false } },
      { type: 'InterviewRescheduled', data: { notify: true } },
    ]);
  });

  it('says what is full, and when nothing is left', () => {
    expect(adjust(third.segmentId, [confirmed(other, third.segmentId)])).toMatchObject({
      refused: 'session.no_seat',
      params: { start: third.start },
      path: 'segmentId',
    });
    const none = send(
      sessionHistories.OPEN,
      'AdjustArrangement',
      { appointmentId, segmentId: third.segmentId },
      { now: third.start },
    );
    expect(none).toMatchObject({ refused: 'session.no_free_segment', path: 'segmentId' });
  });

  it('is of somebody who reserved', () => {
    const nobody = (who: string, history: readonly Told[]) =>
      send(history, 'AdjustArrangement', { appointmentId: who, segmentId: second.segmentId });
    for (const answer of [
      nobody(secondAppointmentId, sessionHistories.OPEN),
      nobody(testId(99), sessionHistories.OPEN),
      nobody(appointmentId, [...untouched, held(seeker, first.segmentId, until)]),
    ])
      expect(answer).toMatchObject({ refused: 'session.no_qualified_seeker', path: 'appointmentId' });
  });

  it('moves its interview by the length of one, where its interviewers are free', () => {
    const plan = arrangedInterview({ start: first.start, end: first.end, groupId: first.segmentId, appointmentId });
    const move = (interviewAt: readonly Told[], calendar = aCalendar(cast.interviewer)) =>
      adjust(second.segmentId, [generated(seeker)], {
        [`appointment:${appointmentId}`]: anAppointment([...reserved, arrangedAs(interviewId)]),
        [`calendar:${cast.interviewer}`]: calendar,
        interview: story(interview, interviewId, interviewAt),
      });
    const { own, others } = move([plan]);
    expect(own[1]?.data).toMatchObject({ interviewId });
    expect(others[1]?.data).toMatchObject({ start: second.start, end: addMinutes(second.start, 45) });
    const busy = { interviewId: testId(70), start: second.start, end: second.end, groupId: null };
    expect(move([plan], aCalendar(cast.interviewer, busy))).toMatchObject({
      refused: 'interview.conflict',
      params: { interviewerId: cast.interviewer, start: second.start },
    });
    const over = happened('InterviewCancelled', { interviewId, reason: 'Filled' });
    expect(move([plan, over]).refused).toBe('interview.invalid_transition');
  });

  it.each([
    ['RESERVED', true],
    ['NOT_RESERVED', false],
    ['IN_RESERVATION', false],
    ['REJECTED', false],
  ] as const)('is offered on an appointment in %s: %s', (state, offered) =>
    expect(
      beginningsOn('appointment', tell(anAppointment(appointmentHistories[state])), onlooker()).includes(
        'AdjustArrangement',
      ),
    ).toBe(offered),
  );
});
