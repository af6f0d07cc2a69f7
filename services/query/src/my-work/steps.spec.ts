import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collectionStory } from '../testing/collection-story.ts';
import { admin, anApplication, aPosition, colleagues, hr, interviewer, screener } from '../testing/company.ts';
import { agreedOffer, disagreedOffer, draftedOffer, sentOffer, submittedOffer } from '../testing/offer-story.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff, type Told } from '../testing/story.ts';
import { aCollection, anInterview, aSession, link, screened } from '../testing/work.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const [item, session, appointment] = [id(31), id(32), id(33)];
const [interview, sheet, offer, collection] = [id(51), id(61), id(41), id(71)];
const [start, end] = ['2026-11-03T02:00:00.000Z', '2026-11-03T03:00:00.000Z'];
const [signInOpen, early] = ['2026-11-03T01:15:00.000Z', '2026-11-03T01:45:00.000Z'];
const [before, during, later] = ['2026-11-02T12:00:00.000Z', '2026-11-03T02:30:00.000Z', '2026-11-03T05:00:00.000Z'];

const passed = happened('application', id(11), 'StepPassed', { ...about, stage: 'RESUME_SCREENING' });
const held = happened('application', id(11), 'StepHeld', {
  ...about,
  stage: 'RESUME_SCREENING',
  cause: 'STAFF',
  reason: '等材料',
});
const toOffer = happened('application', id(11), 'StageSkipped', {
  ...about,
  from: 'RESUME_SCREENING',
  to: 'OFFER',
  reason: '',
});
const skipped = (to: 'DEPT_SCREENING' | 'FIRST_INTERVIEW') =>
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
const offerOver = happened('application', id(11), 'OfferClosed', {
  applicationId: id(11),
  offerId: offer,
  status: 'INVALID',
});

const asked = {
  ...about,
  screeningItemId: item,
  taskId: item,
  screenerId: screener,
  creatorId: hr,
  deadline: '2026-11-05T04:00:00.000Z',
};
const answer = { verdict: 'PASS', opinion: '', reason: '', recommendedPositionId: null } as const;
const given = screened(item, about);
const back = (...told: readonly Told[]) => [...given, ...told, work('WorkClosed', 'SCREENING', item)];

