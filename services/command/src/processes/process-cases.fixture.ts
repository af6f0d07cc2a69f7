import type { ApplicationData } from '@talentlog/domain/fold';
import { noApplication, noPosition } from '@talentlog/domain/fold';
import type { Look } from './look.ts';

/** What is so when the event is read. */
interface World {
  readonly openWork?: ApplicationData['openWork'];
  readonly advertisementIds?: readonly string[];
  readonly consented?: readonly string[];
}

export interface ProcessCase {
  readonly what: string;
  readonly event: { readonly type: string; readonly data: Readonly<Record<string, unknown>> };
  readonly world: World;
  /** Name and payload of each wish, in order. */
  readonly wishes: readonly string[];
}

const about = { applicationId: 'a1', jobSeekerId: 'js1', positionId: 'p1', stage: 'FIRST_INTERVIEW' };
const openWork = [
  { work: 'SCREENING', workId: 's1', stage: 'RESUME_SCREENING', over: true },
  { work: 'INTERVIEW', workId: 'i1', stage: 'FIRST_INTERVIEW', over: true },
  { work: 'APPOINTMENT', workId: 'ap1', stage: 'FIRST_INTERVIEW', over: true },
] as const;
const newer = { work: 'INTERVIEW', workId: 'i2', stage: 'FIRST_INTERVIEW' } as const;
const closed = [
  'CancelScreening {"screeningItemId":"s1"}',
  'CancelInterview {"interviewId":"i1","reason":"RECORD_ENDED"}',
  'CancelAppointment {"appointmentId":"ap1"}',
];
const ended = (outcome: string) => ({
  type: 'RecordEnded',
  data: { ...about, outcome, bucket: 'ENDED', reason: null },
});

/** Given this event and this world, these are the wishes: written by hand, from DOMAIN.md. */
export const processCases: Readonly<Record<string, readonly ProcessCase[]>> = {
  'when-position-closed-then-stop-advertisements': [
    {
      what: 'each advertisement of the position stops',
      event: { type: 'PositionClosed', data: { positionId: 'p1', reason: 'filled' } },
      world: { advertisementIds: ['ad1', 'ad2'] },
      wishes: [
        'StopAdvertisement {"advertisementId":"ad1","cause":"POSITION_CLOSED"}',
        'StopAdvertisement {"advertisementId":"ad2","cause":"POSITION_CLOSED"}',
      ],
    },
    {
      what: 'a position that was never advertised needs nothing',
      event: { type: 'PositionClosed', data: { positionId: 'p1', reason: 'filled' } },
      world: {},
      wishes: [],
    },
  ],
  'when-record-ended-then-close-its-work': [
    { what: 'an eliminated one', event: ended('NOT_PASSED'), world: { openWork }, wishes: closed },
    { what: 'one its person withdrew', event: ended('ABANDONED'), world: { openWork }, wishes: closed },
    {
      what: 'an invalid one',
      event: { type: 'RecordInvalidated', data: { ...about, cause: 'FAKE', reason: null } },
      world: { openWork },
      wishes: closed,
    },
    {
      what: 'a transferred one',
      event: {
        type: 'RecordTransferred',
        data: { ...about, toPositionId: 'p2', toApplicationId: 'a2', reason: 'fits better' },
      },
      world: { openWork },
      wishes: closed,
    },
    {
      what: 'one that was opened again keeps what began since',
      event: ended('NOT_PASSED'),
      world: { openWork: [...openWork, newer] },
      wishes: closed,
    },
    { what: 'one without open work', event: ended('NOT_PASSED'), world: {}, wishes: [] },
    ...['EMPLOYED', 'SIGNED_TWO_PARTY', 'SIGNED_THREE_PARTY'].map((outcome) => ({
      what: `${outcome} was its aim: nothing is called off`,
      event: ended(outcome),
      world: { openWork },
      wishes: [],
    })),
  ],
  'when-consent-withdrawn-or-account-closed-then-end-records': [
    {
      what: 'each application ends when consent is withdrawn',
      event: { type: 'ConsentWithdrawn', data: { jobSeekerId: 'js1', applicationIds: ['a1', 'a2'] } },
      world: {},
      wishes: [
        'InvalidateApplication {"applicationId":"a1","cause":"CONSENT_WITHDRAWN"}',
        'InvalidateApplication {"applicationId":"a2","cause":"CONSENT_WITHDRAWN"}',
      ],
    },
    {
      what: 'what was opened for somebody who was asked ends when the answer is no',
      event: { type: 'ConsentDeclined', data: { jobSeekerId: 'js1', applicationIds: ['a1'] } },
      world: {},
      wishes: ['InvalidateApplication {"applicationId":"a1","cause":"CONSENT_WITHDRAWN"}'],
    },
    {
      what: 'each application ends with the account',
      event: { type: 'AccountClosed', data: { accountId: 'ac1', applicationIds: ['a1'] } },
      world: {},
      wishes: ['InvalidateApplication {"applicationId":"a1","cause":"CONSENT_WITHDRAWN"}'],
    },
    {
      what: 'each application ends with its person',
      event: { type: 'ErasureBegun', data: { jobSeekerId: 'js1', applicationIds: ['a1'] } },
      world: {},
      wishes: ['InvalidateApplication {"applicationId":"a1","cause":"CONSENT_WITHDRAWN"}'],
    },
  ],
  'when-account-closed-then-erase-person': [
    {
      what: 'a person whose account is closed is erased',
      event: { type: 'AccountClosed', data: { accountId: 'ac1', jobSeekerId: 'js1', applicationIds: [] } },
      world: {},
      wishes: ['EraseJobSeeker {"jobSeekerId":"js1","cause":"ACCOUNT_CLOSED"}'],
    },
    {
      what: 'a colleague is no job seeker',
      event: { type: 'AccountClosed', data: { accountId: 'ac1', jobSeekerId: null, applicationIds: [] } },
      world: {},
      wishes: [],
    },
  ],
  'when-policy-changed-then-ask-for-consent': [
    {
      what: 'everybody whose consent lives is asked, twenty of them in a minute',
      event: { type: 'PolicyTookEffect', data: { policy: 'privacy', version: '2027-01-01' } },
      world: { consented: Array.from({ length: 41 }, (_, n) => `js${n}`) },
      wishes: Array.from({ length: 41 }, (_, n) => {
        const minute = n < 20 ? '00' : n < 40 ? '01' : '02';
        return `AskConsentAnew {"jobSeekerId":"js${n}","tellFrom":"2026-11-21T01:${minute}:00.000Z"}`;
      }),
    },
    {
      what: 'nobody, where another text was changed',
      event: { type: 'PolicyTookEffect', data: { policy: 'agreement', version: '2027-01-01' } },
      world: { consented: ['js1'] },
      wishes: [],
    },
  ],
};

/** Knows the application and the position of the cases alone. */
export const lookAt = ({ openWork: open = [], advertisementIds = [], consented = [] }: World): Look => ({
  consenting: async () => consented,
  giverOfResumeFile: async () => 'candidate',
  application: async (id) => known(id, 'a1', { ...noApplication, openWork: open }),
  position: async (id) => known(id, 'p1', { ...noPosition, advertisementIds }),
});

function known<T>(id: string, expected: string, data: T): T {
  if (id !== expected) throw new Error(`nobody knows ${id}`);
  return data;
}
