import type { EventName, events } from '../events.ts';

type PersonalField<K extends EventName> = (typeof events)[K] extends { readonly personal: readonly (infer F)[] }
  ? F
  : never;

/**
 * Texts outside the personal fields that an auditor reads in clear, by their place in the event (`*` stands for the places of a list).
 * Ids, times, days, numbers, flags and words of the domain's lists need no entry: their shape says what they are. Any other text is
 * answered to nobody, because a bare text may be a token, a code, a hash or a password.
 */
export const openTexts: ReadonlySet<string> = new Set([
  // Who acted, and what about: accounts, or parts of the system.
  ...['approverId', 'arrangedBy', 'authorId', 'createdBy', 'creatorId'],
  ...['fromAccountId', 'hrId', 'hrOwnerId', 'lockedBy'],
  ...['nextApproverId', 'ownerId', 'personId', 'rejectedBy', 'remindedBy', 'renewedBy', 'requestedBy', 'resentBy'],
  ...[
    'broughtBy',
    'savedBy',
    'revealedBy',
    'sentBy',
    'settledBy',
    'follower',
    'submittedBy',
    'causeEventId',
    'subjectAggregate',
  ],
  // Words of the company about itself.
  ...[
    'number',
    'batch',
    'policyVersion',
    'positionTitle',
    'workLocation',
    'sessionName',
    'systemName',
    'scene',
    'template',
    'type',
  ],
  ...['details.batch', 'details.department', 'details.duties', 'details.locations.*', 'details.requirements'],
  ...['details.title', 'details.titleEn', 'facts.name', 'facts.restTime.from', 'facts.restTime.to'],
  ...['entry.department', 'entry.employeeGroup', 'entry.employeeSubgroup', 'entry.position'],
  ...['values.companyName', 'values.companyNameEn'],
  // Lists, forms and wordings of the company: about nobody.
  ...['entries', 'dimensions'].flatMap((list) => ['code', 'zh', 'en'].map((part) => `${list}.*.${part}`)),
  ...['wording.subject', 'wording.content', 'wording.action'],
  // Policies, and what a correction put right.
  ...['texts.zh-CN', 'texts.en-US', 'correction', 'why'],
  // Which fields were meant, and which value an auditor saw.
  ...['fields.*', 'stream', 'path'],
]);

const because = ['reason'] as const;
const terms = ['pay', 'attachment', 'note'] as const;
const screened = ['opinion', 'reason', 'reasonCode'] as const;

/**
 * Personal fields of which an auditor may be shown a value, for a reason. What is not named here stays masked for good: password hashes,
 * and messages as they were sent, whose texts carried links that let their reader in.
 */
export const revealable: { readonly [K in EventName]?: readonly PersonalField<K>[] } = {
  JobSeekerCreated: ['name', 'phone', 'email'],
  ContactChanged: ['before', 'after'],
  ConsentGranted: ['guardian'],
  JobSeekerCommented: ['text'],
  JobSeekerTagged: ['tag'],
  DataRequestReceived: ['details', 'identityProof'],
  DataRequestFulfilled: ['answer'],
  DataRequestRejected: ['reason'],
  ContactRevealed: because,
  LoggedValueRevealed: because,
  AccountRegistered: ['name', 'phone'],
  AccountRenamed: ['name'],
  PhoneChanged: ['phone', 'former'],
  EmailChanged: ['email', 'former'],
  ViewSaved: ['name', 'search'],
  AccountSuspended: because,
  RecordDelivered: ['answers'],
  StepHeld: because,
  StageSkipped: because,
  StageReturned: because,
  RecordEnded: ['reason', 'reasonCode'],
  RecordTransferred: because,
  RecordInvalidated: because,
  RecordLocked: because,
  CandidateWrittenTo: ['subject', 'content', 'sms'],
  PersonWrittenTo: ['subject', 'content', 'sms'],
  RecordReopened: because,
  ResumeBlockSaved: ['content'],
  ResumeBlockSavedOnBehalf: ['content'],
  ResumeContactChanged: ['phone', 'email'],
  ResumeFileAttached: ['fileName'],
  ResumeFileUploaded: ['name'],
  ResumeFileBrought: ['name'],
  ResumeFileCleared: ['name'],
  ResumeFileParsed: ['proposals'],
  ResumeParseRetried: ['name'],
  ScreeningAssigned: ['note'],
  ItemScreened: screened,
  ItemRevised: screened,
  AppointmentRejected: because,
  InterviewDeclined: because,
  InterviewCancelled: because,
  SignInReset: because,
  EvaluationSubmitted: ['text'],
  EvaluationAmended: ['text'],
  EvaluationSubmittedOnBehalf: ['text'],
  OfferDrafted: terms,
  OfferEdited: terms,
  OfferRevised: terms,
  StepDisagreed: because,
  StepForwarded: because,
  OfferSent: ['subject', 'content', 'sms', 'paper'],
  OfferRefused: because,
  OfferWithdrawn: because,
  CollectionDraftSaved: ['content'],
  CollectionSubmitted: ['content'],
  CollectionRejected: because,
  CollectionReopened: because,
  SapPushRequested: ['record'],
  SapPushed: ['message'],
  SapPushFailed: ['message'],
  NotificationQueued: ['receiver'],
  NotificationFailed: because,
  NotificationUndelivered: because,
};
