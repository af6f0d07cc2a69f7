import type { accountQueries as contract } from '@talentlog/contracts';
import { account, isFactorRequired } from '@talentlog/domain/fold';
import { signInRef } from '@talentlog/runtime';
import { actionsFor } from '../access/actions.ts';
import { ownedBy } from '../access/scope.ts';
import {
  accountOf,
  type QueryContext,
  type QueryHandlers,
  type QueryResult,
  refusedWith,
} from '../bus/query-context.ts';
import type { AccountStored } from './view.ts';

/** Sign-ins that are not over or were not long ago, the newest first. */
export function signInsOf(
  { data }: AccountStored,
  { now, caller }: QueryContext,
): QueryResult<'mySecurity'>['signIns'] {
  const present = caller.account && signInRef(caller.account.signInId);
  return data.signIns
    .filter(({ until }) => until > now)
    .map(({ browser, network, ...one }) => ({
      ...one,
      browser: browser ?? '',
      network: network ?? '',
      isThis: one.signInRef === present,
    }))
    .reverse();
}

/** What who is signed in may know of how they sign in. */
export const securityQueries: Pick<QueryHandlers, keyof typeof contract & 'mySecurity'> = {
  async mySecurity(_params, context) {
    const { accountId } = accountOf(context);
    const row = await context.views.accounts.get(accountId);
    if (!row) return refusedWith('common.unavailable');
    const { credentialId, factorId } = row.data;
    return {
      data: {
        accountId,
        email: row.data.email,
        phone: row.data.phone,
        hasPassword: credentialId !== null,
        isPasswordGiven: row.notes.isPasswordGiven,
        hasSecondFactor: factorId !== null,
        isFactorRequired: isFactorRequired(row.data, context.settings),
        signIns: signInsOf(row, context),
        messagesOff: [...row.data.messagesOff],
        allowedActions: actionsFor(account, row, { ...ownedBy(''), accountId }, context),
      },
    };
  },
};
