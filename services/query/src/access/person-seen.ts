import type { PersonSeen } from '@talentlog/contracts';
import { consentLives } from '@talentlog/domain/fold';
import type { z } from 'zod';
import type { QueryContext } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import type { Consent } from '../views/known-people.ts';
import { maskedLine } from './masked-line.ts';
import { maskEmail, maskPhone } from './masks.ts';

/** A person as staff may see them now. */
export type Person = z.infer<typeof PersonSeen>;

/** The consent of a person at this moment: an end date counts even before its event came. */
export function consentAt(row: RowOf<'consents'> | undefined, now: string): Consent {
  if (row === undefined) return 'UNAUTHORIZED';
  return row.state === 'AUTHORIZED' && !consentLives(row, now) ? 'EXPIRED' : row.state;
}

export async function consentOf({ views, now }: Pick<QueryContext, 'views' | 'now'>, jobSeekerId: string) {
  return consentAt(await views.consents.get(jobSeekerId), now);
}

/**
 * A person as staff may see them now (DOMAIN.md section 6): full with consent, surname and stars once it expired, a number only
 * without. Contact fields stay masked until they are revealed by a command of their own.
 */
export function personSeen(jobSeekerId: string, row: RowOf<'people'> | undefined, consent: Consent): Person {
  const hidden: Person = { jobSeekerId, number: row?.data.number ?? '', name: '', consent, phone: null, email: null };
  if (row === undefined || consent === 'UNAUTHORIZED') return hidden;
  const { name, phone, email } = row.data;
  return {
    ...hidden,
    // Whoever writes a phone number into their name has it masked like any other.
    name: name === null ? '' : consent === 'EXPIRED' ? `${name.slice(0, 1)}**` : maskedLine(name),
    phone: phone === null ? null : maskPhone(phone),
    email: email === null ? null : maskEmail(email),
  };
}

/** Without consent a row shows stage and dates only, and offers nothing but asking for consent (DOMAIN.md section 6). */
export const gated = ({ consent }: Pick<Person, 'consent'>, actions: string[]): string[] =>
  consent === 'AUTHORIZED' ? actions : [];
