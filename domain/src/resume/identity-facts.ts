import { type BasicBlock, isResidentNumber } from '@talentlog/contracts';
import { type Refusal, refuse } from '../shared/decider.ts';
import { ageOn, dayOf } from '../shared/time.ts';

/** The oldest that somebody is taken to be. */
const oldest = 100;

/** Whether somebody can be born on that day: not later than today, and not more than a hundred years ago. */
export const isBirthDate = (day: string, now: string): boolean => day <= dayOf(now) && ageOn(day, now) <= oldest;

/** Whether the number can be that of the document: a mainland resident number carries a check digit. */
const isIdentityNumber = ({ identityType, identityNumber }: BasicBlock): boolean =>
  identityType !== 'ID_CARD' || identityNumber === null || isResidentNumber(identityNumber);

/**
 * Refuses a birth date or a document's number that cannot be. What is wrong already and was not touched stays: it must not bar the rest
 * from being saved.
 */
export function identityRefused(basic: BasicBlock, before: BasicBlock, now: string): Refusal | undefined {
  const { birthDate, identityType, identityNumber } = basic;
  const isTouched = identityNumber !== before.identityNumber || identityType !== before.identityType;
  if (birthDate !== null && birthDate !== before.birthDate && !isBirthDate(birthDate, now))
    return refuse('resume.birth_date_range', undefined, 'content.birthDate');
  if (isTouched && !isIdentityNumber(basic))
    return refuse('resume.identity_number_wrong', undefined, 'content.identityNumber');
  return undefined;
}
