import { stages } from '@talentlog/contracts';

/** From, to, and whether it may have a fraction. */
type Row = readonly [min: number, max: number, kind: 'whole' | 'any'];
const amount: Row = [0, 10_000_000, 'any'];
const bytes: Row = [0, Number.MAX_SAFE_INTEGER, 'whole'];
const position: Readonly<Record<string, Row>> = {
  'details.pay.min': amount,
  'details.pay.max': amount,
  'details.pay.months': [12, 24, 'whole'],
  'details.hiringCount': [1, 1000, 'whole'],
};
const offer: Readonly<Record<string, Row>> = {
  probationMonths: [0, 6, 'whole'],
  linkDays: [1, 60, 'whole'],
  'pay.monthly': amount,
  'pay.months': [12, 24, 'any'],
  'pay.signOn': amount,
  'attachment.size': bytes,
};
const papers = ['idFront', 'idBack', 'badgePhoto', 'degreeCertificate', 'resignationProof', 'other'];
const collection = Object.fromEntries(papers.map((paper) => [`content.attachments.${paper}.0.size`, bytes]));
const scores: Readonly<Record<string, Row>> = {
  'scores.0.score': [1, 10, 'whole'],
  formVersion: [0, Number.MAX_SAFE_INTEGER, 'whole'],
};
const order: Readonly<Record<string, Row>> = { 'details.order': [0, 9999, 'whole'] };

/** Ranges of the settings: the law's where it has one (14 and 18 years), the spec's (31 days, 60 days), else what an administrator may mean. */
const settings = Object.fromEntries(
  Object.entries<Row>({
    campusDeliveriesPerBatch: [1, 20, 'whole'],
    socialDeliveriesInProcess: [1, 50, 'whole'],
    deliverAgainMonths: [0, 36, 'whole'],
    minimumAge: [14, 18, 'whole'],
    adultAge: [16, 21, 'whole'],
    lockDays: [1, 180, 'whole'],
    recordReopenDays: [0, 365, 'whole'],
    resumeFiles: [1, 20, 'whole'],
    appointmentEdits: [0, 10, 'whole'],
    slotHoldMinutes: [1, 30, 'whole'],
    interviewLinkHours: [1, 72, 'whole'],
    sessionRangeDays: [1, 31, 'whole'],
    offerLinkDays: [1, 60, 'whole'],
    offerReviveDays: [0, 180, 'whole'],
    approvalHops: [1, 20, 'whole'],
    collectionLinkDays: [1, 60, 'whole'],
    accessLinkHours: [1, 336, 'whole'],
    remindHours: [1, 168, 'whole'],
    consentDays: [30, 1095, 'whole'],
    consentLinkDays: [1, 90, 'whole'],
    consentAnewDays: [1, 90, 'whole'],
    consentRequestDays: [1, 90, 'whole'],
    closingRegretDays: [1, 30, 'whole'],
    talentKeptDays: [30, 3650, 'whole'],
    recordsKeptMonths: [6, 120, 'whole'],
    retentionNoticeDays: [7, 180, 'whole'],
    finishedTaskDays: [0, 180, 'whole'],
    offerReminderHours: [2, 336, 'whole'],
    offerLastReminderHours: [1, 168, 'whole'],
    passwordTries: [3, 7, 'whole'],
    passwordLockMinutes: [5, 60, 'whole'],
    codesPerHour: [2, 10, 'whole'],
    codesPerDay: [2, 30, 'whole'],
    ...Object.fromEntries(stages.map((stage): [string, Row] => [`stageDays.${stage}`, [1, 90, 'whole']])),
    'smsQuietHours.from': [0, 23, 'whole'],
    'smsQuietHours.to': [0, 23, 'whole'],
  }).map(([key, row]) => [`values.${key}`, row]),
);

/** Every number that a command takes, and what it may be; written down by hand from the spec and DOMAIN.md. */
export const numbersOfCommands: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  CreatePosition: position,
  EditPosition: position,
  CreateAdvertisement: order,
  EditAdvertisement: order,
  RevealLoggedValue: { revision: bytes },
  NoteKeptTimeEnd: { count: [1, 1_000_000_000, 'whole'] },
  FinishErasure: Object.fromEntries(
    ['files', 'messages', 'links', 'streams'].map((kind): [string, Row] => [`receipt.${kind}`, bytes]),
  ),
  MarkNotificationDelivered: { attempt: [1, 1000, 'whole'] },
  MarkNotificationUndelivered: { attempt: [1, 1000, 'whole'] },
  QueueNotification: { templateVersion: [0, 1_000_000, 'whole'] },
  UploadResumeFile: { 'file.size': bytes },
  UploadResumeFileOnBehalf: { 'file.size': bytes },
  RecordResumeParsed: { 'proposals.0.lineNumber': bytes, 'proposals.0.confidence': [0, 1, 'any'] },
  SaveResumeBlock: {
    'content.workYears': [0, 70, 'whole'],
    'content.heightCm': [30, 260, 'any'],
    'content.weightKg': [10, 400, 'any'],
  },
  DraftOffer: offer,
  EditOffer: offer,
  RemindOffer: { hoursLeft: [1, 1440, 'whole'] },
  ResendOfferLink: { linkDays: [1, 60, 'whole'] },
  SaveCollectionDraft: collection,
  SubmitCollection: collection,
  CreateAppointmentSession: {
    'facts.durationMinutes': [1, 100_000, 'whole'],
    'facts.gapMinutes': [0, 1440, 'whole'],
    'segments.0.seats': [1, 200, 'whole'],
  },
  AddSegment: { 'segment.seats': [1, 200, 'whole'] },
  SubmitEvaluation: scores,
  AmendEvaluation: scores,
  EvaluateOnBehalf: scores,
  ChangeSettings: settings,
  RenewFeedToken: { graceHours: [0, 168, 'whole'] },
  ReviseEvaluationForm: { 'dimensions.0.most': [2, 10, 'whole'] },
};
/** What was read of a file: any text or number, which the field that it is taken over into looks at. */
export const undecidedNumbers = [
  'RecordResumeParsed proposals.0.value',
  'AcceptParsedFields fields.0.value',
  'AcceptParsedFieldsOnBehalf fields.0.value',
];
