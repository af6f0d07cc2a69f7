import { resume } from '../resume/index.ts';
import { type DecideContext, type Refusal, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import type { Settings } from '../shared/settings.ts';
import { ageOn } from '../shared/time.ts';

/** Whether a guardian has to agree, too; nobody knows where no birth date is known. */
export type GuardianNeed = 'YES' | 'NO' | 'UNKNOWN';

/** Under 14 nobody consents at all; from 14 to 17 a guardian agrees as well (DOMAIN.md section 2). */
export function guardianNeed(
  birthDate: string | null | undefined,
  now: string,
  { minimumAge, adultAge }: Settings,
): GuardianNeed | 'TOO_YOUNG' {
  if (!birthDate) return 'UNKNOWN';
  const age = ageOn(birthDate, now);
  if (age < minimumAge) return 'TOO_YOUNG';
  return age < adultAge ? 'YES' : 'NO';
}

/** Why somebody of this age may not consent, or not alone. */
export function underAge(
  guardian: object | null,
  { related, now, settings }: Pick<DecideContext<never, never>, 'related' | 'now' | 'settings'>,
): Refusal | undefined {
  const need = guardianNeed(loaded(related, 'resume', resume).data.blocks.basic.birthDate, now, settings);
  if (need === 'TOO_YOUNG') return refuse('delivery.under_14');
  return need === 'YES' && guardian === null ? refuse('privacy.guardian_required', undefined, 'guardian') : undefined;
}
