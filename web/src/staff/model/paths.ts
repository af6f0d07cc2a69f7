/** Every address of the workspace, below `/staff`. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  applications: '/applications',
  application: (applicationId: string) => `/applications/${applicationId}`,
  resumes: '/resumes',
  resume: (jobSeekerId: string) => `/resumes/${jobSeekerId}`,
  screening: '/screening',
  screeningItem: (itemId: string) => `/screening/${itemId}`,
  positions: '/positions',
  newPosition: '/positions/new',
  position: (positionId: string) => `/positions/${positionId}`,
  sessions: '/sessions',
  newSession: '/sessions/new',
  session: (sessionId: string) => `/sessions/${sessionId}`,
  interviews: '/interviews',
  interview: (interviewId: string) => `/interviews/${interviewId}`,
  offers: '/offers',
  offer: (offerId: string) => `/offers/${offerId}`,
  collections: '/collections',
  collection: (collectionId: string) => `/collections/${collectionId}`,
  security: '/security',
  colleagues: '/colleagues',
  inviteColleague: '/colleagues/new',
  colleague: (accountId: string) => `/colleagues/${accountId}`,
  notifications: '/notifications',
  settings: '/settings',
  settingsChanges: '/settings/changes',
  setup: '/setup',
  templates: '/templates',
  template: (template: string) => `/templates/${template}`,
  notification: (notificationId: string) => `/notifications/${notificationId}`,
} as const;

/** Addresses of the audit, below `/staff`. */
export const auditPaths = {
  search: '/audit/history',
  integrity: '/audit/integrity',
  reads: (person = '') => `/audit/reads${person === '' ? '' : `?${new URLSearchParams({ person })}`}`,
  history: (subjectOrStream: string, search = '') =>
    `/audit/history/${encodeURIComponent(subjectOrStream)}${search === '' ? '' : `?${search}`}`,
} as const;
