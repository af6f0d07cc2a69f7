import { claimTaken, holderOf } from '../claim/index.ts';
import { seekerPhone } from '../job-seeker/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { account } from './account.ts';
import { otherThanShown } from './agreement.ts';
import { phoneKey } from './keys.ts';
import { knownPerson, needKnownPerson, personRegistered } from './registered-person.ts';

/** Somebody signs in with a phone for the first time; whoever staff know by it already is the same person. */
export const registerAccount = account.decider('RegisterAccount', {
  target: (_payload, { newId }) => account.ref(newId()),
  needs: ({ payload, related }) => ({
    phone: phoneKey(payload.phone),
    person: seekerPhone(payload.phone),
    ...needKnownPerson(related),
  }),
  decide: ({ id, payload, related, settings, newId }) => {
    const { phone, language, agreed } = payload;
    const other = agreed === null ? undefined : otherThanShown(agreed, settings);
    if (other) return other;
    const claim = phoneKey(phone);
    if (claim === undefined || holderOf(related, 'phone')) return refuse('account.phone_taken', undefined, 'phone');
    const known = knownPerson(related);
    const name = payload.name ?? known?.data.name ?? null;
    const jobSeekerId = known?.id ?? newId();
    const who = { accountId: id, jobSeekerId, personId: jobSeekerId };
    return accept(
      [
        account.fact('AccountRegistered', { ...who, name, phone, language }),
        ...(agreed === null ? [] : [account.fact('AgreementAccepted', { ...who, agreementVersion: agreed })]),
        claimTaken(claim, id),
        ...personRegistered(related, jobSeekerId, { accountId: id, phone, name }),
      ],
      { accountId: id, jobSeekerId },
    );
  },
});
