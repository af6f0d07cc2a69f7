import { accept, refuse } from '../shared/decider.ts';
import { link } from './link.ts';

/** A policy's command: what the link was for is over or was answered. */
export const voidLinkNow = link.decider('VoidLink', {
  illegal: () => refuse('link.expired'),
  decide: ({ id, data, payload }) =>
    accept(link.fact('LinkVoided', { linkId: id, jobSeekerId: data.jobSeekerId, reason: payload.reason })),
});
