import type { Availability } from '../position/availability.ts';
import { privacyAuthorization } from '../privacy-authorization/privacy-authorization.ts';
import { type DecideContext, type Refusal, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { ageOn, isBefore } from '../shared/time.ts';

type Context = Pick<DecideContext<never, never>, 'related' | 'now' | 'settings'>;

/** The answer to a person who may not deliver: the same verdict that their button showed, told as a refusal. */
export function notAvailable(
  { status, used, limit }: Availability,
  birthDate: string | undefined,
  { now, settings }: Context,
): Refusal | undefined {
  switch (status) {
    case 'APPLICABLE':
      return undefined;
    case 'ALREADY_DELIVERED':
      return refuse('delivery.duplicate');
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
  const { state, data } = loaded(related, 'privacyAuthorization', privacyAuthorization);
  const lives = state === 'AUTHORIZED' && (data.expiresAt === null || isBefore(now, data.expiresAt));
  return lives ? undefined : refuse('privacy.consent_required');
}
