import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';
import { otherThanShown } from './agreement.ts';

/** The owner accepts the registration agreement that they were shown; each version is told once, however often they sign in. */
export const acceptAgreement = account.decider('AcceptAgreement', {
  decide: (context) => {
    const { agreed } = context.payload;
    const other = otherThanShown(agreed, context.settings);
    if (other) return other;
    if (context.data.agreementVersion === agreed) return accept([]);
    return accept(account.fact('AgreementAccepted', { ...aboutAccount(context), agreementVersion: agreed }));
  },
});
