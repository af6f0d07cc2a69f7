/** Aggregates whose events an answer may show: each is also the name of a view that `/api/live` tells of, and a tag of the cache. */
export const aggregates = [
  'account',
  'advertisement',
  'application',
  'appointment',
  'appointmentSession',
  'companySettings',
  'dataRequest',
  'evaluation',
  'infoCollection',
  'interview',
  'jobSeeker',
  'link',
  'messageTemplate',
  'notification',
  'offer',
  'operations',
  'position',
  'privacyAuthorization',
  'resume',
  'resumeFile',
  'screeningItem',
  'signIn',
  'subscriber',
] as const;
export type Aggregate = (typeof aggregates)[number];

/** Streams that no answer shows: they keep numbers unique and interviews apart. */
export const unseen: ReadonlySet<string> = new Set(['claim', 'interviewerCalendar']);

const person = ['jobSeeker', 'privacyAuthorization', 'position', 'application'] as const;
const meeting = ['interview', 'evaluation', 'appointment', 'appointmentSession'] as const;

/**
 * Which aggregates each answer is made of: it is asked again after their events, and after no others. A test compares it with what the
 * read side reads for the answer, and names the few that are left out.
 */
export const answerSources = {
  applications: [...person, ...meeting, 'screeningItem', 'resume', 'offer', 'infoCollection'],
  applicationDetail: [...person, ...meeting, 'screeningItem', 'resume', 'offer', 'infoCollection', 'notification'],
  broughtResume: ['jobSeeker', 'privacyAuthorization', 'resume', 'resumeFile'],
  collectionDetail: [...person, 'infoCollection'],
  collections: [...person, 'infoCollection'],
  colleagueDetail: ['account'],
  colleagues: ['account'],
  companyProfile: ['companySettings'],
  companySettings: ['companySettings'],
  dataRequests: ['jobSeeker', 'privacyAuthorization', 'dataRequest'],
  dictionaries: ['companySettings'],
  heldWork: ['account', 'position', 'screeningItem', 'interview', 'evaluation', 'offer'],
  interviewDetail: [...person, ...meeting],
  interviews: [...person, ...meeting],
  interviewTimes: [...person, ...meeting],
  jobList: ['advertisement', 'position'],
  mentions: [...person],
  messageTemplate: ['messageTemplate'],
  messageTemplates: ['messageTemplate'],
  messageTemplateTrial: [...person, 'messageTemplate'],
  myAccount: ['account'],
  mySecurity: ['account', 'signIn'],
  myWork: [...person, ...meeting, 'screeningItem', 'offer', 'infoCollection', 'dataRequest'],
  notifications: [...person, 'notification'],
  offerDetail: [...person, 'offer', 'link'],
  offerPaper: [...person, 'offer', 'notification'],
  offers: [...person, 'offer'],
  paletteSearch: [...person],
  personTimeline: [...person, ...meeting, 'screeningItem', 'offer', 'infoCollection', 'notification'],
  policyDesk: ['companySettings'],
  policyReach: ['companySettings'],
  positionDetail: ['position', 'advertisement'],
  positions: ['position', 'advertisement'],
  resumeSearch: [...person, 'resume', 'resumeFile'],
  screeningDecisions: ['jobSeeker', 'privacyAuthorization', 'dataRequest'],
  screeningItem: [...person, 'screeningItem', 'resume', 'resumeFile'],
  screeningItems: [...person, 'screeningItem', 'resume'],
  sessionDetail: [...person, ...meeting],
  sessions: [...meeting, 'position'],
  settingsChanges: ['companySettings'],
  setupState: ['companySettings', 'account', 'position'],
  staffMembers: ['account'],
  subscribers: ['subscriber', 'operations'],
  webhookDeliveries: ['subscriber', 'operations'],
} as const satisfies Readonly<Record<string, readonly Aggregate[]>>;
