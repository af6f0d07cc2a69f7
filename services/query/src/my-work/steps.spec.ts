import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { admin, anApplication, aPosition, colleagues, hr, interviewer } from '../testing/company.ts';
import { disagreedOffer, submittedOffer } from '../testing/offer-story.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff, type Told } from '../testing/story.ts';
import { link } from '../testing/work.ts';
import {
  about,
  absent,
  answer,
  approvalCancelled,
  ask,
  asked,
  asking,
  back,
  before,
  cameAfterAll,
  chosen,
  collected,
  deadline,
  declined,
  drafted,
  during,
  early,
  end,
  expired,
  filledIn,
  fills,
  finished,
  given,
  held,
  invited,
  item,
  later,
  locked,
  meeting,
  ofCollection,
  offer,
  offerOver,
  passed,
  prolonged,
  pushing,
  remindedLater,
  reminds,
  secondSheet,
  sent,
  sentBack,
  sessionClosed,
  signedIn,
  signInOpen,
  skipped,
  start,
  started,
  toOffer,
  written,
} from './steps.fixture.ts';

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
  ['asked for data, a moment before the link is over', asking, '2026-11-09T15:59:59.999Z', ...fills],
  ['asked for data, the link over', asking, link.expiresAt, ...reminds],
  ['asked for data, the link long over', asking, '2026-11-20T04:00:00.000Z', ...reminds],
  ['reminded with a new link', [...asking, remindedLater], '2026-11-20T04:00:00.000Z', ...fills],
  ['its data sent back with a new link, that one over, too', [...filledIn, sentBack], link.expiresAt, ...reminds],
  ['data submitted', filledIn, before, 'HR', 'REVIEW_COLLECTION', 'REVIEW_COLLECTION'],
  ['data locked', locked, before, 'HR', 'PUSH_COLLECTION', 'PUSH_COLLECTION'],
  ['being pushed to SAP', pushing, before, 'SAP', 'WAIT_FOR_SAP', null],
  ['refused by SAP', [...pushing, ofCollection.failed], before, 'HR', 'PUSH_COLLECTION', 'PUSH_COLLECTION'],
  ['pushed', [...pushing, ofCollection.pushed], before, 'HR', 'CONFIRM_ONBOARDING', 'CONFIRM_ONBOARDING'],
];

/** What only who may manage offers can take (DOMAIN.md section 7); the rest of these steps is the position responsible's as well. */
const ofOffers: readonly (string | null)[] = [
  ...['DRAFT_OFFER', 'SUBMIT_OFFER', 'SEND_OFFER'],
  ...['SEND_COLLECTION', 'REMIND_COLLECTION', 'REVIEW_COLLECTION', 'PUSH_COLLECTION', 'CONFIRM_ONBOARDING'],
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
