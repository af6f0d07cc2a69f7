import { claimTaken } from '../claim/index.ts';
import { accept } from '../shared/decider.ts';
import { account } from './account.ts';
import { keysOfStaff, needKeys, takenKey } from './staff-keys.ts';

/** The account of a colleague, made without asking them: of the first administrator, and where accounts come from elsewhere. */
export const createStaffAccount = account.decider('CreateStaffAccount', {
  target: (_payload, { newId }) => account.ref(newId()),
  needs: ({ payload }) => needKeys(payload),
  decide: ({ id, payload, related }) => {
    const { name, loginName, phone, email, roles, language } = payload;
    const taken = takenKey(related);
    if (taken) return taken;
    const who = { accountId: id, jobSeekerId: null, personId: id, name, loginName, phone, email, language };
    return accept(
      [
        account.fact('StaffAccountCreated', { ...who, roles: [...new Set(roles)] }),
        ...keysOfStaff(payload).map((claim) => claimTaken(claim, id)),
      ],
      { accountId: id },
    );
  },
});
