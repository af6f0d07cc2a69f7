import { accountEvents } from '@talentlog/contracts';
import { timersOf } from '../shared/timers.ts';

const timer = (accountId: string) => `closing:${accountId}`;

/** An account is gone when its days of regret are over. */
export const accountTimers = timersOf(accountEvents)({
  ClosingRequested: ({ data: { accountId, closesAt } }) => [
    { set: timer(accountId), at: closesAt, command: { name: 'CloseAccount', payload: { accountId } } },
  ],
  ClosingCancelled: ({ data }) => [{ cancel: timer(data.accountId) }],
  AccountErased: ({ data }) => [{ cancel: timer(data.accountId) }],
  AccountClosed: ({ data }) => [{ cancel: timer(data.accountId) }],
});
