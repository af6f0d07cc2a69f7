import { claimReleased, holderOf } from '../claim/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { companyAccountKeyOf } from './company-account.ts';

/** A company's account leads here no more: it was the wrong one, or the company gave the colleague another. */
export const unlinkCompanyAccount = account.decider('UnlinkCompanyAccount', {
  offered: ({ data }) => data.companyAccount !== null,
  needs: ({ data }) => ({ company: companyAccountKeyOf(data.companyAccount) }),
  decide: (context) => {
    const key = companyAccountKeyOf(context.data.companyAccount);
    if (key === undefined) return refuse('company_account.none');
    const isHeld = holderOf(context.related, 'company') === context.id;
    return accept([
      account.fact('CompanyAccountUnlinked', aboutAccount(context)),
      ...(isHeld ? [claimReleased(key, context.id)] : []),
    ]);
  },
});
