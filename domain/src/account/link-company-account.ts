import { claimTaken, holderOf } from '../claim/index.ts';
import { needLink, voidLink } from '../link/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { companyAccountKey } from './company-account.ts';

/**
 * A colleague comes in by the company's account from now on, also one who was invited and set no password. Neither moves silently: one that leads to
 * another account stays there, and an account that has one keeps it, for a mail may be given to somebody else.
 */
export const linkCompanyAccount = account.decider('LinkCompanyAccount', {
  offered: ({ data }) => data.companyAccount === null,
  needs: ({ payload, data }) => ({ company: companyAccountKey(payload), ...needLink(data.accessLink) }),
  decide: (context) => {
    const { id, data, payload, related } = context;
    const { issuer, companySubject } = payload;
    if (data.companyAccount !== null) return refuse('company_account.linked');
    if (holderOf(related, 'company')) return refuse('company_account.taken');
    const linked = { ...aboutAccount(context), issuer, companySubject, givesRoles: false };
    return accept([
      account.fact('CompanyAccountLinked', linked),
      claimTaken(companyAccountKey(payload), id),
      ...voidLink(related, 'ANSWERED'),
    ]);
  },
});
