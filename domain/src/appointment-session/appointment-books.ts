import type { EventsOf } from '@talentlog/contracts';
import { workClosed, workOpened } from '../application/index.ts';
import { appointment, appointmentLink } from '../appointment/index.ts';
import { linkEnded, needLink, voidLink } from '../link/index.ts';
import type { Folded, Ref } from '../shared/aggregate.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { factIfTaken, loaded, loadedIf } from '../shared/handle.ts';
import { aboutSeeker, type Context, type Invitee } from './about.ts';
import { applicationOf } from './applications.ts';
import type { Seeker } from './data.ts';

type LoadedAppointment = Folded<typeof appointment.initialData, string>;
type Of<K> = Extract<EventsOf<typeof appointment.events>, { type: K }>['data'];

const nameOf = (appointmentId: string): string => `appointment:${appointmentId}`;

/** Loads the appointments of these seekers. */
export const needAppointments = (seekers: readonly Pick<Seeker, 'appointmentId'>[]): Record<string, Ref> =>
  Object.fromEntries(seekers.map(({ appointmentId }) => [nameOf(appointmentId), appointment.ref(appointmentId)]));

const linkOf = (appointmentId: string): string => `link:${appointmentId}`;

/** Loads the links of these appointments, once they are known. */
export function needLinks(seekers: readonly Pick<Seeker, 'appointmentId'>[], related: Related) {
  const links = seekers.map(({ appointmentId: id }) =>
    needLink(loadedIf(related, nameOf(id), appointment)?.data.link, linkOf(id)),
  );
  return Object.fromEntries(links.flatMap((named) => Object.entries(named)));
}

/** The appointment of a seeker. */
export const appointmentOf = (from: Related, { appointmentId }: Pick<Seeker, 'appointmentId'>): LoadedAppointment =>
  loaded(from, nameOf(appointmentId), appointment);

/** The appointment itself, its link and the work it is on the application. */
export function appointmentBegun(invitee: Invitee, context: Context): Fact[] {
  const { appointmentId, applicationId, jobSeekerId } = invitee;
  const { deadline, facts } = context.data;
  const { link, issued } = appointmentLink(context, appointmentId, jobSeekerId, context.data);
  const invited = { ...aboutSeeker(context, invitee), deadline, ...link, sessionName: facts?.name ?? '' };
  return [
    appointment.factOn(appointmentId, 'AppointmentInvited', invited),
    issued,
    workOpened(applicationId, 'APPOINTMENT', appointmentId),
  ];
}

/** The link that a reminder repeats: the present one, or another one in its place where it ended. */
export function linkToRepeat({ id, data }: LoadedAppointment, context: Context) {
  if (!linkEnded(context.related, linkOf(id))) return { link: data.link, issued: [] };
  const next = appointmentLink(context, id, data.jobSeekerId, context.data);
  return { link: next.link, issued: [next.issued] };
}

/** A new link with the new deadline in place of the old one, for an appointment that can still change. */
export function appointmentExtended({ id, data }: LoadedAppointment, deadline: string, context: Context): Fact[] {
  const { applicationId, jobSeekerId } = data;
  const { segments } = context.data;
  const { link, issued } = appointmentLink(context, id, jobSeekerId, { deadline, segments });
  const who = aboutSeeker(context, { appointmentId: id, applicationId, jobSeekerId });
  return [
    appointment.factOn(id, 'AppointmentDeadlineExtended', { ...who, deadline, ...link }),
    ...voidLink(context.related, 'REPLACED', linkOf(id)),
    issued,
  ];
}

/** An appointment that became an interview is over with its session, and with it its work on the application. */
export const appointmentCompleted = (seeker: Seeker, context: Context): Fact[] => [
  ...factIfTaken(appointment, appointmentOf(context.related, seeker), 'AppointmentCompleted', {
    ...aboutSeeker(context, seeker),
    cause: 'SESSION_FINISHED',
  }),
  ...workClosed(applicationOf(context.related, seeker), 'APPOINTMENT', seeker.appointmentId),
];

/** One that did not is cancelled with its session. */
export const appointmentCancelled = (
  seeker: Seeker,
  cause: Of<'AppointmentCancelled'>['cause'],
  context: Context,
): Fact[] => [
  ...factIfTaken(appointment, appointmentOf(context.related, seeker), 'AppointmentCancelled', {
    ...aboutSeeker(context, seeker),
    cause,
  }),
  ...workClosed(applicationOf(context.related, seeker), 'APPOINTMENT', seeker.appointmentId),
];
