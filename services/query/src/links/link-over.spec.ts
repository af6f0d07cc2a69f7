import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventName } from '@talentlog/contracts';
import type { Caller, OverLink } from '@talentlog/runtime';
import { anApplication, aPosition, colleagues, hr } from '../testing/company.ts';
import { agreedOffer, draftedOffer, sentOffer, submittedOffer } from '../testing/offer-story.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id } from '../testing/story.ts';
import { anInterview } from '../testing/work.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const start = '2026-11-03T02:00:00.000Z';
const of = (purpose: OverLink['purpose'], subjectId: string, change: Partial<OverLink> = {}): Caller => {
  const subject = { subjectAggregate: purpose, subjectId, jobSeekerId: id(21) };
  return { over: { linkId: 'a'.repeat(64), purpose, ...subject, end: 'EXPIRED', ...change } };
};

describe('what a link was that is over', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPerson(id(21), '林晓'),
      anApplication(about),
      ...anInterview(id(51), id(61), about),
    );
  });
  afterEach(() => reading.close());
  const over = async (caller: Caller, at?: string) => reading.ask('linkOver', {}, caller, at);
  const interview = of('interview', id(51));
  const tell = (type: EventName, data: object = {}) =>
    reading.tell(happened('interview', id(51), type, { ...about, interviewId: id(51), ...data }));

  it('is told with its position, stage and time, whether the application goes on, and whom to ask', async () => {
    const { data } = await over(interview, '2026-11-03T06:00:00.000Z');
    expect(data).toEqual({
      purpose: 'interview',
      became: 'HELD',
      position: { positionId: id(1), title: '芯片工程师', titleEn: 'Chip engineer' },
      stage: expect.any(String),
      start,
      end: '2026-11-03T03:00:00.000Z',
      goesOn: true,
      contact: expect.stringMatching(/./),
    });
  });
  it('of a cancelled interview never thanks for coming', async () => {
    await tell('InterviewCancelled', { reason: '', start, interviewerIds: [], cause: 'STAFF' });
    expect((await over(interview)).data?.became).toBe('CANCELLED');
  });
  it('of one that was declined, or is still to come', async () => {
    expect((await over(interview, '2026-11-03T02:30:00.000Z')).data?.became).toBe('TO_COME');
    await tell('InterviewDeclined', { reason: '', start, interviewerIds: [], arrangedBy: hr });
    expect((await over(interview)).data?.became).toBe('DECLINED');
  });
  it('is that another link took its place, where the subject has another one now', async () => {
    expect((await over(of('interview', id(51), { linkId: 'b'.repeat(64) }))).data?.became).toBe('REPLACED');
  });
  it('of an offer tells how it ended and neither pay nor letter', async () => {
    const steps = [draftedOffer, submittedOffer, agreedOffer, sentOffer] as const;
    await reading.tell(...steps.map((step) => step(id(41), about)));
    const { data } = await over(of('offer', id(41)));
    expect(data).toMatchObject({ became: expect.stringMatching(/UNANSWERED|REPLACED/), stage: 'OFFER', start: null });
    expect(JSON.stringify(data)).not.toMatch(/30_?000|monthly|letter/);
  });
  it.each([
    ['WITHDRAWN', 'WITHDRAWN'],
    ['RECORD_ENDED', 'CANCELLED'],
  ] as const)('of an offer that was taken back (%s) says so', async (cause, became) => {
    const steps = [draftedOffer, submittedOffer, agreedOffer, sentOffer] as const;
    await reading.tell(...steps.map((step) => step(id(41), about)));
    await reading.tell(happened('offer', id(41), 'OfferWithdrawn', { ...about, offerId: id(41), cause, reason: null }));
    expect((await over(of('offer', id(41)))).data?.became).toBe(became);
  });
  it('is nobody else’s to read', async () => {
    const foreign = of('interview', id(51), { jobSeekerId: id(22) });
    expect(await over(foreign)).toEqual({ refused: 'link.expired' });
    expect(await over(of('interview', id(59)))).toEqual({ refused: 'link.expired' });
    expect((await over({})).refused).toBeDefined();
  });
});
