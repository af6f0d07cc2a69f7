import { issueLink } from '../link/one-time-link.ts';
import type { DecideContext } from '../shared/decider.ts';
import { interview } from './interview.ts';

export type Makers = Pick<DecideContext<never, never>, 'newId' | 'newLink'>;

/** Six digits, as unguessable as an identifier. */
export const signInCode = ({ newId }: Makers): string => {
  const digits = newId()
    .replace(/[^0-9a-f]/g, '')
    .slice(-12);
  return String(Number.parseInt(digits || '0', 16) % 1_000_000).padStart(6, '0');
};

/** The link of an interview works until its start. */
export function interviewLink(makers: Makers, interviewId: string, jobSeekerId: string, start: string) {
  const on = { aggregate: interview.name, id: interviewId };
  const wanted = { purpose: 'interview', stepUp: 'tail', on, of: { jobSeekerId }, expiresAt: start } as const;
  const { link, issued } = issueLink(makers, wanted);
  return { link: { linkId: link.linkId, seed: link.seed }, issued };
}
