import { issueLink } from '../link/index.ts';
import type { DecideContext } from '../shared/decider.ts';
import { addDays, addHours } from '../shared/time.ts';

type Makers = Pick<DecideContext<never, never>, 'newLink' | 'settings'>;

/** What a session says of how long an appointment matters. */
interface Times {
  readonly deadline: string;
  readonly segments: readonly { readonly start: string }[];
}

/**
 * The link of an appointment. It books until the session's deadline, as the choices see to themselves, and can be read until the
 * interview that it led to is over (DOMAIN.md sections 2 and 6): that interview voids it, and at the latest it ends where the longest
 * session with this first segment could.
 */
export function appointmentLink(makers: Makers, appointmentId: string, jobSeekerId: string, session: Times) {
  const { sessionRangeDays, interviewLinkHours } = makers.settings;
  const first = session.segments.map(({ start }) => start).sort()[0] ?? session.deadline;
  const expiresAt = addHours(addDays(first, sessionRangeDays), interviewLinkHours);
  const on = { aggregate: 'appointment', id: appointmentId };
  const wanted = { purpose: 'appointment', stepUp: 'tail', on, of: { jobSeekerId }, expiresAt } as const;
  const { link, issued } = issueLink(makers, wanted);
  return { link: { linkId: link.linkId }, issued };
}
