import type { CompanySettings } from '@talentlog/contracts';

/** Company settings in force at the instant of a decision. */
export type Settings = Readonly<CompanySettings>;

/** With what a company begins: the defaults of DOMAIN.md section 2. */
export const defaultSettings: Settings = {
  companyName: '云岭网络',
  companyNameEn: 'Yunling Networks',
  pausedTracks: [],
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
  recordReopenDays: 30,
  offerReviveDays: 30,
  approvalHops: 5,
  resumeFiles: 5,
  finishedTaskDays: 30,
  sharedTalentBase: true,
  privacyPolicyVersion: '2025-01-23',
  agreementVersion: '2025-01-23',
  smsQuietHours: { from: 22, to: 8 },
  setupSkipped: [],
};
