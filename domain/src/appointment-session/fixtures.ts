import { appointment } from '../appointment/appointment.ts';
import { evaluation } from '../evaluation/evaluation.ts';
import { place } from '../interview/fixtures.ts';
import { interview } from '../interview/interview.ts';
import { link } from '../link/link.ts';
import type { Fixtures } from '../shared/cells.ts';
import { aCalendar, anApplication, anInterviewer, aPosition, cast } from '../shared/stories.ts';
import {
  given,
  happened,
  type Occasion,
  type Story,
  story,
  type Told,
  testActor,
  testId,
  testNow,
  testSystem,
} from '../shared/testing.ts';
import { addDays, addHours, addMinutes } from '../shared/time.ts';
import { decidedAppointmentSession } from './deciders.ts';

export const sessionId = testId(30);
export const deadline = addDays(testNow, 2);
export const appointmentId = testId(31);
export const secondAppointmentId = testId(32);
const day = addHours(deadline, 12);
/** One hour with one seat, one with two, and a temporary one. */
export const segments = [1, 2, 1].map((seats, hour) => ({
  segmentId: testId(33 + hour),
  start: addHours(day, hour * 2),
  end: addHours(day, hour * 2 + 1),
  seats,
  temporary: hour === 2,
}));
export const [first, second, third] = segments as [Segment, Segment, Segment];
type Segment = (typeof segments)[number];

export const facts = {
  name: 'First interviews, November',
  positionId: cast.position,
  stage: 'FIRST_INTERVIEW',
  place,
  durationMinutes: 45,
  gapMinutes: 15,
  restTime: { from: '12:00', to: '13:00' },
  principalId: testActor.id,
  interviewerIds: [cast.interviewer],
};

const on = { appointmentSessionId: sessionId, positionId: cast.position };
export const seekers = [
  { appointmentId, applicationId: cast.application, jobSeekerId: cast.jobSeeker },
  {
    appointmentId: secondAppointmentId,
    applicationId: cast.secondApplication,
    jobSeekerId: cast.secondJobSeeker,
  },
] as const;
const [seeker, secondSeeker] = seekers;

const { place: _place, ...told } = facts;
const created = happened('SessionCreated', { ...on, facts: told, place, deadline, segments, createdBy: testActor.id });
const draft = [created, ...seekers.map((invited) => happened('SeekerInvited', { ...on, ...invited }))];
const opened = happened('SessionOpened', { ...on, deadline });
/** An open session before anybody chose. */
export const untouched: readonly Told[] = [...draft, opened];
export const held = (who: (typeof seekers)[number], segmentId: string, until = addMinutes(testNow, 5)) =>
  happened('SeatHeld', { ...on, ...who, segmentId, until });
export const confirmed = (who: (typeof seekers)[number], segmentId: string) =>
  happened('SeatConfirmed', { ...on, ...who, segmentId });
export const generated = (...whom: readonly (typeof seekers)[number][]) =>
  happened('ArrangementsGenerated', {
    ...on,
    arrangements: whom.map((who) => ({ ...who, interviewId: testId(40), segmentId: first.segmentId })),
  });
export const closedNow = happened('SessionClosed', { ...on, principalId: testActor.id, unreserved: 1 });

/** The first seeker reserved the first segment; the second has not answered. */
const open: readonly Told[] = [...untouched, held(seeker, first.segmentId), confirmed(seeker, first.segmentId)];
export const sessionHistories = {
  NONE: [],
  DRAFT: draft,
  OPEN: open,
  CLOSED: [...open, closedNow],
  FINISHED: [...open, generated(seeker), happened('SessionFinished', on)],
  CANCELLED: [...draft, happened('SessionCancelled', { ...on, reason: 'Moved' })],
} satisfies Record<string, readonly Told[]>;

export const linkId = 'c'.repeat(64);
const invitedTo = (who: (typeof seekers)[number]) => ({ ...on, ...who, deadline, linkId });
const slot = ({ segmentId, start, end }: Segment) => ({ segmentId, start, end });
export const invited = (who: (typeof seekers)[number] = seeker) =>
  happened('AppointmentInvited', { ...invitedTo(who), sessionName: facts.name });
export const slotHeld = (segment: Segment, until = addMinutes(testNow, 5)) =>
  happened('SlotHeld', { ...on, ...seeker, ...slot(segment), until });
