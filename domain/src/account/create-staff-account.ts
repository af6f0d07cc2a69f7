import { claimTaken, holderOf } from '../claim/natural-key.ts';
import { accept, refuse } from '../shared/decider.ts';
import { account } from './account.ts';
import { emailKey, loginKey, phoneKey } from './keys.ts';

/** An administrator makes the account of a colleague. */
export const createStaffAccount = account.decider('CreateStaffAccount', {
  target: (_payload, { newId }) => account.ref(newId()),
  needs: ({ payload }) => ({
    login: loginKey(payload.loginName),
    phone: phoneKey(payload.phone),
    email: emailKey(payload.email),
  }),
  decide: ({ id, payload, related }) => {
    const { name, loginName, phone, email, roles, language } = payload;
    if (holderOf(related, 'login')) return refuse('account.login_taken', undefined, 'loginName');
    if (holderOf(related, 'phone')) return refuse('account.phone_taken', undefined, 'phone');
    if (holderOf(related, 'email')) return refuse('account.email_taken', undefined, 'email');
    const claims = [loginKey(loginName), phoneKey(phone), emailKey(email)].filter((claim) => claim !== undefined);
    const who = { accountId: id, jobSeekerId: null, personId: id, name, loginName, phone, email, language };
    return accept(
      [
        account.fact('StaffAccountCreated', { ...who, roles: [...new Set(roles)] }),
        ...claims.map((claim) => claimTaken(claim, id)),
      ],
      { accountId: id },
    );
  },
});