const seat = { appointmentId: appointment, appointmentSessionId: session, ...about };
const deadline = '2026-11-04T04:00:00.000Z';
const ofSession = { appointmentSessionId: session, positionId: id(1) };
const invited = [
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
const sessionClosed = happened('appointmentSession', session, 'SessionClosed', {
  ...ofSession,
  principalId: hr,
  unreserved: 1,
});
const prolonged = happened('appointmentSession', session, 'SessionReopened', {
  ...ofSession,
  deadline: '2026-11-04T12:00:00.000Z',
});
const slot = { segmentId: session, start: '2026-11-05T02:00:00.000Z', end: '2026-11-05T03:00:00.000Z' };
const chosen = [
  happened('appointment', appointment, 'SlotHeld', { ...seat, ...slot, until: later }),
  happened('appointment', appointment, 'SlotReserved', { ...seat, ...slot, edits: 0 }),
];
const met = { interviewId: interview, ...about };
const meeting = [work('WorkOpened', 'INTERVIEW', interview), ...anInterview(interview, sheet, about)];
const declined = happened('interview', interview, 'InterviewDeclined', {
  ...met,
  reason: '有事',
  start,
  interviewerIds: [interviewer],
  arrangedBy: hr,
});
const written = happened('evaluation', sheet, 'EvaluationSubmitted', {
  ...about,
  evaluationId: sheet,
  interviewId: interview,
  interviewerId: interviewer,
  scores: [],
  result: 'EXCELLENT_PASS',
  recommendedPositionId: null,
  text: '不错',
});
const started = happened('interview', interview, 'InterviewStarted', met);
const signedIn = happened('interview', interview, 'SignedIn', {
  ...met,
  start,
  by: 'STAFF',
  interviewerIds: [interviewer],
});
const absent = (at: string) => happened('interview', interview, 'MarkedNotPresent', met, at);
const cameAfterAll = happened('interview', interview, 'SignInReset', { ...met, reason: '标错了', end });
const secondSheet = happened('evaluation', id(62), 'EvaluationRequested', {
  ...about,
  evaluationId: id(62),
  interviewId: interview,
  interviewerId: screener,
  start,
});
const finished = [
  happened('interview', interview, 'InterviewFinished', { ...met, end, stage: 'FIRST_INTERVIEW' }),
  work('WorkClosed', 'INTERVIEW', interview),
];

const drafted = [toOffer, draftedOffer(offer, about), booked('PENDING_SEND')];
const sent = [submittedOffer(offer, about), agreedOffer(offer, about), sentOffer(offer, about), booked('SENT')];
const collected = [...drafted, ...sent, booked('ACCEPTED')];
const ask = aCollection(collection, offer, about);

const approvalCancelled = happened('offer', offer, 'ApprovalCancelled', { ...about, offerId: offer, step: 0 });
const expired = [
  happened('offer', offer, 'OfferExpired', { ...about, offerId: offer, hrOwnerId: hr }),
  offerOver,
  happened('application', id(11), 'StepHeld', { ...about, stage: 'OFFER', cause: 'OFFER_EXPIRED', reason: '' }),
];

const ofCollection = collectionStory(collection, offer, about);
const filledIn = [...collected, ...ask, ofCollection.submitted];
const locked = [...filledIn, ...ofCollection.locked];
const pushing = [...locked, ofCollection.pushing];

/** What happened, when it is looked at, whose turn it is and what they owe, and what HR has to do. By hand, from DOMAIN.md. */
const table: readonly (readonly [string, readonly Told[], string, string, string, string | null])[] = [
  ['nothing yet', [], before, 'HR', 'HANDLE', 'HANDLE'],
  ['at the department, with nobody', [skipped('DEPT_SCREENING')], before, 'HR', 'ASSIGN', 'ASSIGN'],
  ['at an interview, none yet', [skipped('FIRST_INTERVIEW')], before, 'HR', 'ARRANGE', 'ARRANGE'],
  ['passed', [passed], before, 'HR', 'ADVANCE', 'ADVANCE'],
  ['held', [held], before, 'HR', 'DECIDE_HELD', 'DECIDE_HELD'],
  ['with a screener', given, before, 'SCREENER', 'SCREEN', null],
  [
    'screened',
    back(happened('screeningItem', item, 'ItemScreened', { ...asked, ...answer })),
    before,
    'HR',
    'CONCLUDE',
    'CONCLUDE',
  ],
  ['never screened', back(happened('screeningItem', item, 'ItemOverdue', asked)), before, 'HR', 'REASSIGN', 'REASSIGN'],
  [
    'taken from a screener',
    back(happened('screeningItem', item, 'ItemCancelled', { ...asked, cause: 'STAFF' })),
    before,
    'HR',
    'HANDLE',
    'HANDLE',
  ],
  ['asked for a time', invited, before, 'SEEKER', 'CHOOSE_TIME', null],
  [
    'asked for a time, a moment before the deadline',
    invited,
    '2026-11-04T03:59:59.999Z',
    'SEEKER',
    'CHOOSE_TIME',
    null,
  ],
  ['asked for a time, at the deadline', invited, deadline, 'HR', 'ARRANGE', 'ARRANGE'],
  ['asked for a time, days after the deadline', invited, '2026-11-08T04:00:00.000Z', 'HR', 'ARRANGE', 'ARRANGE'],
  ['asked for a time, the session closed early', [...invited, sessionClosed], before, 'HR', 'ARRANGE', 'ARRANGE'],
  ['asked again until later', [...invited, sessionClosed, prolonged], deadline, 'SEEKER', 'CHOOSE_TIME', null],
  ['a time held, at the deadline', [...invited, ...chosen.slice(0, 1)], deadline, 'HR', 'ARRANGE', 'ARRANGE'],
  ['a time chosen, after the deadline', [...invited, ...chosen], deadline, 'HR', 'ARRANGE', 'ARRANGE'],
  ['a time chosen', [...invited, ...chosen], before, 'HR', 'ARRANGE', 'ARRANGE'],
  ['arranged at the chosen time', [...invited, ...chosen, ...meeting], before, 'SEEKER', 'REPLY_INTERVIEW', null],
  ['invited', meeting, before, 'SEEKER', 'REPLY_INTERVIEW', null],
  ['declined', [...meeting, declined], before, 'HR', 'ARRANGE', 'ARRANGE'],
  ['begun without a reply', meeting, start, 'INTERVIEWER', 'EVALUATE', null],
  ['over without a sheet', meeting, later, 'INTERVIEWER', 'EVALUATE', 'CHASE'],
  ['marked absent while it was to be held', [...meeting, absent(during)], during, 'HR', 'CONCLUDE', 'CONCLUDE'],
  ['marked absent, its time over', [...meeting, absent(during)], later, 'HR', 'CONCLUDE', 'CONCLUDE'],
  ['marked absent by the clock at its end', [...meeting, absent(end)], later, 'INTERVIEWER', 'EVALUATE', 'CHASE'],
  ['marked absent, put right', [...meeting, absent(during), cameAfterAll], during, 'INTERVIEWER', 'EVALUATE', null],
  [
    'marked absent, one of two sheets written',
    [...meeting, secondSheet, absent(during), written],
    later,
    'INTERVIEWER',
    'EVALUATE',
    'CHASE',
  ],
  ['begun, all sheets written before its planned end', [...meeting, written], during, 'HR', 'CONCLUDE', 'CONCLUDE'],
  ['signed in, not begun', [...meeting, signedIn], signInOpen, 'INTERVIEWER', 'EVALUATE', null],
  ['begun before its planned start, no sheet', [...meeting, signedIn, started], early, 'INTERVIEWER', 'EVALUATE', null],
  ['begun early, all sheets written', [...meeting, started, written], early, 'HR', 'CONCLUDE', 'CONCLUDE'],
  ['begun, one of two sheets', [...meeting, secondSheet, started, written], during, 'INTERVIEWER', 'EVALUATE', null],
  ['over, one of two sheets', [...meeting, secondSheet, written], later, 'INTERVIEWER', 'EVALUATE', 'CHASE'],
  ['at the offer, its interview left open', [...meeting, toOffer], before, 'HR', 'DRAFT_OFFER', 'DRAFT_OFFER'],
  ['drafted, its interview left open', [...meeting, ...drafted], later, 'HR', 'SUBMIT_OFFER', 'SUBMIT_OFFER'],
  ['sent, its interview left open', [...meeting, ...drafted, ...sent], later, 'SEEKER', 'ANSWER_OFFER', null],
  ['over, all sheets written', [...meeting, written], later, 'HR', 'CONCLUDE', 'CONCLUDE'],
  ['finished', [...meeting, written, ...finished], later, 'HR', 'CONCLUDE', 'CONCLUDE'],
  ['at the offer', [toOffer], before, 'HR', 'DRAFT_OFFER', 'DRAFT_OFFER'],
  ['drafted', drafted, before, 'HR', 'SUBMIT_OFFER', 'SUBMIT_OFFER'],
  ['submitted', [...drafted, submittedOffer(offer, about)], before, 'APPROVER', 'APPROVE', null],
  [
    'disagreed',
    [...drafted, submittedOffer(offer, about), disagreedOffer(offer, about)],
    before,
    'HR',
    'SUBMIT_OFFER',
    'SUBMIT_OFFER',
  ],
  [
    'its approval cancelled',
    [...drafted, submittedOffer(offer, about), approvalCancelled],
    before,
    'HR',
    'SUBMIT_OFFER',
    'SUBMIT_OFFER',
  ],
  ['agreed', [...drafted, ...sent.slice(0, 2)], before, 'HR', 'SEND_OFFER', 'SEND_OFFER'],
  ['sent', [...drafted, ...sent], before, 'SEEKER', 'ANSWER_OFFER', null],
  ['refused', [...drafted, ...sent, offerOver], before, 'HR', 'DRAFT_OFFER', 'DRAFT_OFFER'],
  ['expired', [...drafted, ...sent, ...expired], before, 'HR', 'DRAFT_OFFER', 'DRAFT_OFFER'],
  ['accepted', [...collected, ...ask.slice(0, 1)], before, 'HR', 'SEND_COLLECTION', 'SEND_COLLECTION'],
  ['asked for data', [...collected, ...ask], before, 'SEEKER', 'FILL_COLLECTION', null],
  ['data submitted', filledIn, before, 'HR', 'REVIEW_COLLECTION', 'REVIEW_COLLECTION'],
  ['data locked', locked, before, 'HR', 'PUSH_COLLECTION', 'PUSH_COLLECTION'],
  ['being pushed to SAP', pushing, before, 'SAP', 'WAIT_FOR_SAP', null],
  ['refused by SAP', [...pushing, ofCollection.failed], before, 'HR', 'PUSH_COLLECTION', 'PUSH_COLLECTION'],
  ['pushed', [...pushing, ofCollection.pushed], before, 'HR', 'CONFIRM_ONBOARDING', 'CONFIRM_ONBOARDING'],
];

/** What only who may manage offers can take (DOMAIN.md section 7); the rest of these steps is the position responsible's as well. */
const ofOffers: readonly (string | null)[] = [
  ...['DRAFT_OFFER', 'SUBMIT_OFFER', 'SEND_OFFER'],
  ...['SEND_COLLECTION', 'REVIEW_COLLECTION', 'PUSH_COLLECTION', 'CONFIRM_ONBOARDING'],
];

describe('a step of HR', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓'), anApplication(about));
  });
  afterEach(() => reading.close());

  it.each(table)('%s', async (_what, story, at, waitsFor, nextStep, kind) => {
    await reading.tell(...story);
    const { data } = await reading.ask('applications', {}, staff(admin, 'AD'), at);
    expect(data?.rows).toMatchObject([{ waitsFor, nextStep }]);
    for (const caller of [staff(hr, 'HR'), staff(admin, 'AD')]) {
      const owed = (await reading.ask('myWork', {}, caller, at)).data;
      expect(owed?.items.map((one) => one.kind)).toEqual(kind === null ? [] : [kind]);
    }
    const responsible = (await reading.ask('myWork', {}, staff(hr, 'PR'), at)).data;
    const theirs = kind === null || ofOffers.includes(kind) ? [] : [kind];
    expect(responsible?.items.map((one) => one.kind)).toEqual(theirs);
    expect(responsible?.counts.DRAFT_OFFER).toBe(0);
  });

  it.each([
    ['somebody marked the candidate as absent', absent(during), 0],
    ['the clock did at the end', absent(end), 1],
  ])('asks its interviewer for a sheet: where %s', async (_who, marked, sheets) => {
    await reading.tell(...meeting, marked);
    const owed = (await reading.ask('myWork', {}, staff(interviewer, 'IV'), later)).data;
    expect(owed?.counts.EVALUATE).toBe(sheets);
  });
});
