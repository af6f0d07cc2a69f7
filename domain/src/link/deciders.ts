import { decides } from '../shared/aggregate.ts';
import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { link } from './link.ts';

/** Every command of the link with its decision. */
export const decidedLink = decides(link, {
  ExpireLink: {
    illegal: () => refuse('link.expired'),
    decide: ({ id, data, now }) =>
      isBefore(now, data.expiresAt)
        ? refuse('link.invalid')
        : accept({ type: 'LinkExpired', data: { linkId: id, jobSeekerId: data.jobSeekerId } }),
  },
  VoidLink: {
    illegal: () => refuse('link.expired'),
    decide: ({ id, data, payload }) =>
      accept({ type: 'LinkVoided', data: { linkId: id, jobSeekerId: data.jobSeekerId, reason: payload.reason } }),
  },
});
