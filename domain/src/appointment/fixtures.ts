import { appointmentSession } from '../appointment-session/appointment-session.ts';
import {
  applicationsOfSeekers,
  appointmentId,
  confirmed,
  first,
  held,
  invited,
  kinds,
  reserved,
  second,
  seekers,
  sessionId,
  slotHeld,
  untouched,
} from '../appointment-session/fixtures.ts';
import type { Fixtures } from '../shared/cells.ts';
import { cast } from '../shared/stories.ts';
import { happened, story, type Told, testActor, testSystem } from '../shared/testing.ts';
import { decidedAppointment } from './deciders.ts';

const [seeker] = seekers;
export const on = { ...seeker, appointmentSessionId: sessionId, positionId: cast.position };
const rejected = happened('AppointmentRejected', { ...on, reason: 'Other plans' });

export const appointmentHistories = {
  NONE: [],
  NOT_RESERVED: [invited()],
  IN_RESERVATION: [invited(), slotHeld(first)],
  RESERVED: reserved,
  REJECTED: [invited(), rejected],
  CANCELLED: [invited(), happened('AppointmentCancelled', { ...on, cause: 'RECORD_ENDED' })],
  COMPLETED: [...reserved, happened('AppointmentCompleted', { ...on, cause: 'SESSION_FINISHED' })],
} satisfies Record<string, readonly Told[]>;

/** What the session has written down about a seeker in that state. */
const books: Readonly<Record<string, readonly Told[]>> = {
  IN_RESERVATION: [held(seeker, first.segmentId)],
  RESERVED: [held(seeker, first.segmentId), confirmed(seeker, first.segmentId)],
  REJECTED: [happened('SeekerRefused', on)],
};

/** The open session around an appointment, with more after it. */
export const inSession = (state: string, ...more: readonly Told[]) =>
  story(appointmentSession, sessionId, [...untouched, ...(books[state] ?? []), ...more]);

const related = (state: string) => ({
  ...kinds,
  session: inSession(state),
  application: applicationsOfSeekers[`application:${cast.application}`] as (typeof applicationsOfSeekers)[string],
});
export const candidate = { kind: 'link', id: 'c'.repeat(64), jobSeekerId: cast.jobSeeker } as const;
const payload = { appointmentId };
const bySeeker = (state: string) => ({ payload, related: related(state), actor: candidate });

export const appointmentFixtures: Fixtures = {
  aggregate: decidedAppointment,
  id: appointmentId,
  histories: appointmentHistories,
  valid: {
    ChooseSlot: (state) => ({ ...bySeeker(state), payload: { ...payload, segmentId: second.segmentId } }),
    ConfirmSlot: (state) => ({ ...bySeeker(state), payload: { ...payload, segmentId: first.segmentId } }),
    ReleaseSlot: bySeeker,
    EditReservation: bySeeker,
    DeclineAppointment: (state) => ({ ...bySeeker(state), payload: { ...payload, reason: 'Another offer' } }),
    ReInviteAppointment: (state) => ({ payload, related: related(state), actor: testActor }),
    CancelAppointment: (state) => ({ payload, related: related(state), actor: testSystem }),
  },
};
