import { accountCases } from './account-cases.fixture.ts';
import { consentCases } from './consent-cases.fixture.ts';
import { dataRequestCases } from './data-request-cases.fixture.ts';
import type { PolicyCase } from './policy-case.fixture.ts';
import { staffCases } from './staff-cases.fixture.ts';

const at = '2026-11-21T01:00:00.000Z';
const ids = { applicationId: 'a1', jobSeekerId: 'js1', positionId: 'p1' };
const place = {
  mode: 'VIDEO',
  site: '',
  videoTool: 'TEAMS',
  link: 'https://meet.example.com/7',
  meetingCode: '778',
  password: '',
  contact: '021-1234',
};
export const interview = {
  ...ids,
  interviewId: 'i1',
  start: '2026-12-01T06:30:00.000Z',
  end: '2026-12-01T07:30:00.000Z',
  place,
  interviewerIds: ['iv1', 'iv2'],
  signInCode: '123456',
  linkId: 'l-i',
};
const offer = { ...ids, offerId: 'o1', hrOwnerId: 'hr1' };
const link = { linkId: 'l1', expiresAt: '2026-11-28T15:59:59.999Z' };
const appointment = { ...ids, appointmentId: 'ap1', deadline: '2026-11-25T10:00:00.000Z', linkId: 'l-a' };
const slot = { ...ids, appointmentId: 'ap1', start: '2026-12-01T01:30:00.000Z', end: '2026-12-01T02:00:00.000Z' };
const collection = { ...ids, ...link, collectionId: 'c1', offerId: 'o1' };

/** By mail and by SMS. */
const told = (whoAndWhat: string): readonly string[] => [`${whoAndWhat} MAIL`, `${whoAndWhat} SMS`];

