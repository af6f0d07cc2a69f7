import { issueLink } from '../link/index.ts';
import type { DecideContext } from '../shared/decider.ts';
import { addHours } from '../shared/time.ts';
import { interview } from './interview.ts';

export type Makers = Pick<DecideContext<never, never>, 'newId' | 'newLink' | 'settings'>;

/** Six digits, as unguessable as an identifier's last twelve. */
export const signInCode = ({ newId }: Pick<Makers, 'newId'>): string =>
  String(Number.parseInt(newId().slice(-12), 16) % 1_000_000).padStart(6, '0');

/** The link of an interview answers until its start, as the answers see to themselves, and works on for signing in and reading. */
export function interviewLink(makers: Makers, interviewId: string, jobSeekerId: string, end: string) {
  const on = { aggregate: interview.name, id: interviewId };
  const expiresAt = addHours(end, makers.settings.interviewLinkHours);
  const wanted = { purpose: 'interview', stepUp: 'tail', on, of: { jobSeekerId }, expiresAt } as const;
  const { link, issued } = issueLink(makers, wanted);
  return { link: { linkId: link.linkId }, issued };
}
