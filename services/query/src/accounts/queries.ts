import { type accountQueries as contract, isStaff } from '@talentlog/contracts';
import { account } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { ownedBy } from '../access/scope.ts';
import { accountOf, type QueryHandlers, refusedWith } from '../http/query-context.ts';
import { ownConsent } from '../people/own-consent.ts';
import type { On } from '../views/view.ts';
import { colleagueQueries } from './colleagues.ts';
import { heldWorkQueries } from './held-work.ts';
import { securityQueries } from './sign-ins.ts';

const mostMembers = 200;

/** The questions about accounts. */
export const accountQueries: Pick<QueryHandlers, keyof typeof contract> = {
  ...colleagueQueries,
  ...securityQueries,
  ...heldWorkQueries,

  async staffMembers({ role }, { views, caller }) {
    if (!isStaff(caller.account?.roles ?? [])) return refusedWith('auth.forbidden');
    const ofRole: On<'data.roles'> =
      role.length > 0 ? { field: 'data.roles', in: role } : { field: 'data.roles', isNull: false };
    const rows = await views.accounts.first({
      where: [{ field: 'state', in: ['ACTIVE'] }, ofRole],
      limit: mostMembers,
    });
    return { data: rows.map(({ id, data }) => ({ accountId: id, name: data.name ?? '', roles: [...data.roles] })) };
  },

  async myAccount(_params, context) {
    const { views } = context;
    const { accountId, jobSeekerId } = accountOf(context);
    const row = await views.accounts.get(accountId);
    if (!row) return refusedWith('common.unavailable');
    const { name, phone, email, emailProved, credentialId, language, closesAt, savedViews, columns } = row.data;
    return {
      data: {
        accountId,
        jobSeekerId: jobSeekerId ?? null,
        name: name ?? '',
        phone,
        email,
        emailProved,
        hasPassword: credentialId !== null,
        language,
        state: row.state,
        closesAt,
        savedViews: [...savedViews],
        columns: [...columns],
        consent: await ownConsent(jobSeekerId ?? '', context),
        allowedActions: actionsFor(account, row, { ...ownedBy(jobSeekerId ?? ''), accountId }, context),
      },
    };
  },
};
