import { linkEvents } from '@talentlog/contracts';
import { timersOf } from '../shared/timers.ts';

const timer = (linkId: string) => `link:${linkId}`;

/** A link that was not used ends at its instant. */
export const linkTimers = timersOf(linkEvents)({
  LinkIssued: ({ data: { linkId, expiresAt } }) => [
    { set: timer(linkId), at: expiresAt, command: { name: 'ExpireLink', payload: { linkId } } },
  ],
  LinkVoided: ({ data }) => [{ cancel: timer(data.linkId) }],
  LinkExpired: ({ data }) => [{ cancel: timer(data.linkId) }],
});
