import { type BasicBlock, birthDateIn, type RefusalCode } from '@talentlog/contracts';
import { type Refusal, refuse } from '../shared/decider.ts';
import { ageOn, dayOf } from '../shared/time.ts';

/** The oldest that somebody is taken to be. */
const oldest = 100;

/** Whether somebody can be born on that day: not later than today, and not more than a hundred years ago. */
export const isBirthDate = (day: string, now: string): boolean => day <= dayOf(now) && ageOn(day, now) <= oldest;

/** What is wrong with a mainland resident number, which carries a birth date and a check digit. */
function numberRefused({ identityType, identityNumber, birthDate }: BasicBlock, now: string): RefusalCode | undefined {
  if (identityType !== 'ID_CARD' || identityNumber === null) return undefined;
  const day = birthDateIn(identityNumber);
  if (day === undefined || !isBirthDate(day, now)) return 'resume.identity_number_wrong';
  return birthDate === null || birthDate === day ? undefined : 'resume.identity_birth_differs';
}

/**
 * Refuses a birth date or a document's number that cannot be. What is wrong already and was not touched stays: it must not bar the rest
 * from being saved.
 */
export function identityRefused(basic: BasicBlock, before: BasicBlock, now: string): Refusal | undefined {
  const { birthDate, identityType, identityNumber } = basic;
  const isTouched =
    identityNumber !== before.identityNumber || identityType !== before.identityType || birthDate !== before.birthDate;
  if (birthDate !== null && birthDate !== before.birthDate && !isBirthDate(birthDate, now))
    return refuse('resume.birth_date_range', undefined, 'content.birthDate');
  const wrong = isTouched ? numberRefused(basic, now) : undefined;
  return wrong && refuse(wrong, undefined, 'content.identityNumber');
}
