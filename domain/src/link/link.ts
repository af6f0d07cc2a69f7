import { linkCommands, linkEvents } from '@talentlog/contracts';
import { accept, defineAggregate, refuse } from '../shared/aggregate.ts';
import { isBefore } from '../shared/time.ts';
import { evolveLink, linkLifecycle, noLink } from './lifecycle.ts';

/** A one-time link; see `lifecycle.ts` for what it protects and `issuing.ts` for who makes it. */
export const link = defineAggregate({
  name: 'link',
  commands: linkCommands,
  events: linkEvents,
  lifecycle: linkLifecycle,
  initialData: noLink,
  evolve: evolveLink,
  deciders: {
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
  },
  ownership: ({ jobSeekerId }) => ({ jobSeekerId }),
});
