import type { RetentionRule } from '@talentlog/contracts';
import type { Settings } from '../shared/settings.ts';
import { addDays, dayOf, isBefore, monthsLater, startOfDay } from '../shared/time.ts';

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
  /** Until when they can answer whether they agree; null where nobody asked, or they did answer. */
  readonly invitedUntil: string | null;
  /** From when on they may be erased, as they were told; null where nobody told them, or they agreed or applied since. */
  readonly announcedFor: string | null;
}

type Days = Pick<Settings, 'talentKeptDays' | 'recordsKeptMonths' | 'retentionNoticeDays'>;

/** What is done about a person whose time is over or nearly so: told of it, erased, or neither before `at`. */
export interface RetentionStep {
  readonly step: 'ANNOUNCE' | 'WAIT' | 'ERASE';
  readonly rule: RetentionRule;
  /** When they are erased, at the earliest. */
  readonly at: string;
}

/** A notice that nothing followed for so long is forgotten by who read it. */
const noticeLivesDays = 30;

/** Whether a notice is still to be believed: it was forgotten where nothing followed it for so long. */
export const noticeLives = (erasesAt: string, now: string): boolean =>
  isBefore(now, addDays(erasesAt, noticeLivesDays));

const latest = (...instants: readonly (string | null)[]): string =>
  instants.filter((one) => one !== null).reduce((a, b) => (isBefore(a, b) ? b : a), '1970-01-01T00:00:00.000Z');

/**
 * When the time in which a person is kept is over, and by which rule; undefined where something is under way, or they agreed without an
 * end. It is not before their consent ended, nor before a link that asks for it did; for an owner of an account only where their
 * applications ended and they never agreed again.
 */
export function keptUntil(keeping: Keeping, settings: Days): Omit<RetentionStep, 'step'> | undefined {
  const { knownSince, hasAccount, openApplications, lastEndedAt, consent, consentEndedAt, invitedUntil } = keeping;
  if (openApplications > 0 || (consent !== null && consent.until === null)) return undefined;
  // What somebody agreed to holds until the day that they were told. Whoever may still say yes is not let go of meanwhile; the time itself
  // does not begin anew with the question: an answer that never comes changes nothing.
  const held = [consent?.until ?? null, invitedUntil];
  const agreedSince = consent !== null && lastEndedAt !== null && isBefore(lastEndedAt, consent.since);
  const ends: Omit<RetentionStep, 'step'>[] = [];
  if (lastEndedAt !== null && !agreedSince) {
    const records = startOfDay(monthsLater(dayOf(lastEndedAt), settings.recordsKeptMonths));
    ends.push({ rule: 'CLOSED_RECORDS', at: latest(records, ...held) });
  }
  if (!hasAccount) {
    const since = latest(knownSince, consent?.until ?? null, consentEndedAt, lastEndedAt);
    ends.push({ rule: 'TALENT_WITHOUT_CONSENT', at: latest(addDays(since, settings.talentKeptDays), ...held) });
  }
  return ends.reduce<Omit<RetentionStep, 'step'> | undefined>(
    (first, end) => (first === undefined || isBefore(end.at, first.at) ? end : first),
    undefined,
  );
}

/** What is to be done about a person at this moment. Whoever has an account is told first, and erased when the notice is over. */
export function retentionStep(keeping: Keeping, now: string, settings: Days): RetentionStep | undefined {
  const end = keptUntil(keeping, settings);
  if (end === undefined) return undefined;
  const atItsTime = (at: string): RetentionStep => ({ ...end, at, step: isBefore(now, at) ? 'WAIT' : 'ERASE' });
  if (!keeping.hasAccount) return atItsTime(end.at);
  const { announcedFor } = keeping;
  if (announcedFor !== null && noticeLives(announcedFor, now)) return atItsTime(latest(end.at, announcedFor));
  const soonest = addDays(now, settings.retentionNoticeDays);
  return isBefore(soonest, end.at) ? { ...end, step: 'WAIT' } : { ...end, step: 'ANNOUNCE', at: soonest };
}
