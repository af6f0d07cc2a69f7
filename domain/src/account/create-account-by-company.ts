import { claimTaken, holderOf } from '../claim/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { account } from './account.ts';
import { companyAccountKey } from './company-account.ts';
import { keysOfStaff, needKeys, takenKey } from './staff-keys.ts';

const logins = ({ loginName, email }: { readonly loginName: string; readonly email: string }) => ({
  loginName,
  email,
  phone: null,
});

/** The account of a colleague whom the company's provider vouches for and nobody here knows; the rules give its roles. */
export const createAccountByCompany = account.decider('CreateAccountByCompany', {
  offered: ({ data }) => data.personId === '',
  target: (_payload, { newId }) => account.ref(newId()),
  needs: ({ payload }) => ({ ...needKeys(logins(payload)), company: companyAccountKey(payload) }),
  decide: ({ id, payload, related }) => {
    const { name, roles, language, issuer, companySubject } = payload;
    const keys = logins(payload);
    const taken = holderOf(related, 'company') ? refuse('company_account.taken') : takenKey(related);
    if (taken) return taken;
    const who = { accountId: id, jobSeekerId: null, personId: id };
    return accept(
      [
        account.fact('StaffAccountCreated', { ...who, name, ...keys, roles: [...new Set(roles)], language }),
        account.fact('CompanyAccountLinked', { ...who, issuer, companySubject, givesRoles: true }),
        ...keysOfStaff(keys).map((claim) => claimTaken(claim, id)),
        claimTaken(companyAccountKey(payload), id),
      ],
      { accountId: id },
    );
  },
});