export const slotReserved = (segment: Segment, edits = 0) =>
  happened('SlotReserved', { ...on, ...seeker, ...slot(segment), edits });
export const arrangedAs = (interviewId: string) => happened('AppointmentArranged', { ...on, ...seeker, interviewId });
export const reserved: readonly Told[] = [invited(), slotHeld(first), slotReserved(first)];

export const anAppointment = (events: readonly Told[] = reserved, id: string = appointmentId): Story =>
  story(appointment, id, events);

/** Applications of both seekers, with their appointments as open work. */
export const applicationsOfSeekers: Readonly<Record<string, Story>> = Object.fromEntries(
  seekers.map((who) => [
    `application:${who.applicationId}`,
    anApplication({ id: who.applicationId, jobSeekerId: who.jobSeekerId, works: [['APPOINTMENT', who.appointmentId]] }),
  ]),
);
export const kinds: Readonly<Record<string, Story>> = {
  aLink: story(link, 'b'.repeat(64)),
  anEvaluation: story(evaluation, testId(48)),
  anInterview: story(interview, testId(49)),
};
export const around: Readonly<Record<string, Story>> = {
  ...applicationsOfSeekers,
  ...kinds,
  [`appointment:${appointmentId}`]: anAppointment(),
  [`appointment:${secondAppointmentId}`]: anAppointment([invited(secondSeeker)], secondAppointmentId),
  [`application:${cast.thirdApplication}`]: anApplication({
    id: cast.thirdApplication,
    jobSeekerId: cast.thirdJobSeeker,
  }),
  [`calendar:${cast.interviewer}`]: aCalendar(cast.interviewer),
  [`interviewer:${cast.interviewer}`]: anInterviewer(),
};
/** In a draft nobody has an appointment yet. */
const drafted: Readonly<Record<string, Story>> = {
  ...around,
  [`appointment:${appointmentId}`]: anAppointment([]),
  [`appointment:${secondAppointmentId}`]: anAppointment([], secondAppointmentId),
};

const payload = { appointmentSessionId: sessionId };
const later = { start: addHours(day, 8), end: addHours(day, 9), seats: 1 };
export const appointmentSessionFixtures: Fixtures = {
  aggregate: decidedAppointmentSession,
  id: sessionId,
  histories: sessionHistories,
  valid: {
    CreateAppointmentSession: () => ({
      payload: { facts, deadline, segments: segments.map(({ start, end, seats }) => ({ start, end, seats })) },
      related: { position: aPosition(), [`interviewer:${cast.interviewer}`]: anInterviewer() },
    }),
    InviteToSession: () => ({ payload: { ...payload, applicationIds: [cast.thirdApplication] }, related: around }),
    OpenAppointmentSession: () => ({ payload, related: drafted }),
    AddSegment: () => ({ payload: { ...payload, segment: later }, related: around }),
    RemoveSegment: () => ({ payload: { ...payload, segmentId: third.segmentId } }),
    UrgeSeekers: () => ({ payload, related: around }),
    CloseAppointmentSession: () => ({ payload, related: around, now: deadline, actor: testSystem }),
    ExtendSessionDeadline: () => ({ payload: { ...payload, deadline: addDays(deadline, 1) }, related: around }),
    GenerateArrangements: () => ({ payload, related: around }),
    AdjustArrangement: () => ({
      payload: { ...payload, appointmentId, segmentId: second.segmentId },
      related: around,
    }),
    FinishAppointmentSession: () => ({ payload, related: around }),
    CancelAppointmentSession: (state) => ({
      payload: { ...payload, reason: 'Interviewers left' },
      related: state === 'DRAFT' ? drafted : around,
    }),
  },
  policy: {
    FinishAppointmentSession: { OPEN: 'session.reserved_unarranged', CLOSED: 'session.reserved_unarranged' },
    CancelAppointmentSession: { OPEN: 'session.reserved_unarranged', CLOSED: 'session.reserved_unarranged' },
  },
};

/** One command on a session with that history, with everybody it knows around it. */
export const send = (
  events: readonly Told[],
  command: string,
  more: object = {},
  occasion: Occasion = {},
  related: Readonly<Record<string, Story>> = {},
) =>
  given(decidedAppointmentSession, sessionId, events)
    .related({ ...around, ...related })
    .when(command, { ...payload, ...more }, occasion);
