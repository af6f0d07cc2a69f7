// What readers of the log take (`@talentlog/domain/fold`): states, data, buttons, timers. It decides nothing.
export { type AccountData, account, isFactorRequired, noAccount, provedContact } from './account/index.ts';
export { type AdvertisementData, advertisement, publishObstacle } from './advertisement/index.ts';
export * from './aggregates.ts';
export * from './allowed-actions.ts';
export {
  type ApplicationData,
  acceptedOffer,
  application,
  liveOffer,
  noApplication,
  stagesAhead,
  stagesBack,
  stagesBeyond,
  workHere,
  workInHand,
} from './application/index.ts';
export { type AppointmentData, appointment } from './appointment/index.ts';
export {
  type AppointmentSessionData,
  appointmentSession,
  freeSeats,
  isToRemind,
  takesAnswers,
} from './appointment-session/index.ts';
export { claim } from './claim/index.ts';
export {
  type CompanySettingsData,
  companySettings,
  inForce,
  policyOf,
} from './company-settings/index.ts';
export { type DataRequestData, dataRequest, requestDays } from './data-request/index.ts';
export { type EvaluationData, evaluation, formInForce } from './evaluation/index.ts';
export { type InfoCollectionData, infoCollection, missingForPush } from './info-collection/index.ts';
export {
  evaluatedTooEarly,
  type InterviewData,
  interview,
  isFinal,
  notEvaluated,
  signInFrom,
} from './interview/index.ts';
export {
  announcedErasure,
  type CodeReceiver,
  codeReceiver,
  isAskedAbout,
  isReliedOn,
  isSelf,
  type JobSeekerData,
  jobSeeker,
  type Keeping,
  mayReadComment,
  noticeLives,
  openProposal,
  type RetentionStep,
  retentionStep,
} from './job-seeker/index.ts';
export { type LinkData, link } from './link/index.ts';
export { type MessageTemplateData, messageTemplate } from './message-template/index.ts';
export { type NotificationData, notification } from './notification/index.ts';
export {
  isTakenBack,
  type KnownTerms,
  missingForApproval,
  type OfferData,
  type OfferState,
  offer,
  offerMachine,
  paperTemplateId,
  paperValues,
  paperWords,
} from './offer/index.ts';
export {
  type Availability,
  againFrom,
  availability,
  noPosition,
  type PositionData,
  position,
} from './position/index.ts';
export {
  consentLives,
  guardianNeed,
  type PrivacyAuthorizationData,
  privacyAuthorization,
} from './privacy-authorization/index.ts';
export { type ResumeData, resume } from './resume/index.ts';
export { type ResumeFileData, resumeFile } from './resume-file/index.ts';
export {
  asksForOwners,
  evaluationTasks,
  heldKind,
  interviewTasks,
  isInTalentBase,
  isOwn,
  isOwner,
  looksAfterTalent,
  mayAct,
  mayRead,
  mayTakeUp,
  offerTasks,
  ownersOfPosition,
  positionsActedFrom,
  rowScope,
  screeningTasks,
  sessionTasks,
  type Task,
  tasksReadFrom,
} from './scope/index.ts';
export { type ScreeningItemData, screeningItem } from './screening-item/index.ts';
export * from './shared/aggregate.ts';
export * from './shared/chart.ts';
export type { Onlooker } from './shared/decider.ts';
export * from './shared/dictionaries/renamed-stages.ts';
export * from './shared/evaluation-forms.ts';
export * from './shared/fold.ts';
export * from './shared/handle.ts';
export * from './shared/machine.ts';
export * from './shared/settings.ts';
export * from './shared/time.ts';
export * from './shared/timers.ts';
export { letsIn, type SubscriberData, secretsAt, subscriber } from './subscriber/index.ts';
export * from './timers.ts';
export * from './upcasters.ts';
