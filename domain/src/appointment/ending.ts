import { isActiveApplication, loadedApplication, workClosed, workOpened } from '../application/work.ts';
import { appointmentSession } from '../appointment-session/appointment-session.ts';
import { needLink, voidLink } from '../link/issuing.ts';
import { accept, type Fact, refuse } from '../shared/decider.ts';
import { takes } from '../shared/handle.ts';
import {
  appointmentOf,
  type Context,
  cancelled,
  closed,
  type Deciding,
  needSessionAndRecord,
  onSession,
  sessionLoaded,
} from './deciding.ts';
import { appointmentLink } from './inviting.ts';

const record = ({ related }: Context) => loadedApplication(related, 'application');

/** The seeker's seat and hold are free for others in the same commit. */
export const declineAppointment: Deciding<'DeclineAppointment'> = {
  needs: needSessionAndRecord,
  illegal: cancelled,
  decide: (context) => {
    const refused = closed(context);
    if (refused) return refused;
    if (context.data.interviewId !== null) return refuse('appointment.already_arranged');
    const { reason } = context.payload;
    if (reason === '') return refuse('appointment.reason_required', undefined, 'reason');
    return accept([
      { type: 'AppointmentRejected', data: { ...appointmentOf(context), reason } },
      onSession('SeekerRefused', context, {}),
      ...workClosed(record(context), 'APPOINTMENT', context.id),
    ]);
  },
};

/** A new link replaces the old one, which may have been forwarded or locked. */
export const reInviteAppointment: Deciding<'ReInviteAppointment'> = {
  needs: ({ data }) => ({ ...needSessionAndRecord({ data }), ...needLink(data.link) }),
  illegal: cancelled,
  decide: (context) => {
    const refused = closed(context);
    if (refused) return refused;
    if (!isActiveApplication(record(context))) return refuse('application.invalid_transition');
    const { deadline } = sessionLoaded(context).data;
    const who = appointmentOf(context);
    const { link, issued } = appointmentLink(context, context.id, who.jobSeekerId, deadline);
    return accept([
      { type: 'AppointmentReopened', data: { ...who, deadline, ...link } },
      ...voidLink(context.related),
      issued,
      onSession('SeekerReinvited', context, {}),
      workOpened(context.data.applicationId, 'APPOINTMENT', context.id),
    ]);
  },
};

/** A session that is over keeps no books any more. */
const removed = (context: Context): Fact[] =>
  takes(appointmentSession, sessionLoaded(context), 'SeekerRemoved') ? [onSession('SeekerRemoved', context, {})] : [];

export const cancelAppointment: Deciding<'CancelAppointment'> = {
  needs: ({ data }) => ({ ...needSessionAndRecord({ data }), ...needLink(data.link) }),
  illegal: cancelled,
  decide: (context) =>
    accept([
      { type: 'AppointmentCancelled', data: { ...appointmentOf(context), cause: 'RECORD_ENDED' } },
      ...voidLink(context.related, 'CLOSED'),
      ...removed(context),
      ...workClosed(record(context), 'APPOINTMENT', context.id),
    ]),
};
