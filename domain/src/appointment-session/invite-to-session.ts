import { application, waitsForInterview } from '../application/index.ts';
import { accept, beginsOn, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutSeeker } from './about.ts';
import { applicationOf, needApplications, qualifies } from './applications.ts';
import { appointmentBegun } from './appointment-books.ts';
import { appointmentSession } from './appointment-session.ts';

/** In a draft the seekers are only written down; their appointments begin when the session opens. */
export const inviteToSession = appointmentSession.decider('InviteToSession', {
  offered: ({ data, now }) => isBefore(now, data.deadline),
  begins: beginsOn(application, waitsForInterview),
  needs: ({ payload }) => needApplications(payload.applicationIds),
  decide: (context) => {
    const { data, payload, related, state, newId, now } = context;
    if (!isBefore(now, data.deadline)) return refuse('session.deadline_past');
    const known = new Set(data.seekers.map(({ applicationId }) => applicationId));
    const asked = [...new Set(payload.applicationIds)];
    const chosen = asked.filter(
      (applicationId) => !known.has(applicationId) && qualifies(data, applicationOf(related, { applicationId })),
    );
    if (chosen.length === 0) return refuse('session.no_qualified_seeker', undefined, 'applicationIds');
    const invitees = chosen.map((applicationId) => ({
      appointmentId: newId(),
      applicationId,
      jobSeekerId: applicationOf(related, { applicationId }).data.jobSeekerId,
    }));
    const facts = invitees.map((invitee) => appointmentSession.fact('SeekerInvited', aboutSeeker(context, invitee)));
    const begun = state === 'OPEN' ? invitees.flatMap((invitee) => appointmentBegun(invitee, context)) : [];
    return accept([...facts, ...begun], {
      appointmentIds: invitees.map(({ appointmentId }) => appointmentId),
      skipped: asked.filter((id) => !chosen.includes(id)),
    });
  },
});
