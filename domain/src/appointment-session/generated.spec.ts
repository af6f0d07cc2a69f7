import { describe, expect, it } from '@jest/globals';
import { on } from '../appointment/fixtures.ts';
import { anApplication, cast } from '../shared/stories.ts';
import { happened, testId } from '../shared/testing.ts';
import { addMinutes } from '../shared/time.ts';
import {
  anAppointment,
  appointmentId,
  confirmed,
  deadline,
  facts,
  first,
  invited,
  second,
  secondAppointmentId,
  seekers,
  send,
  sessionId,
  untouched,
} from './fixtures.ts';

const [seeker, other] = seekers;
const about = { appointmentSessionId: sessionId, positionId: cast.position };
const until = addMinutes(deadline, 1);
const slotOf = ({ segmentId, start, end }: typeof first) => ({ segmentId, start, end });
const reservedAt = (segment: typeof first, who: (typeof seekers)[number]) =>
  anAppointment(
    [
      invited(who),
      happened('SlotHeld', { ...on, ...who, ...slotOf(segment), until }),
      happened('SlotReserved', { ...on, ...who, ...slotOf(segment), edits: 0 }),
    ],
    who.appointmentId,
  );

describe('interviews are made', () => {
  const both = [...untouched, confirmed(seeker, first.segmentId), confirmed(other, second.segmentId)];
  const related = {
    [`appointment:${appointmentId}`]: reservedAt(first, seeker),
    [`appointment:${secondAppointmentId}`]: reservedAt(second, other),
  };
  const generate = (more: object = {}) => send(both, 'GenerateArrangements', more, {}, related);
  const made = (who: (typeof seekers)[number], { segmentId }: typeof first, interview: unknown) => ({
    ...who,
    interviewId: interview,
    segmentId,
  });

  it('of everybody who reserved, and the answer names them', () => {
    const { own, others, result } = generate();
    const { interviewIds } = result as { interviewIds: string[] };
    expect(new Set(interviewIds).size).toBe(2);
    const arrangements = [made(seeker, first, interviewIds[0]), made(other, second, interviewIds[1])];
    expect(own).toEqual([{ type: 'ArrangementsGenerated', data: { ...about, arrangements } }]);
    expect(others.filter(({ type }) => type === 'AppointmentArranged').map(({ data, on }) => [data, on])).toMatchObject(
      [
        [
          { ...seeker, interviewId: interviewIds[0] },
          { aggregate: 'appointment', id: appointmentId },
        ],
        [
          { ...other, interviewId: interviewIds[1] },
          { aggregate: 'appointment', id: secondAppointmentId },
        ],
      ],
    );
  });

  it('of the selected ones only', () => {
    const { own, result } = generate({ appointmentIds: [secondAppointmentId] });
    const { interviewIds } = result as { interviewIds: string[] };
    expect(own[0]?.data).toMatchObject({ arrangements: [made(other, second, interviewIds[0])] });
  });
});

it('an invitation names the session, and answers who is in it', () => {
  const { own, others, result } = send(untouched, 'InviteToSession', { applicationIds: [cast.thirdApplication] });
  const { appointmentIds } = result as { appointmentIds: string[] };
  const [made] = appointmentIds;
  const who = { applicationId: cast.thirdApplication, jobSeekerId: cast.thirdJobSeeker, appointmentId: made };
  expect(own).toEqual([{ type: 'SeekerInvited', data: { ...about, ...who } }]);
  expect(others[0]?.data).toMatchObject({ ...who, sessionName: facts.name, deadline });
  const elsewhere = anApplication({
    id: cast.thirdApplication,
    jobSeekerId: cast.thirdJobSeeker,
    position: testId(98),
  });
  expect(
    send(
      untouched,
      'InviteToSession',
      { applicationIds: [cast.thirdApplication] },
      {},
      {
        [`application:${cast.thirdApplication}`]: elsewhere,
      },
    ).refused,
  ).toBe('session.no_qualified_seeker');
});
