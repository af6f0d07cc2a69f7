import { collectionStory } from '../testing/collection-story.ts';
import { hr, interviewer, screener } from '../testing/company.ts';
import { agreedOffer, draftedOffer, sentOffer, submittedOffer } from '../testing/offer-story.ts';
import { happened, id, type Told } from '../testing/story.ts';
import { aCollection, anInterview, aSession, link, screened } from '../testing/work.ts';

/** What is told of one application, by what the table of its steps asks. */
export const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
export const item = id(31);
const session = id(32);
const appointment = id(33);
const interview = id(51);
const sheet = id(61);
export const offer = id(41);
const collection = id(71);
export const [start, end] = ['2026-11-03T02:00:00.000Z', '2026-11-03T03:00:00.000Z'];
export const [signInOpen, early] = ['2026-11-03T01:15:00.000Z', '2026-11-03T01:45:00.000Z'];
export const [before, during, later] = [
  '2026-11-02T12:00:00.000Z',
  '2026-11-03T02:30:00.000Z',
  '2026-11-03T05:00:00.000Z',
];

export const passed = happened('application', id(11), 'StepPassed', { ...about, stage: 'RESUME_SCREENING' });
export const held = happened('application', id(11), 'StepHeld', {
  ...about,
  stage: 'RESUME_SCREENING',
  cause: 'STAFF',
  reason: '等材料',
});
export const toOffer = happened('application', id(11), 'StageSkipped', {
  ...about,
  from: 'RESUME_SCREENING',
  to: 'OFFER',
  reason: '',
});
export const skipped = (to: 'DEPT_SCREENING' | 'FIRST_INTERVIEW') =>
  happened('application', id(11), 'StageSkipped', { ...about, from: 'RESUME_SCREENING', to, reason: '' });
const work = (type: 'WorkOpened' | 'WorkClosed', kind: 'SCREENING' | 'APPOINTMENT' | 'INTERVIEW', workId: string) =>
  happened('application', id(11), type, { applicationId: id(11), work: kind, workId });
const booked = (status: 'PENDING_SEND' | 'SENT' | 'ACCEPTED') =>
  happened('application', id(11), 'OfferOpened', {
    applicationId: id(11),
    offerId: offer,
    status,
    collectionId: status === 'ACCEPTED' ? collection : null,
  });
export const offerOver = happened('application', id(11), 'OfferClosed', {
  applicationId: id(11),
  offerId: offer,
  status: 'INVALID',
});

export const asked = {
  ...about,
  screeningItemId: item,
  taskId: item,
  screenerId: screener,
  creatorId: hr,
  deadline: '2026-11-05T04:00:00.000Z',
};
export const answer = { verdict: 'PASS', opinion: '', reason: '', recommendedPositionId: null } as const;
export const given = screened(item, about);
export const back = (...told: readonly Told[]) => [...given, ...told, work('WorkClosed', 'SCREENING', item)];

const seat = { appointmentId: appointment, appointmentSessionId: session, ...about };
export const deadline = '2026-11-04T04:00:00.000Z';
const ofSession = { appointmentSessionId: session, positionId: id(1) };
export const invited = [
  work('WorkOpened', 'APPOINTMENT', appointment),
  aSession(session, id(1)),
  happened('appointmentSession', session, 'SessionOpened', { ...ofSession, deadline }),
  happened('appointment', appointment, 'AppointmentInvited', {
    ...seat,
    linkId: link.linkId,
    seed: link.seed,
    deadline,
    sessionName: '十一月初面',
  }),
];
export const sessionClosed = happened('appointmentSession', session, 'SessionClosed', {
  ...ofSession,
  principalId: hr,
  unreserved: 1,
});
export const prolonged = happened('appointmentSession', session, 'SessionReopened', {
  ...ofSession,
  deadline: '2026-11-04T12:00:00.000Z',
});
const slot = { segmentId: session, start: '2026-11-05T02:00:00.000Z', end: '2026-11-05T03:00:00.000Z' };
export const chosen = [
  happened('appointment', appointment, 'SlotHeld', { ...seat, ...slot, until: later }),
  happened('appointment', appointment, 'SlotReserved', { ...seat, ...slot, edits: 0 }),
];
const met = { interviewId: interview, ...about };
export const meeting = [work('WorkOpened', 'INTERVIEW', interview), ...anInterview(interview, sheet, about)];
export const declined = happened('interview', interview, 'InterviewDeclined', {
  ...met,
  reason: '有事',
  start,
  interviewerIds: [interviewer],
  arrangedBy: hr,
});
export const written = happened('evaluation', sheet, 'EvaluationSubmitted', {
  ...about,
  evaluationId: sheet,
  interviewId: interview,
  interviewerId: interviewer,
  scores: [],
  result: 'EXCELLENT_PASS',
  recommendedPositionId: null,
  text: '不错',
});
export const started = happened('interview', interview, 'InterviewStarted', met);
export const signedIn = happened('interview', interview, 'SignedIn', {
  ...met,
  start,
  by: 'STAFF',
  interviewerIds: [interviewer],
});
export const absent = (at: string) => happened('interview', interview, 'MarkedNotPresent', met, at);
export const cameAfterAll = happened('interview', interview, 'SignInReset', { ...met, reason: '标错了', end });
export const secondSheet = happened('evaluation', id(62), 'EvaluationRequested', {
  ...about,
  evaluationId: id(62),
  interviewId: interview,
  interviewerId: screener,
  start,
});
export const finished = [
  happened('interview', interview, 'InterviewFinished', { ...met, end, stage: 'FIRST_INTERVIEW' }),
  work('WorkClosed', 'INTERVIEW', interview),
];

export const drafted = [toOffer, draftedOffer(offer, about), booked('PENDING_SEND')];
export const sent = [submittedOffer(offer, about), agreedOffer(offer, about), sentOffer(offer, about), booked('SENT')];
export const collected = [...drafted, ...sent, booked('ACCEPTED')];
export const ask = aCollection(collection, offer, about);

export const approvalCancelled = happened('offer', offer, 'ApprovalCancelled', { ...about, offerId: offer, step: 0 });
export const expired = [
  happened('offer', offer, 'OfferExpired', { ...about, offerId: offer, hrOwnerId: hr }),
  offerOver,
  happened('application', id(11), 'StepHeld', { ...about, stage: 'OFFER', cause: 'OFFER_EXPIRED', reason: '' }),
];

export const ofCollection = collectionStory(collection, offer, about);
export const asking = [...collected, ...ask];
const ofAsked = { ...about, collectionId: collection, offerId: offer };
export const remindedLater = happened('infoCollection', collection, 'CollectionReminded', {
  ...{ ...ofAsked, ...link, remindedBy: hr },
  expiresAt: '2026-11-24T16:00:00.000Z',
});
export const sentBack = happened('infoCollection', collection, 'CollectionRejected', {
  ...{ ...ofAsked, ...link, reason: '照片不清' },
  ...{ fields: ['attachments.badgePhoto'], rejectedBy: hr },
});
export const fills = ['SEEKER', 'FILL_COLLECTION', null] as const;
export const reminds = ['HR', 'REMIND_COLLECTION', 'REMIND_COLLECTION'] as const;
export const filledIn = [...collected, ...ask, ofCollection.submitted];
export const locked = [...filledIn, ...ofCollection.locked];
export const pushing = [...locked, ofCollection.pushing];
