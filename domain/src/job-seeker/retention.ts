import type { RetentionRule } from '@talentlog/contracts';
import type { Settings } from '../shared/settings.ts';
import { addDays, dayOf, isBefore, monthsLater } from '../shared/time.ts';

/** What decides how long a person is kept. Instants are ISO 8601 UTC. */
export interface Keeping {
  readonly knownSince: string;
  /** They hold what is known of them in their own hands, and may close their account. */
  readonly hasAccount: boolean;
  readonly openApplications: number;
  /** When their last application ended. */
  readonly lastEndedAt: string | null;
  /** When they agreed last, and until when; null where they never did, or took it back. */
  readonly consent: { readonly since: string; readonly until: string | null } | null;
  /** When they took it back. */
  readonly consentEndedAt: string | null;
}

type Days = Pick<Settings, 'talentKeptDays' | 'recordsKeptMonths'>;

const latest = (...instants: readonly (string | null)[]): string =>
  instants.filter((one) => one !== null).reduce((a, b) => (isBefore(a, b) ? b : a), '1970-01-01T00:00:00.000Z');

/**
 * Whether the time in which a person is kept is over at this moment, and by which rule. Nobody who has something under way is; an owner of an
 * account only when their applications ended long ago and they never agreed again.
 */
export function retentionDue(keeping: Keeping, now: string, settings: Days): RetentionRule | undefined {
  const { knownSince, hasAccount, openApplications, lastEndedAt, consent, consentEndedAt } = keeping;
  if (openApplications > 0) return undefined;
  const agreedSince = consent !== null && lastEndedAt !== null && isBefore(lastEndedAt, consent.since);
  if (lastEndedAt !== null && !agreedSince) {
    const keptUntil = monthsLater(dayOf(lastEndedAt), settings.recordsKeptMonths);
    if (keptUntil <= dayOf(now)) return 'CLOSED_RECORDS';
  }
  const consentLives = consent !== null && (consent.until === null || isBefore(now, consent.until));
  if (hasAccount || consentLives) return undefined;
  const since = latest(knownSince, consent?.until ?? null, consentEndedAt, lastEndedAt);
  return isBefore(now, addDays(since, settings.talentKeptDays)) ? undefined : 'TALENT_WITHOUT_CONSENT';
}
