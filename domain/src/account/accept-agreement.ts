import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** The owner accepts the registration agreement as it reads now; each version is told once, however often they sign in. */
export const acceptAgreement = account.decider('AcceptAgreement', {
  decide: (context) => {
    const { agreementVersion } = context.settings;
    if (context.data.agreementVersion === agreementVersion) return accept([]);
    return accept(account.fact('AgreementAccepted', { ...aboutAccount(context), agreementVersion }));
  },
});
