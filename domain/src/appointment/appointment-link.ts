import { issueLink } from '../link/one-time-link.ts';
import type { DecideContext } from '../shared/decider.ts';

type Makers = Pick<DecideContext<never, never>, 'newLink'>;

/** The link of an appointment works until the session's deadline. */
export function appointmentLink(makers: Makers, appointmentId: string, jobSeekerId: string, deadline: string) {
  const on = { aggregate: 'appointment', id: appointmentId };
  const wanted = { purpose: 'appointment', stepUp: 'tail', on, of: { jobSeekerId }, expiresAt: deadline } as const;
  const { link, issued } = issueLink(makers, wanted);
  return { link: { linkId: link.linkId, seed: link.seed }, issued };
}
