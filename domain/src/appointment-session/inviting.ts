import { applicationRef, isActiveApplication, loadedApplication, workOpened } from '../application/work.ts';
import { appointment as appointments } from '../appointment/appointment.ts';
import { appointmentLink } from '../appointment/inviting.ts';
import { type Folded, type Ref } from '../shared/aggregate.ts';
import { accept, type Fact, type Related, refuse } from '../shared/decider.ts';
import { factIfTaken, factOn, loaded } from '../shared/handle.ts';
import { addHours, isBefore } from '../shared/time.ts';
import type { Context, Deciding } from './deciding.ts';
import { sessionOf } from './deciding.ts';
import type { AppointmentSessionData, Seeker } from './lifecycle.ts';

type LoadedRecord = ReturnType<typeof loadedApplication>;
type Invitee = Pick<Seeker, 'appointmentId' | 'applicationId' | 'jobSeekerId'>;

const recordName = (applicationId: string) => `application:${applicationId}`;
const appointmentName = (appointmentId: string) => `appointment:${appointmentId}`;

/** References to the records of these seekers. */
export const needRecords = (applicationIds: readonly string[]): Record<string, Ref> =>
  Object.fromEntries(applicationIds.map((id) => [recordName(id), applicationRef(id)]));

/** References to the appointments of these seekers. */
export const needAppointments = (seekers: readonly Pick<Seeker, 'appointmentId'>[]): Record<string, Ref> =>
  Object.fromEntries(
    seekers.map(({ appointmentId }) => [
      appointmentName(appointmentId),
      { aggregate: 'appointment', id: appointmentId },
    ]),
  );

export const recordOf = (from: Related, { applicationId }: Pick<Seeker, 'applicationId'>): LoadedRecord =>
  loadedApplication(from, recordName(applicationId));
export const appointmentOf = (from: Related, { appointmentId }: Pick<Seeker, 'appointmentId'>) =>
  loaded(from, appointmentName(appointmentId), appointments);

/** Invited are active records of the session's position at its stage. */
const qualifies = ({ facts }: AppointmentSessionData, record: LoadedRecord): boolean =>
  isActiveApplication(record) && record.data.positionId === facts?.positionId && record.data.stage === facts.stage;

/** The appointment itself, its link and the work it is on the record. */
function invitation(invitee: Invitee, context: Context): Fact[] {
  const { data } = context;
  const { link, issued } = appointmentLink(context, invitee.appointmentId, invitee.jobSeekerId, data.deadline);
  const who = { ...sessionOf(context), ...invitee };
  const invited = { ...who, deadline: data.deadline, ...link, sessionName: data.facts?.name ?? '' };
  return [
    factOn(appointments, invitee.appointmentId, 'AppointmentInvited', invited),
    issued,
    workOpened(invitee.applicationId, 'APPOINTMENT', invitee.appointmentId),
  ];
}

/** In a draft the seekers are only written down; their appointments begin when the session opens. */
export const inviteToSession: Deciding<'InviteToSession'> = {
  needs: ({ payload }) => needRecords(payload.applicationIds),
  decide: (context) => {
    const { data, payload, related, state, newId, now } = context;
    if (!isBefore(now, data.deadline)) return refuse('session.deadline_past');
    const known = new Set(data.seekers.map(({ applicationId }) => applicationId));
    const asked = [...new Set(payload.applicationIds)];
    const chosen = asked.filter((id) => !known.has(id) && qualifies(data, recordOf(related, { applicationId: id })));
    if (chosen.length === 0) return refuse('session.no_qualified_seeker', undefined, 'applicationIds');
    const invitees = chosen.map((applicationId) => ({
      appointmentId: newId(),
      applicationId,
      jobSeekerId: recordOf(related, { applicationId }).data.jobSeekerId,
    }));
    const facts = invitees.map((invitee) => ({ type: 'SeekerInvited', data: { ...sessionOf(context), ...invitee } }));
    const begun = state === 'OPEN' ? invitees.flatMap((invitee) => invitation(invitee, context)) : [];
    return accept([...facts, ...begun], {
      appointmentIds: invitees.map(({ appointmentId }) => appointmentId),
      skipped: asked.filter((id) => !chosen.includes(id)),
    });
  },
};

/** Who is not qualified any more is dropped; the others get their appointment and link. */
export const openAppointmentSession: Deciding<'OpenAppointmentSession'> = {
  needs: ({ data }) => needRecords(data.seekers.map(({ applicationId }) => applicationId)),
  decide: (context) => {
    const { data, related, now } = context;
    if (!isBefore(now, data.deadline)) return refuse('session.deadline_past');
    const session = sessionOf(context);
    const invitees = data.seekers.map(({ appointmentId, applicationId, jobSeekerId }) => ({
      appointmentId,
      applicationId,
      jobSeekerId,
    }));
    const qualified = invitees.filter((invitee) => qualifies(data, recordOf(related, invitee)));
    if (qualified.length === 0) return refuse('session.no_qualified_seeker');
    const dropped = invitees.filter((invitee) => !qualified.includes(invitee));
    return accept([
      ...dropped.map((invitee) => ({ type: 'SeekerRemoved', data: { ...session, ...invitee } })),
      { type: 'SessionOpened', data: { ...session, deadline: data.deadline } },
      ...qualified.flatMap((invitee) => invitation(invitee, context)),
    ]);
  },
};

/** Who would be reminded, before it is asked when they were reminded last. */
const waiting = (data: AppointmentSessionData, appointmentIds: readonly string[] | undefined) =>
  data.seekers.filter(
    ({ appointmentId, reservation }) =>
      reservation === 'UNRESERVED' && (appointmentIds === undefined || appointmentIds.includes(appointmentId)),
  );

export const urgeSeekers: Deciding<'UrgeSeekers'> = {
  needs: ({ data, payload }) => needAppointments(waiting(data, payload.appointmentIds)),
  decide: (context) => {
    const { data, payload, related, now, settings } = context;
    if (!isBefore(now, data.deadline)) return refuse('session.deadline_past');
    const due = waiting(data, payload.appointmentIds).filter(
      ({ urgedAt }) => urgedAt === null || !isBefore(now, addHours(urgedAt, settings.remindHours)),
    );
    if (due.length === 0) return refuse('session.none_to_urge', { hours: settings.remindHours });
    const session = sessionOf(context);
    const appointmentIds = due.map(({ appointmentId }) => appointmentId);
    return accept([
      { type: 'SeekersUrged', data: { ...session, appointmentIds, urgedAt: now } },
      ...due.flatMap((seeker) => {
        const appointment = appointmentOf(related, seeker);
        const { appointmentId, applicationId, jobSeekerId } = seeker;
        const who = { ...session, appointmentId, applicationId, jobSeekerId };
        const urged = { ...who, deadline: data.deadline, ...appointment.data.link };
        return factIfTaken(appointments, appointment, 'AppointmentUrged', urged);
      }),
    ]);
  },
};

/** A new link with the new deadline, for an appointment that can still change. */
export function extended(
  appointment: Folded<{ applicationId: string; jobSeekerId: string }, string>,
  deadline: string,
  context: Context,
): Fact[] {
  const { applicationId, jobSeekerId } = appointment.data;
  const { link, issued } = appointmentLink(context, appointment.id, jobSeekerId, deadline);
  const who = { ...sessionOf(context), appointmentId: appointment.id, applicationId, jobSeekerId };
  return [factOn(appointments, appointment.id, 'AppointmentDeadlineExtended', { ...who, deadline, ...link }), issued];
}
