import type { Availability } from '../position/index.ts';
import { consentLives, privacyAuthorization } from '../privacy-authorization/index.ts';
import { type DecideContext, type Refusal, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { ageOn } from '../shared/time.ts';

type Context = Pick<DecideContext<never, never>, 'related' | 'now' | 'settings'>;

/** The answer to a person who may not deliver: the same verdict that their button showed, told as a refusal. */
export function notAvailable(
  { status, used, limit, againOn }: Availability,
  birthDate: string | undefined,
  { now, settings }: Context,
): Refusal | undefined {
  switch (status) {
    case 'APPLICABLE':
      return undefined;
    case 'ALREADY_DELIVERED':
      return refuse('delivery.duplicate', againOn === undefined ? undefined : { from: againOn });
    case 'LIMIT_REACHED':
      return refuse('delivery.limit_exceeded', { used: used ?? 0, limit: limit ?? 0 });
    case 'AGE_NOT_MET': {
      const age = birthDate === undefined ? 0 : ageOn(birthDate, now);
      return refuse(age < settings.minimumAge ? 'delivery.under_14' : 'delivery.under_18_agreement');
    }
    default:
      return refuse('position.unavailable', { because: status });
  }
}

/** Nobody's resume is handed over without a consent that lives. */
export function consentMissing({ related, now }: Context): Refusal | undefined {
  const consent = loaded(related, 'privacyAuthorization', privacyAuthorization);
  return consentLives(consent, now) ? undefined : refuse('privacy.consent_required');
}
