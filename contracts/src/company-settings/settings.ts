import { z } from 'zod';
import { tracks } from '../position/choices.ts';
import { manyLines, oneLine } from '../shared/human-text.ts';
import { staffRoles } from '../shared/permissions.ts';
import { CompanyPhone, Email } from '../shared/shapes.ts';
import { StageDays } from './stage-days.ts';

const whole = (min: number, max: number) => z.int().min(min).max(max);
const hour = whole(0, 23);
const name = (max: number) => oneLine.min(1, { error: 'common.required' }).max(max, { error: 'common.too_long' });

const line = (max: number) => oneLine.max(max, { error: 'common.too_long' });
const lines = (max: number) => manyLines.max(max, { error: 'common.too_long' });

/** What a company sets up in its first hour, in the order in which it helps. */
export const setupSteps = [
  'company',
  'account',
  'address',
  'mail',
  'sms',
  'sap',
  'scanner',
  // Whoever is to work on a position is there before it is made.
  'colleague',
  'position',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/**
 * What an administrator may change of the company's rules, each with its range. Durations are in minutes, hours, days or months as named.
 * DOMAIN.md section 2 says with which values a company begins (`defaultSettings`).
 */
export const CompanySettings = z.strictObject({
  /** How messages are signed, in each language. */
  companyName: name(40),
  companyNameEn: name(60),
  /** Nobody delivers to positions of these tracks; what is under way goes on. */
  pausedTracks: z.array(z.enum(tracks)).max(tracks.length),
  /** Nobody is recommended any more: a code that is typed is not kept, and the delivery goes on without it. */
  recommendingPaused: z.boolean(),
  campusDeliveriesPerBatch: whole(1, 20),
  socialDeliveriesInProcess: whole(1, 50),
  /** After an application ended, so long its person does not deliver to the same position again; the day is kept as it ends. */
  deliverAgainMonths: whole(0, 36),
  minimumAge: whole(14, 18),
  adultAge: whole(16, 21),
  lockDays: whole(1, 180),
  recordReopenDays: whole(0, 365),
  /** What waits for a recruiter longer than this is overdue in their work and in lists. */
  stageDays: StageDays,
  resumeFiles: whole(1, 20),
  appointmentEdits: whole(0, 10),
  slotHoldMinutes: whole(1, 30),
  /** After the end of an interview: so long its candidate signs in late and reads. */
  interviewLinkHours: whole(1, 72),
  /** From the start of a session's first segment to the end of its last one; the spec allows 31 days at most. */
  sessionRangeDays: whole(1, 31),
  offerLinkDays: whole(1, 60),
  /** Before an offer's link ends, so many hours its candidate is reminded, and once more; a shorter link is not reminded that early. */
  offerReminderHours: whole(2, 336),
  offerLastReminderHours: whole(1, 168),
  offerReviveDays: whole(0, 180),
  approvalHops: whole(1, 20),
  /** Whether somebody who did not write an offer must be among those who agree to it. */
  approvalByAnother: z.boolean(),
  collectionLinkDays: whole(1, 60),
  /** So long a colleague sets a password by the link of an invitation or a reset. */
  accessLinkHours: whole(1, 336),
  /** So many wrong passwords from one place make it wait so long; whoever goes on waits longer each time. */
  passwordTries: whole(3, 7),
  passwordLockMinutes: whole(5, 60),
  /** So many codes go to one phone or mail address for one who asks. */
  codesPerHour: whole(2, 10),
  codesPerDay: whole(2, 30),
  /** Between two reminders of the same thing to the same person. */
  remindHours: whole(1, 168),
  /** Whoever has one of these roles proves a second factor when signing in, and sets one up before anything else. */
  secondFactorRoles: z.array(z.enum(staffRoles)).max(staffRoles.length),
  consentDays: whole(30, 1095),
  /** So long a person answers by the link that asks for consent. */
  consentLinkDays: whole(1, 90),
  /** So long a consent to a former policy still counts. */
  consentAnewDays: whole(1, 90),
  consentRequestDays: whole(1, 90),
  closingRegretDays: whole(1, 30),
  /** Whether people are let go of by themselves when their time is over: what goes then cannot be brought back. */
  retentionRuns: z.boolean(),
  /** So long a person without an account is kept who never agreed, or does not any more. */
  talentKeptDays: whole(30, 3650),
  /** So long a person is kept after their last application ended, unless they agreed again since. */
  recordsKeptMonths: whole(6, 120),
  /** So long before whoever has an account is let go of they are told. */
  retentionNoticeDays: whole(7, 180),
  /** So long whoever finished a task goes on reading what it was about. */
  finishedTaskDays: whole(0, 180),
  /** Every recruiter reads the resumes of people whose consent lives; what hangs on their applications stays with its position. */
  sharedTalentBase: z.boolean(),
  /** Hours in Shanghai in which no SMS leaves; null where nobody is woken, as with the development inbox. */
  smsQuietHours: z.strictObject({ from: hour, to: hour }).nullable(),
  /** As it stands in the register; the name where they are one. */
  companyFullName: line(60),
  companyFullNameEn: line(100),
  slogan: line(40),
  sloganEn: line(100),
  about: lines(300),
  aboutEn: lines(600),
  /** Stands below every public page. */
  footer: line(100),
  footerEn: line(200),
  /** Where job seekers write to; nowhere where it is empty. */
  contactMail: z.union([z.literal(''), Email]),
  /** The recruitment line: candidates call it. Not shown where it is empty. */
  contactPhone: z.union([z.literal(''), CompanyPhone]),
  /** Number of the public site in the register of the ministry (ICP 备案号). */
  icpNumber: line(40),
  /** Buttons and links; white words stand on it. */
  accent: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: 'common.format' }),
  /** A picture that its sender uploaded. */
  logo: z
    .strictObject({ fileId: z.string().regex(/^[0-9a-f]{64}$/), type: z.enum(['image/png', 'image/jpeg']) })
    .nullable(),
  /** Steps of the setup guide that administrators put aside: nothing reminds them any more. */
  setupSkipped: z.array(z.enum(setupSteps)).max(setupSteps.length),
});
export type CompanySettings = z.infer<typeof CompanySettings>;

export const SettingKey = z.enum(
  Object.keys(CompanySettings.shape) as [keyof CompanySettings, ...(keyof CompanySettings)[]],
);
export type SettingKey = z.infer<typeof SettingKey>;
