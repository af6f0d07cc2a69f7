import type { CompanySettings, SettingKey } from '@talentlog/contracts';

type KeyOf<T> = { [K in SettingKey]: CompanySettings[K] extends T ? K : never }[SettingKey];

/** What is counted, for numbers. */
export type Unit = 'times' | 'months' | 'days' | 'hours' | 'minutes' | 'years';
type Kind =
  | 'text'
  | 'line'
  | 'lines'
  | 'mail'
  | 'phone'
  | 'colour'
  | 'logo'
  | 'flag'
  | 'tracks'
  | 'roles'
  | 'steps'
  | 'hours'
  | 'stages';
type Control = { readonly kind: Kind } | { readonly unit: Unit };

const text = { kind: 'text' } as const;
const line = { kind: 'line' } as const;
const lines = { kind: 'lines' } as const;
const counted = (unit: Unit) => ({ unit }) as const;

/** How each setting is written: numbers with their unit, everything else by its kind. */
export const controls: Readonly<Record<SettingKey, Control>> & Readonly<Record<KeyOf<number>, { unit: Unit }>> = {
  companyName: text,
  companyNameEn: text,
  companyFullName: line,
  companyFullNameEn: line,
  slogan: line,
  sloganEn: line,
  about: lines,
  aboutEn: lines,
  footer: line,
  footerEn: line,
  contactMail: { kind: 'mail' },
  contactPhone: { kind: 'phone' },
  icpNumber: line,
  accent: { kind: 'colour' },
  logo: { kind: 'logo' },
  pausedTracks: { kind: 'tracks' },
  recommendingPaused: { kind: 'flag' },
  campusDeliveriesPerBatch: counted('times'),
  socialDeliveriesInProcess: counted('times'),
  deliverAgainMonths: counted('months'),
  minimumAge: counted('years'),
  adultAge: counted('years'),
  resumeFiles: counted('times'),
  lockDays: counted('days'),
  recordReopenDays: counted('days'),
  stageDays: { kind: 'stages' },
  finishedTaskDays: counted('days'),
  sharedTalentBase: { kind: 'flag' },
  appointmentEdits: counted('times'),
  slotHoldMinutes: counted('minutes'),
  interviewLinkHours: counted('hours'),
  sessionRangeDays: counted('days'),
  offerLinkDays: counted('days'),
  offerReminderHours: counted('hours'),
  offerLastReminderHours: counted('hours'),
  offerReviveDays: counted('days'),
  approvalHops: counted('times'),
  approvalByAnother: { kind: 'flag' },
  collectionLinkDays: counted('days'),
  remindHours: counted('hours'),
  smsQuietHours: { kind: 'hours' },
  consentDays: counted('days'),
  consentRequestDays: counted('days'),
  closingRegretDays: counted('days'),
  retentionRuns: { kind: 'flag' },
  talentKeptDays: counted('days'),
  recordsKeptMonths: counted('months'),
  retentionNoticeDays: counted('days'),
  consentLinkDays: counted('days'),
  consentAnewDays: counted('days'),
  accessLinkHours: counted('hours'),
  passwordTries: counted('times'),
  passwordLockMinutes: counted('minutes'),
  codesPerHour: counted('times'),
  codesPerDay: counted('times'),
  secondFactorRoles: { kind: 'roles' },
  setupSkipped: { kind: 'steps' },
};

/** Settings that are looked at and changed together, in the order of the page. */
export const groups = {
  company: [
    ...(['companyName', 'companyNameEn', 'companyFullName', 'companyFullNameEn', 'logo', 'accent'] as const),
    ...([
      'contactMail',
      'contactPhone',
      'slogan',
      'sloganEn',
      'about',
      'aboutEn',
      'footer',
      'footerEn',
      'icpNumber',
    ] as const),
    'setupSkipped',
  ],
  delivery: [
    ...(['pausedTracks', 'campusDeliveriesPerBatch', 'socialDeliveriesInProcess', 'deliverAgainMonths'] as const),
    ...(['recommendingPaused', 'minimumAge', 'adultAge', 'resumeFiles'] as const),
  ],
  process: ['sharedTalentBase', 'lockDays', 'recordReopenDays', 'stageDays', 'finishedTaskDays'],
  interview: ['appointmentEdits', 'slotHoldMinutes', 'interviewLinkHours', 'sessionRangeDays'],
  offer: [
    ...(['offerLinkDays', 'offerReminderHours', 'offerLastReminderHours', 'offerReviveDays'] as const),
    ...(['approvalHops', 'approvalByAnother', 'collectionLinkDays'] as const),
  ],
  messages: ['smsQuietHours', 'remindHours'],
  privacy: [
    ...(['consentDays', 'consentRequestDays', 'consentLinkDays', 'consentAnewDays'] as const),
    'closingRegretDays',
    ...(['retentionRuns', 'talentKeptDays', 'recordsKeptMonths', 'retentionNoticeDays'] as const),
  ],
  signIn: [
    ...(['passwordTries', 'passwordLockMinutes', 'codesPerHour', 'codesPerDay'] as const),
    ...(['secondFactorRoles', 'accessLinkHours'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly SettingKey[]>>;
export type Group = keyof typeof groups;
export const groupNames = Object.keys(groups) as readonly Group[];
