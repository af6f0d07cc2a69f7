import {
  builtInPolicies,
  type CompanySettings,
  type Dictionaries,
  firstPolicyVersion,
  type PolicyName,
  type PolicyTexts,
} from '@talentlog/contracts';
import { builtInDictionaries } from './dictionaries/built-in.ts';
import { type EvaluationForms, startingForms } from './evaluation-forms.ts';

/** Company settings, lists and forms in force at the instant of a decision. */
export interface Settings extends Readonly<CompanySettings> {
  readonly dictionaries: Dictionaries;
  readonly evaluationForms: EvaluationForms;
  /** The texts that people agree to, as they are in force. */
  readonly policies: Readonly<Record<PolicyName, PolicyTexts>>;
  readonly privacyPolicyVersion: string;
  /** Of the registration agreement that whoever signs in ticks. */
  readonly agreementVersion: string;
}

/** With what a company begins: the defaults of DOMAIN.md section 2. */
export const defaultSettings: Settings = {
  dictionaries: builtInDictionaries,
  evaluationForms: startingForms,
  policies: builtInPolicies,
  privacyPolicyVersion: firstPolicyVersion,
  agreementVersion: firstPolicyVersion,
  companyName: '本公司',
  companyNameEn: 'Our company',
  companyFullName: '',
  companyFullNameEn: '',
  slogan: '',
  sloganEn: '',
  about: '',
  aboutEn: '',
  footer: '',
  footerEn: '',
  contactMail: '',
  contactPhone: '',
  icpNumber: '',
  accent: '#0f5e8c',
  logo: null,
  pausedTracks: [],
  recommendingPaused: false,
  offerReminderHours: 72,
  offerLastReminderHours: 24,
  stageDays: {},
  passwordTries: 5,
  passwordLockMinutes: 15,
  codesPerHour: 5,
  codesPerDay: 10,
  campusDeliveriesPerBatch: 3,
  socialDeliveriesInProcess: 5,
  deliverAgainMonths: 6,
  minimumAge: 14,
  adultAge: 18,
  appointmentEdits: 2,
  slotHoldMinutes: 5,
  offerLinkDays: 7,
  interviewLinkHours: 2,
  sessionRangeDays: 31,
  collectionLinkDays: 15,
  accessLinkHours: 72,
  secondFactorRoles: [],
  consentDays: 730,
  consentLinkDays: 30,
  consentAnewDays: 30,
  lockDays: 30,
  remindHours: 12,
  consentRequestDays: 7,
  closingRegretDays: 7,
  retentionRuns: false,
  talentKeptDays: 180,
  recordsKeptMonths: 24,
  retentionNoticeDays: 30,
  recordReopenDays: 30,
  offerReviveDays: 30,
  approvalHops: 5,
  approvalByAnother: true,
  resumeFiles: 5,
  finishedTaskDays: 30,
  sharedTalentBase: true,
  smsQuietHours: { from: 22, to: 8 },
  setupSkipped: [],
};
