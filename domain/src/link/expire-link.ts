import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { link } from './link.ts';

/** The clock's command: its instant came before it was used. */
export const expireLink = link.decider('ExpireLink', {
  illegal: () => refuse('link.expired'),
  decide: ({ id, data, now }) =>
    isBefore(now, data.expiresAt)
      ? refuse('link.invalid')
      : accept(link.fact('LinkExpired', { linkId: id, jobSeekerId: data.jobSeekerId })),
});
