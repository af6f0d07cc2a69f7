import type { DeliveryCard, JobCard, ResumeSeen } from '@talentlog/contracts';
import type { QueryData } from '../src/api/tables.ts';

/** Ids that differ in their last digits. */
export const idOf = (number: number): string => `0f0e7a52-5b7e-4c11-9a7e-${String(number).padStart(12, '0')}`;

export const position = { positionId: idOf(1), title: '测试开发工程师', titleEn: 'Test developer' };

/** A published position, as lists show it. */
export const jobCard = (change: Partial<JobCard> = {}): JobCard => ({
  advertisementId: idOf(2),
  ...position,
  track: 'SOCIAL',
  category: 'TEST',
  nature: 'FULL_TIME',
  department: '测试部',
  locations: ['杭州'],
  education: 'BACHELOR',
  experience: 'Y3_5',
  recruitCategory: null,
  pay: { unit: 'MONTH', min: 25_000, max: 40_000, months: 16 },
  hot: false,
  longTerm: false,
  top: false,
  publishedAt: '2026-11-20T00:00:00.000Z',
  deadline: '2026-12-31T15:59:59.000Z',
  ...change,
});

type JobFacets = QueryData<'jobList'>['facets'];

/** How many jobs each filter would show; none, but for what is told. */
export const jobFacets = (change: Partial<JobFacets> = {}): JobFacets => ({
  track: {},
  category: {},
  location: {},
  nature: {},
  recruitCategory: {},
  experience: {},
  published: {},
  pay: {},
  ...change,
});

/** A page of a position, open for who looks at it unless told otherwise. */
export const jobDetail = (
  change: Partial<QueryData<'jobDetail'>> = {},
  job: Partial<QueryData<'jobDetail'>['job']> = {},
): QueryData<'jobDetail'> => ({
  job: {
    ...jobCard(),
    duties: '1. 搭建验证平台\n2. 定位问题',
    requirements: '熟悉网络协议',
    hiringCount: 2,
    number: 'A-1',
    ...job,
  },
  availability: { status: 'APPLICABLE' },
  similar: [],
  ...change,
});

/** A resume that is filled in and confirmed. */
export const resumeSeen = (change: Partial<ResumeSeen> = {}): ResumeSeen => ({
  jobSeekerId: '00000000-0000-4000-8000-0000000005ee',
  revision: 4,
  state: 'CONFIRMED',
  editability: 'EDITABLE',
  blocks: {
    basic: { name: '王芳', phone: '+8613800006021', email: 'wang.fang@example.com' },
    education: [{ school: '浙江大学', degree: 'BACHELOR', start: '2014-09', end: '2018-06', untilNow: false }],
  },
  editing: [],
  missing: [],
  confirmedAt: '2026-11-20T02:00:00.000Z',
  updatedAt: '2026-11-20T02:00:00.000Z',
  files: [],
  allowedActions: [],
  ...change,
});

type FileSeen = ResumeSeen['files'][number];

/** A resume file from which this was read. */
export const fileRead = (proposals: FileSeen['proposals']): FileSeen => ({
  resumeFileId: idOf(1),
  fileId: 'f1',
  name: 'cv.pdf',
  size: 1,
  type: 'application/pdf',
  state: 'PARSED',
  uploadedAt: '2026-11-20T02:00:00.000Z',
  rejectedCode: null,
  unreadCode: null,
  incomplete: false,
  proposals,
  allowedActions: [],
});

/** A delivery that waits for nothing but the company. */
export const deliveryCard = (change: Partial<DeliveryCard> = {}): DeliveryCard => ({
  applicationId: idOf(3),
  ...position,
  advertisementId: idOf(2),
  track: 'SOCIAL',
  bucket: 'ACTIVE',
  stage: 'RESUME_SCREENING',
  stepStatus: 'PENDING',
  outcome: null,
  visited: ['DELIVERED', 'RESUME_SCREENING'],
  way: [
    { stage: 'DELIVERED', at: '2026-11-18T02:00:00.000Z' },
    { stage: 'RESUME_SCREENING', at: '2026-11-19T02:00:00.000Z' },
  ],
  contact: '林静',
  endedAt: null,
  againOn: null,
  deliveredAt: '2026-11-18T02:00:00.000Z',
  since: '2026-11-19T02:00:00.000Z',
  todo: null,
  meeting: null,
  nextBy: null,
  revision: 3,
  allowedActions: ['WithdrawApplication'],
  ...change,
});

/** The next interview of a delivery, on the phone on November 25. */
export const nextMeeting = (
  change: Partial<NonNullable<DeliveryCard['meeting']>> = {},
): NonNullable<DeliveryCard['meeting']> => ({
  kind: 'INTERVIEW',
  id: idOf(7),
  stage: 'FIRST_INTERVIEW',
  start: '2026-11-25T06:00:00.000Z',
  end: '2026-11-25T06:30:00.000Z',
  place: { mode: 'PHONE', site: '', videoTool: '', link: '', meetingCode: '', password: '', contact: '' },
  reply: 'ACCEPTED',
  signIn: 'UNSIGNED',
  signInFrom: null,
  changeUntil: null,
  ...change,
});

/** The account of the job seeker who is signed in. */
export const accountSeen = (change: Partial<QueryData<'myAccount'>> = {}): QueryData<'myAccount'> => ({
  accountId: '00000000-0000-4000-8000-00000000c012',
  jobSeekerId: '00000000-0000-4000-8000-0000000005ee',
  name: '王芳',
  phone: '+8613800006021',
  email: null,
  emailProved: false,
  hasPassword: false,
  language: 'en-US',
  state: 'ACTIVE',
  closesAt: null,
  closing: { days: 7, blocked: false },
  savedViews: [],
  columns: [],
  consent: {
    state: 'AUTHORIZED',
    policyVersion: '1',
    expiresAt: '2027-11-20T00:00:00.000Z',
    presentVersion: '1',
    guardianNeed: 'NO',
    guardian: null,
    given: [],
    declined: [],
    allowedActions: ['WithdrawConsent'],
  },
  agreement: null,
  erasesAt: null,
  allowedActions: ['RenameAccount'],
  ...change,
});

/** A link that needs nothing more. */
export const linkOpened = (change: Partial<QueryData<'linkOpened'>> = {}): QueryData<'linkOpened'> => ({
  purpose: 'offer',
  state: 'VALID',
  stepUp: 'code',
  satisfied: true,
  expiresAt: '2026-12-01T10:00:00.000Z',
  position,
  triesLeft: 5,
  maskedPhone: '138 **** 6021',
  ...change,
});

/** An onboarding form that nobody wrote in yet. */
export const collectionPage = (change: Partial<QueryData<'collectionPage'>> = {}): QueryData<'collectionPage'> => ({
  collectionId: idOf(9),
  name: '王芳',
  position,
  state: 'COLLECTING',
  content: {},
  missing: ['identity.number', 'bank.bank', 'attachments.idFront'],
  rejection: null,
  expiresAt: '2026-12-01T10:00:00.000Z',
  savedAt: null,
  contact: '0571-8800 1000',
  revision: 3,
  allowedActions: ['SaveCollectionDraft', 'SubmitCollection'],
  ...change,
});
