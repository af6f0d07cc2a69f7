/** Company settings with the defaults of DOMAIN.md section 2. Durations in minutes, hours or days as named. */
export interface Settings {
  readonly campusDeliveriesPerBatch: number;
  readonly socialDeliveriesInProcess: number;
  /** After an application ended, so long its person does not deliver to the same position again. */
  readonly deliverAgainMonths: number;
  readonly minimumAge: number;
  readonly adultAge: number;
  readonly appointmentEdits: number;
  readonly slotHoldMinutes: number;
  readonly offerLinkDays: number;
  /** After the end of an interview: so long its candidate signs in late and reads. */
  readonly interviewLinkHours: number;
  /** From the start of a session's first segment to the end of its last one. */
  readonly sessionRangeDays: number;
  readonly collectionLinkDays: number;
  readonly consentDays: number;
  readonly lockDays: number;
  readonly remindHours: number;
  readonly consentRequestDays: number;
  readonly closingRegretDays: number;
  readonly recordReopenDays: number;
  readonly offerReviveDays: number;
  readonly approvalHops: number;
  readonly resumeFiles: number;
  /** So long whoever finished a task goes on reading what it was about. */
  readonly finishedTaskDays: number;
  /** Every recruiter reads the resumes of people whose consent lives; what hangs on their applications stays with its position. */
  readonly sharedTalentBase: boolean;
  readonly privacyPolicyVersion: string;
  /** The revision of the registration agreement that whoever signs in ticks. */
  readonly agreementVersion: string;
  /** Hours in Shanghai in which no SMS leaves; null where nobody is woken, as with the development inbox. */
  readonly smsQuietHours: { readonly from: number; readonly to: number } | null;
}

export const defaultSettings: Settings = {
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
  consentDays: 730,
  lockDays: 30,
  remindHours: 12,
  consentRequestDays: 7,
  closingRegretDays: 7,
  recordReopenDays: 30,
  offerReviveDays: 30,
  approvalHops: 5,
  resumeFiles: 5,
  finishedTaskDays: 30,
  sharedTalentBase: true,
  privacyPolicyVersion: '2025-01-23',
  agreementVersion: '2025-01-23',
  smsQuietHours: { from: 22, to: 8 },
};