export const policyCases: readonly PolicyCase[] = [
  ['RecordDelivered', { ...ids, number: 'D-7' }, ['js1 resume-delivered MAIL']],
  ['RecordEnded', { ...ids, outcome: 'EMPLOYED' }, ['js1 onboard-confirmed MAIL']],
  ['StageAdvanced', { ...ids, from: 'DELIVERED', to: 'RESUME_SCREENING' }, told('js1 application-moved')],
  ['StageSkipped', { ...ids, from: 'REVIEW', to: 'OFFER', reason: '急招' }, told('js1 application-moved')],
  ['StageReturned', { ...ids, from: 'REVIEW', to: 'FIRST_INTERVIEW', reason: '补面' }, told('js1 application-moved')],
  ['OnboardingStarted', { ...ids, from: 'SIGNING', plannedEntryDate: null }, told('js1 application-moved')],
  ['RecordReopened', { ...ids, stage: 'REVIEW', reason: null }, told('js1 application-reopened')],
  [
    'RecordTransferred',
    { ...ids, stage: 'REVIEW', toPositionId: 'p2', toApplicationId: 'a2', reason: null },
    told('js1 application-transferred'),
  ],
  ['RecordEnded', { ...ids, outcome: 'NOT_PASSED', reason: '经验不符' }, told('js1 application-not-passed')],
  [
    'RecordEnded',
    { ...ids, outcome: 'NOT_PASSED', reason: '经验不符', notify: true },
    told('js1 application-not-passed'),
  ],
  ['RecordEnded', { ...ids, outcome: 'NOT_PASSED', reason: '经验不符', notify: false }, []],
  ['RecordInvalidated', { ...ids, cause: 'FAKE', reason: null, notify: false }, []],
  ['RecordEnded', { ...ids, outcome: 'TALENT_POOL', reason: null }, told('js1 application-kept')],
  ['RecordEnded', { ...ids, outcome: 'POSITION_CLOSED', reason: null }, told('js1 application-position-closed')],
  ['RecordEnded', { ...ids, outcome: 'NO_SHOW', reason: null }, told('js1 application-ended')],
  ['RecordEnded', { ...ids, outcome: 'BREACHED', reason: null }, told('js1 application-ended')],
  ['RecordEnded', { ...ids, outcome: 'OFFER_REFUSED', reason: null }, told('js1 application-ended')],
  ['RecordEnded', { ...ids, outcome: 'OFFER_EXPIRED', reason: null }, told('js1 application-ended')],
  ['RecordEnded', { ...ids, outcome: 'DUPLICATE', reason: null }, told('js1 application-ended')],
  ['RecordEnded', { ...ids, outcome: 'SIGNED_TWO_PARTY', reason: null }, told('js1 application-ended')],
  ['RecordEnded', { ...ids, outcome: 'SIGNED_THREE_PARTY', reason: null }, told('js1 application-ended')],
  [
    'RecordEnded',
    { ...ids, outcome: 'ABANDONED', reason: '已接受其他机会' },
    ['js1 application-withdrawn MAIL', 'recruiter of p1 candidate-withdrew MAIL'],
  ],
  [
    'RecordEnded',
    { ...ids, outcome: 'ABANDONED', reason: null },
    ['js1 application-withdrawn MAIL', 'recruiter of p1 candidate-withdrew MAIL'],
  ],
  ['RecordEnded', { ...ids, outcome: 'CONSENT_WITHDRAWN', reason: null }, ['recruiter of p1 candidate-withdrew MAIL']],
  ['RecordEnded', { ...ids, outcome: 'TRANSFERRED', reason: null }, []],
  [
    'RecordInvalidated',
    { ...ids, cause: 'CONSENT_WITHDRAWN', reason: null },
    ['recruiter of p1 candidate-withdrew MAIL'],
  ],
  ['RecordInvalidated', { ...ids, cause: 'FAKE', reason: '证件不符' }, told('js1 application-invalid')],
  ['RecordInvalidated', { ...ids, cause: 'DUPLICATE', reason: null }, told('js1 application-invalid')],
  ['RecordInvalidated', { ...ids, cause: 'UNDER_14', reason: null }, told('js1 application-invalid')],
  [
    'InterviewAccepted',
    { ...ids, interviewId: 'i1', start: at, interviewerIds: [] },
    ['recruiter of p1 interview-answered MAIL'],
  ],
  [
    'InterviewAccepted',
    { ...ids, interviewId: 'i1', start: at, interviewerIds: ['iv1', 'iv2', 'iv1'] },
    ['recruiter of p1 interview-answered MAIL', 'iv1 interview-answered MAIL', 'iv2 interview-answered MAIL'],
  ],
  [
    'InterviewDeclined',
    {
      ...ids,
      interviewId: 'i1',
      start: at,
      reason: '时间不合适',
      interviewerIds: ['iv1', 'iv2', 'iv1'],
      arrangedBy: 'hr1',
    },
    ['recruiter of p1 interview-answered MAIL', 'iv1 interview-answered MAIL', 'iv2 interview-answered MAIL'],
  ],
  [
    'AppointmentRejected',
    { ...ids, appointmentId: 'ap1', reason: '对职位不感兴趣了' },
    ['recruiter of p1 appointment-declined MAIL'],
  ],
  ['AppointmentInvited', appointment, ['js1 appointment-invited MAIL', 'js1 appointment-invited SMS']],
  ['AppointmentReopened', appointment, ['js1 appointment-invited MAIL', 'js1 appointment-invited SMS']],
  ['AppointmentUrged', appointment, ['js1 appointment-urged MAIL', 'js1 appointment-urged SMS']],
  ['AppointmentDeadlineExtended', appointment, ['js1 appointment-extended MAIL', 'js1 appointment-extended SMS']],
  ['SlotReserved', slot, ['js1 reservation-confirmed MAIL', 'js1 reservation-confirmed SMS']],
  ['SlotAdjusted', { ...slot, notify: true }, ['js1 reservation-moved MAIL', 'js1 reservation-moved SMS']],
  ['SlotAdjusted', { ...slot, notify: false }, []],
  [
    'AppointmentCancelled',
    { ...ids, cause: 'SESSION_CANCELLED' },
    ['js1 appointment-cancelled MAIL', 'js1 appointment-cancelled SMS'],
  ],
  ['AppointmentCancelled', { ...ids, cause: 'RECORD_ENDED' }, []],
  [
    'InterviewArranged',
    interview,
    [
      'js1 interview-arranged MAIL',
      'js1 interview-arranged SMS',
      'iv1 interview-for-interviewer MAIL',
      'iv2 interview-for-interviewer MAIL',
    ],
  ],
  [
    'InterviewRescheduled',
    {
      ...interview,
      interviewerIds: ['iv1'],
      formerInterviewerIds: ['iv1', 'iv3'],
      formerStart: '2026-11-30T06:30:00.000Z',
      notify: true,
    },
    [
      'js1 interview-rescheduled MAIL',
      'js1 interview-rescheduled SMS',
      'iv1 interview-for-interviewer MAIL',
      'iv3 interview-for-interviewer MAIL',
    ],
  ],
  [
    'InterviewRescheduled',
    {
      ...interview,
      interviewerIds: ['iv1'],
      formerInterviewerIds: ['iv1'],
      formerStart: '2026-11-30T06:30:00.000Z',
      notify: false,
    },
    ['iv1 interview-for-interviewer MAIL'],
  ],
  ...([true, false] as const).map(
    (unanswered): PolicyCase => [
      'InterviewReminded',
      { ...interview, unanswered, arrangedBy: 'hr1' },
      [...told('js1 interview-reminded'), 'iv1 interview-for-interviewer MAIL', 'iv2 interview-for-interviewer MAIL'],
    ],
  ),
  [
    'InterviewCancelled',
    { ...interview, interviewerIds: ['iv1'], reason: null, cause: 'STAFF' },
    ['js1 interview-cancelled MAIL', 'js1 interview-cancelled SMS', 'iv1 interview-for-interviewer MAIL'],
  ],
  [
    'InterviewCancelled',
    { ...interview, interviewerIds: ['iv1'], reason: null, cause: 'RECORD_ENDED' },
    ['js1 interview-called-off MAIL', 'js1 interview-called-off SMS', 'iv1 interview-for-interviewer MAIL'],
  ],
  ['ScreeningAssigned', { ...ids, screenerId: 's1', deadline: at }, ['s1 screening-assigned MAIL']],
  ['ItemHandedOver', { ...ids, screenerId: 's1', newScreenerId: 's2', deadline: at }, ['s2 screening-assigned MAIL']],
  [
    'JobSeekerTakenUp',
    {
      ...ids,
      takenUpBy: 'hr3',
      owners: [
        { accountId: 'hr1', applicationId: 'a2', positionId: 'p2' },
        { accountId: 'hr2', applicationId: 'a3', positionId: 'p3' },
      ],
    },
    ['hr1 candidate-taken-up MAIL', 'hr2 candidate-taken-up MAIL'],
  ],
  ['ApprovalSubmitted', { ...offer, approverIds: ['ap1', 'ap2'], submittedBy: 'hr1' }, ['ap1 approval-requested MAIL']],
  ['StepAgreed', { ...offer, nextApproverId: 'ap2', final: false }, ['ap2 approval-requested MAIL']],
  ['StepAgreed', { ...offer, nextApproverId: null, final: true }, ['hr1 offer-answered MAIL']],
  ['StepForwarded', { ...offer, fromAccountId: 'ap2', toAccountId: 'ap3' }, ['ap3 approval-requested MAIL']],
  ['StepForwarded', { ...offer, fromAccountId: 'ap2', toAccountId: 'ap3', early: true }, []],
  ['StepDisagreed', { ...offer, reason: 'pay' }, ['hr1 offer-answered MAIL']],
  [
    'OfferSent',
    { ...offer, ...link, subject: 'Offer', content: '恭喜您\n加入我们', sms: '您的Offer' },
    ['js1 offer-sent MAIL', 'js1 offer-sent SMS'],
  ],
  ['OfferSent', { ...offer, ...link, subject: null, content: null, sms: null }, []],
  ['OfferReminded', { ...offer, ...link, hoursLeft: 24 }, ['js1 offer-reminded MAIL', 'js1 offer-reminded SMS']],
  ['OfferLinkRenewed', { ...offer, ...link }, ['js1 offer-link-renewed MAIL', 'js1 offer-link-renewed SMS']],
  ['OfferAccepted', offer, ['js1 offer-accepted MAIL', 'hr1 offer-answered MAIL']],
  ['OfferRefused', { ...offer, reason: null }, ['js1 offer-refused MAIL', 'hr1 offer-answered MAIL']],
  ['OfferRefused', { ...offer, reason: '薪酬不符合预期' }, ['js1 offer-refused MAIL', 'hr1 offer-answered MAIL']],
  ['OfferWithdrawn', { ...offer, cause: 'WITHDRAWN', reason: '编制取消', wasSent: true }, told('js1 offer-withdrawn')],
  // A draft was never heard of; what was drafted anew is sent anew; an application that ended says so itself.
  ['OfferWithdrawn', { ...offer, cause: 'WITHDRAWN', reason: '编制取消', wasSent: false }, []],
  ['OfferWithdrawn', { ...offer, cause: 'WITHDRAWN', reason: '编制取消' }, []],
  ['OfferWithdrawn', { ...offer, cause: 'SUPERSEDED', reason: null, wasSent: true }, []],
  ['OfferWithdrawn', { ...offer, cause: 'RECORD_ENDED', reason: null, wasSent: true }, []],
  ['OfferExpired', offer, [...told('js1 offer-expired'), 'hr1 offer-answered MAIL']],
  [
    'CollectionSubmitted',
    { ...collection, sentBy: 'hr1' },
    ['js1 collection-received MAIL', 'hr1 collection-submitted MAIL'],
  ],
  ['CollectionSubmitted', { ...collection, sentBy: '' }, ['js1 collection-received MAIL']],
  ['CollectionSent', collection, ['js1 collection-sent MAIL', 'js1 collection-sent SMS']],
  ['CollectionReminded', collection, ['js1 collection-reminded MAIL', 'js1 collection-reminded SMS']],
  [
    'CollectionRejected',
    { ...collection, reason: '证件过期', fields: ['identity.number', 'bank.number'] },
    ['js1 collection-rejected MAIL', 'js1 collection-rejected SMS'],
  ],
  [
    'CollectionRejected',
    { ...collection, reason: null, fields: ['identity.number'] },
    ['js1 collection-rejected MAIL', 'js1 collection-rejected SMS'],
  ],
  ...accountCases,
  ...dataRequestCases,
  ...consentCases,
  ...staffCases,
];
