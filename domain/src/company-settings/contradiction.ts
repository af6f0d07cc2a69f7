import type { RefusalCode, SettingKey } from '@talentlog/contracts';
import { type Refusal, refuse } from '../shared/decider.ts';
import type { Settings } from '../shared/settings.ts';
import { contrastToWhite, leastContrast, readableOf } from './contrast.ts';

/** Two settings that cannot hold together, each within its own range: when, with which refusal, and what fills its words. */
interface Pair {
  readonly keys: readonly [SettingKey, SettingKey];
  readonly code: RefusalCode;
  readonly contradict: (settings: Settings) => boolean;
  readonly params?: (settings: Settings) => Refusal['params'];
}

/** So many days that many months have at least. */
const fewestDays = (months: number): number => Math.floor((months * 365) / 12);

const pairs: readonly Pair[] = [
  {
    keys: ['minimumAge', 'adultAge'],
    code: 'settings.ages_crossed',
    contradict: ({ minimumAge, adultAge }) => minimumAge > adultAge,
    params: ({ minimumAge, adultAge }) => ({ minimumAge, adultAge }),
  },
  {
    keys: ['remindHours', 'collectionLinkDays'],
    code: 'settings.reminder_too_late',
    contradict: ({ remindHours, collectionLinkDays }) => remindHours >= collectionLinkDays * 24,
    params: ({ remindHours, collectionLinkDays: days }) => ({ remindHours, days }),
  },
  {
    keys: ['consentRequestDays', 'consentDays'],
    code: 'settings.reminder_too_late',
    contradict: ({ consentRequestDays, consentDays }) => consentRequestDays >= consentDays,
    params: ({ consentRequestDays, consentDays: days }) => ({ remindHours: consentRequestDays * 24, days }),
  },
  {
    keys: ['offerLastReminderHours', 'offerReminderHours'],
    code: 'settings.reminders_crossed',
    contradict: ({ offerLastReminderHours, offerReminderHours }) => offerLastReminderHours >= offerReminderHours,
  },
  {
    keys: ['codesPerHour', 'codesPerDay'],
    code: 'settings.codes_crossed',
    contradict: ({ codesPerHour, codesPerDay }) => codesPerHour > codesPerDay,
  },
  // Who is asked would be gone while the link that asks them still lives.
  {
    keys: ['talentKeptDays', 'consentLinkDays'],
    code: 'settings.kept_too_short',
    contradict: ({ talentKeptDays, consentLinkDays }) => talentKeptDays < consentLinkDays,
  },
  // An application would be gone while it may still be reopened, or still keeps its person from that position.
  {
    keys: ['recordsKeptMonths', 'recordReopenDays'],
    code: 'settings.kept_too_short',
    contradict: ({ recordsKeptMonths, recordReopenDays }) => fewestDays(recordsKeptMonths) < recordReopenDays,
  },
  {
    keys: ['recordsKeptMonths', 'deliverAgainMonths'],
    code: 'settings.kept_too_short',
    contradict: ({ recordsKeptMonths, deliverAgainMonths }) => recordsKeptMonths < deliverAgainMonths,
  },
];

const at = (key: SettingKey): string => `values.${key}`;

/**
 * Why these settings cannot hold together; each is within its own range already. It is said at every setting that is part of it. A pair of
 * which none is `touched` may stand as it was left before a rule of ours was made: it is in nobody's way until one of them is changed.
 */
export function contradiction(settings: Settings, touched: readonly SettingKey[]): Refusal | undefined {
  const contrast = contrastToWhite(settings.accent);
  if (contrast < leastContrast)
    return refuse(
      'settings.accent_contrast',
      { contrast: Math.floor(contrast * 10) / 10, readable: readableOf(settings.accent) },
      at('accent'),
    );
  const pair = pairs.find(({ keys, contradict }) => keys.some((key) => touched.includes(key)) && contradict(settings));
  if (pair) return refuse(pair.code, pair.params?.(settings), at(pair.keys[0]), at(pair.keys[1]));
  const { smsQuietHours } = settings;
  // A night that begins when it ends would be none, or the whole day.
  if (smsQuietHours !== null && smsQuietHours.from === smsQuietHours.to)
    return refuse('settings.quiet_hours_empty', undefined, at('smsQuietHours'));
  return undefined;
}
