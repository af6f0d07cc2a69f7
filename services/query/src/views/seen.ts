import type { Language, PersonSeen } from '@talentlog/contracts';
import { type AccountData, isBefore, type JobSeekerData } from '@talentlog/domain';
import type { ViewStore } from '@talentlog/runtime';
import type { z } from 'zod';
import type { FoldedRow } from './folded-view.ts';

export type Consent = 'AUTHORIZED' | 'EXPIRED' | 'UNAUTHORIZED';
export type Person = z.infer<typeof PersonSeen>;

/** The consent of a person at this moment: an end date counts even before its event came. */
export async function consentOf(views: ViewStore, jobSeekerId: string, now: string): Promise<Consent> {
  const row = (await views.get('privacyAuthorization', jobSeekerId)) as
    | FoldedRow<{ expiresAt: string | null }>
    | undefined;
  if (row === undefined) return 'UNAUTHORIZED';
  if (row.state === 'AUTHORIZED' && row.data.expiresAt !== null && !isBefore(now, row.data.expiresAt)) return 'EXPIRED';
  return row.state as Consent;
}

/** Middle digits hidden: `138 **** 6021`. */
export const maskPhone = (phone: string): string => {
  const digits = phone.replace(/^\+86/, '');
  return digits.length < 8 ? '****' : `${digits.slice(0, 3)} **** ${digits.slice(-4)}`;
};
export const maskEmail = (email: string): string => `${email.slice(0, 1)}***@${email.split('@')[1] ?? ''}`;

/**
 * A person as staff may see them now (DOMAIN.md section 6): full with consent, surname and stars once it expired, a number only
 * without. Contact fields stay masked until they are revealed by a command of their own.
 */
export async function personSeen(views: ViewStore, jobSeekerId: string, now: string): Promise<Person> {
  const row = (await views.get('jobSeeker', jobSeekerId)) as FoldedRow<JobSeekerData> | undefined;
  const consent = await consentOf(views, jobSeekerId, now);
  const number = row?.data.number ?? '';
  const hidden: Person = { jobSeekerId, number, name: '', consent, phone: null, email: null };
  if (row === undefined || consent === 'UNAUTHORIZED') return hidden;
  const { name, phone, email } = row.data;
  return {
    ...hidden,
    name: name === null ? '' : consent === 'EXPIRED' ? `${name.slice(0, 1)}**` : name,
    phone: phone === null ? null : maskPhone(phone),
    email: email === null ? null : maskEmail(email),
  };
}

export async function accountRef(views: ViewStore, accountId: string): Promise<{ accountId: string; name: string }> {
  const row = (await views.get('account', accountId)) as FoldedRow<AccountData> | undefined;
  return { accountId, name: row?.data.name ?? '' };
}

/** The language a person is written to in; Chinese for somebody without an account. */
export async function languageOf(views: ViewStore, jobSeekerId: string): Promise<Language> {
  const person = (await views.get('jobSeeker', jobSeekerId)) as FoldedRow<JobSeekerData> | undefined;
  const accountId = person?.data.accountId;
  if (!accountId) return 'zh-CN';
  return ((await views.get('account', accountId)) as FoldedRow<AccountData> | undefined)?.data.language ?? 'zh-CN';
}

export async function positionRef(
  views: ViewStore,
  positionId: string,
): Promise<{ positionId: string; title: string; titleEn: string }> {
  const row = (await views.get('position', positionId)) as
    | FoldedRow<{ details?: { title: string; titleEn: string } }>
    | undefined;
  return { positionId, title: row?.data.details?.title ?? '', titleEn: row?.data.details?.titleEn ?? '' };
}
