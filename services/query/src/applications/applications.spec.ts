import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Stage } from '@talentlog/contracts';
import { anApplication, approver, hr, interviewer, otherHr, screener } from '../testing/company.ts';
import { agreedOffer, draftedOffer, sentOffer, submittedOffer } from '../testing/offer-story.ts';
import { consentExpired, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, staff, type Told } from '../testing/story.ts';
import { first, second, twoApplicants } from '../testing/two-applicants.ts';
import { anInterview, screened } from '../testing/work.ts';

const asHr = staff(hr, 'HR');
const asAdmin = staff(id(905), 'AD');
const offerBooked = (status: 'PENDING_SEND' | 'SENT'): Told =>
  happened('application', id(11), 'OfferOpened', {
    applicationId: id(11),
    offerId: id(41),
    status,
    collectionId: null,
  });
const ended = happened('application', id(12), 'RecordEnded', {
  ...second,
  stage: 'FIRST_INTERVIEW',
  outcome: 'NOT_PASSED',
  bucket: 'ENDED',
  reason: '薪资不合',
});

describe('applications', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...twoApplicants,
      anApplication(first, 'RESUME_SCREENING', '2026-11-01T04:00:00.000Z'),
      anApplication(second, 'FIRST_INTERVIEW'),
    );
  });
  afterEach(() => reading.close());

  const listed = async (params: object, caller = asAdmin) =>
    (await reading.ask('applications', params, caller)).data?.rows.map(({ applicationId }) =>
      Number(applicationId.slice(-2)),
    );
  const turn = async (caller = asHr) => {
    const { data } = await reading.ask('applicationDetail', { applicationId: id(11) }, caller);
    return data && [data.waitsFor, data.waitsForName, data.dueAt];
  };

  it('are listed within the scope, filtered, sorted and counted by stage', async () => {
    expect(await listed({}, asHr)).toEqual([11]);
    expect(await listed({}, staff(otherHr, 'HR'))).toEqual([12]);
    expect(await listed({}, staff(screener, 'SC'))).toEqual([]);
    expect(await listed({})).toEqual([12, 11]);
    expect(await listed({ sort: 'deliveredAt' })).toEqual([11, 12]);
    expect(await listed({ sort: '-stage' })).toEqual([11, 12]);
    expect(await listed({ stage: 'FIRST_INTERVIEW' })).toEqual([12]);
    expect(await listed({ position: [id(1), id(3)] })).toEqual([11]);
    expect(await listed({ mine: '1' }, staff(otherHr, 'HR', 'AD'))).toEqual([12]);
    expect(await listed({ text: '测试 王' })).toEqual([12]);
    await reading.tell(ended);
    expect(await listed({ bucket: 'ENDED' })).toEqual([12]);
    const { data } = await reading.ask('applications', { stage: 'FIRST_INTERVIEW' }, asAdmin);
    expect(data?.stages).toEqual({ RESUME_SCREENING: 1, FIRST_INTERVIEW: 1 });
  });

  describe('whose turn it is', () => {
    it('HR, when nothing is under way', async () => expect(await turn()).toEqual(['HR', null, null]));

    it('the screener, until the deadline', async () => {
      await reading.tell(...screened(id(31), first));
      expect(await turn()).toEqual(['SCREENER', '吴筛选', '2026-11-05T04:00:00.000Z']);
      expect(await turn(staff(screener, 'SC'))).toEqual(['SCREENER', '吴筛选', '2026-11-05T04:00:00.000Z']);
    });

    it('the person, to answer an invitation, then the interviewer', async () => {
      const work = { applicationId: id(11), work: 'INTERVIEW', workId: id(51) } as const;
      await reading.tell(happened('application', id(11), 'WorkOpened', work), ...anInterview(id(51), id(61), first));
      expect(await turn()).toEqual(['SEEKER', null, '2026-11-03T02:00:00.000Z']);
      const accepted = { interviewId: id(51), ...first, start: '2026-11-03T02:00:00.000Z', interviewerIds: [] };
      await reading.tell(happened('interview', id(51), 'InterviewAccepted', accepted));
      expect(await turn(staff(interviewer, 'IV'))).toEqual(['INTERVIEWER', '郑面试', '2026-11-03T03:00:00.000Z']);
    });

    it('the approver of an offer, then the person it is sent to', async () => {
      await reading.tell(draftedOffer(id(41), first), submittedOffer(id(41), first), offerBooked('PENDING_SEND'));
      expect(await turn(staff(approver, 'OA'))).toEqual(['APPROVER', '周审批', null]);
      await reading.tell(agreedOffer(id(41), first));
      expect(await turn()).toEqual(['HR', null, null]);
      await reading.tell(sentOffer(id(41), first), offerBooked('SENT'));
      expect(await turn()).toEqual(['SEEKER', null, '2026-11-09T16:00:00.000Z']);
    });
  });

  it('open for owners and whoever has a task on them, and for nobody else', async () => {
    const detail = (caller: ReturnType<typeof staff>) =>
      reading.ask('applicationDetail', { applicationId: id(11) }, caller);
    expect((await detail(staff(otherHr, 'HR'))).refused).toBe('common.not_found');
    expect((await detail(staff(screener, 'SC'))).refused).toBe('common.not_found');
    await reading.tell(...screened(id(31), first), draftedOffer(id(41), first));
    const { data } = await detail(staff(screener, 'SC'));
    expect(data).toMatchObject({ screening: [{ itemId: id(31) }], offers: [], collection: null, notifications: [] });
    expect((await detail(asHr)).data?.offers).toMatchObject([{ offerId: id(41) }]);
  });

  it('tell why they ended, and nothing personal without consent', async () => {
    await reading.tell(...screened(id(32), second), ended);
    const detail = async () => (await reading.ask('applicationDetail', { applicationId: id(12) }, asAdmin)).data;
    expect(await detail()).toMatchObject({
      bucket: 'ENDED',
      outcome: 'NOT_PASSED',
      reason: '薪资不合',
      waitsFor: 'NOBODY',
    });
    await reading.tell(consentWithdrawn(id(22)));
    expect(await detail()).toMatchObject({
      outcome: null,
      reason: null,
      screening: [],
      resume: null,
      allowedActions: [],
    });
  });

  it('comments are shown, private ones to their author and those they name', async () => {
    const comment = (n: number, text: string, isPrivate: boolean, mentions: string[] = []) =>
      happened('jobSeeker', id(21), 'JobSeekerCommented', {
        jobSeekerId: id(21),
        commentId: id(n),
        text,
        private: isPrivate,
        mentions,
        authorId: otherHr,
      });
    await reading.tell(comment(71, '不错', false), comment(72, '慎重', true), comment(73, '请看', true, [hr]));
    const texts = async (caller: ReturnType<typeof staff>) =>
      (await reading.ask('applicationDetail', { applicationId: id(11) }, caller)).data?.comments.map(
        ({ text }) => text,
      );
    expect(await texts(asHr)).toEqual(['不错', '请看']);
    expect(await texts(asAdmin)).toEqual(['不错']);
    expect(await texts(staff(otherHr, 'AD'))).toEqual(['不错', '慎重', '请看']);
  });

  it('one comment is marked as pinned, the one pinned last, to those who see it', async () => {
    const comment = { jobSeekerId: id(21), mentions: [], authorId: otherHr };
    const pinned = (n: number) =>
      happened('jobSeeker', id(21), 'JobSeekerCommentPinned', { jobSeekerId: id(21), commentId: id(n) });
    await reading.tell(
      happened('jobSeeker', id(21), 'JobSeekerCommented', {
        ...comment,
        commentId: id(71),
        text: '不错',
        private: false,
      }),
      happened('jobSeeker', id(21), 'JobSeekerCommented', {
        ...comment,
        commentId: id(72),
        text: '慎重',
        private: true,
      }),
    );
    const seen = async (caller = asHr) =>
      (await reading.ask('applicationDetail', { applicationId: id(11) }, caller)).data;
    const marks = async (caller = asHr) =>
      (await seen(caller))?.comments.map(({ commentId, pinned: mark }) => [commentId, mark]);
    expect(await marks()).toEqual([[id(71), false]]);
    await reading.tell(pinned(72), pinned(71));
    expect(await marks()).toEqual([[id(71), true]]);
    await reading.tell(pinned(72));
    expect(await marks()).toEqual([[id(71), false]]);
    expect(await marks(staff(otherHr, 'AD'))).toEqual([
      [id(71), false],
      [id(72), true],
    ]);
    expect((await seen())?.personActions).toContain('PinJobSeekerComment');
  });

  it('are cards to the person, with the one thing they are waited for', async () => {
    const own = seeker(id(91), id(21));
    const cards = async () => (await reading.ask('myDeliveries', {}, own)).data;
    expect(await cards()).toMatchObject({ deliveries: [{ title: '芯片工程师', todo: null }], resumeLocked: true });
    await reading.tell(...anInterview(id(51), id(61), first));
    expect((await cards())?.deliveries[0]?.todo).toEqual({
      kind: 'INTERVIEW',
      id: id(51),
      until: '2026-11-03T02:00:00.000Z',
      seatsLeft: null,
    });
    expect((await cards())?.deliveries[0]?.meeting).toMatchObject({
      kind: 'INTERVIEW',
      id: id(51),
      start: '2026-11-03T02:00:00.000Z',
      end: '2026-11-03T03:00:00.000Z',
      reply: 'PENDING_REPLY',
      signInFrom: '2026-11-03T01:00:00.000Z',
      changeUntil: null,
    });
    await reading.tell(
      draftedOffer(id(41), first),
      submittedOffer(id(41), first),
      agreedOffer(id(41), first),
      sentOffer(id(41), first),
    );
    expect((await cards())?.deliveries[0]?.todo).toMatchObject({ kind: 'OFFER', id: id(41) });
    expect((await reading.ask('myDeliveries', {}, seeker(id(92), id(29)))).data?.deliveries).toEqual([]);
  });

  it('are found by the palette, within the scope', async () => {
    const found = async (text: string, caller = asHr) => (await reading.ask('paletteSearch', { text }, caller)).data;
    expect(await found('林晓')).toEqual({
      people: [
        { applicationId: id(11), name: '林晓', position: '芯片工程师', stage: 'RESUME_SCREENING' satisfies Stage },
      ],
      positions: [],
    });
    expect(await found('芯片')).toMatchObject({
      people: [{ applicationId: id(11) }],
      positions: [{ positionId: id(1), state: 'OPEN' }],
    });
    expect(await found('王晨')).toEqual({ people: [], positions: [] });
    // Once the consent is over the name is masked, and typing it must not confirm it.
    await reading.tell(consentExpired(id(21)));
    expect(await found('林晓')).toEqual({ people: [], positions: [] });
    expect(await listed({ text: '林晓' })).toEqual([]);
    expect(await listed({ text: '0021' })).toEqual([11]);
  });
});
