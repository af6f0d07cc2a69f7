import type { accountQueries as contract } from '@talentlog/contracts';
import { account } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { oneOf, page } from '../access/pages.ts';
import { ownedBy } from '../access/scope.ts';
import { type QueryContext, type QueryHandlers, type QueryResult, refusedWith } from '../bus/query-context.ts';
import { signInsOf } from './sign-ins.ts';
import type { AccountStored } from './view.ts';

/** Who works here, for whoever gives and takes their rights. */
export const colleagueQueries: Pick<QueryHandlers, keyof typeof contract & `colleague${string}`> = {
  colleagues({ text, state, role, ...paging }, context) {
    const query = {
      where: [...oneOf('isColleague', ['yes']), ...oneOf('state', state), ...oneOf('data.roles', role)],
      ...(text ? { search: text } : {}),
      sort: [{ field: 'updatedAt', descending: true }] as const,
    };
    return page(context.views.accounts, query, paging, async (rows) => rows.map((row) => seen(row, context)));
  },

  async colleagueDetail({ accountId }, context) {
    const row = await context.views.accounts.get(accountId);
    if (row?.isColleague !== 'yes') return refusedWith('common.not_found');
    return { data: { ...seen(row, context), signIns: signInsOf(row, context) } };
  },
};

function seen(row: AccountStored, context: QueryContext): QueryResult<'colleagues'>['rows'][number] {
  const { id, state, since, revision, data } = row;
  const { name, loginName, email, phone, roles, language, accessLink, credentialId } = data;
  return {
    accountId: id,
    name: name ?? '',
    ...{ loginName, email, phone, language, state, since, revision },
    roles: [...roles],
    linkUntil: accessLink?.expiresAt ?? null,
    hasPassword: credentialId !== null,
    hasSecondFactor: data.factorId !== null,
    companyAccount: data.companyAccount === null ? null : data.companyAccount.givesRoles ? 'GIVES_ROLES' : 'LINKED',
    lastSignInAt: data.signIns.at(-1)?.at ?? null,
    allowedActions: actionsFor(account, row, { ...ownedBy(''), accountId: id }, context),
  };
}
