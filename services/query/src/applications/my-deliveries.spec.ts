import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CollectionContent, type EventName } from '@talentlog/contracts';
import { defaultSettings } from '@talentlog/domain/fold';
import { anApplication, aPosition, colleagues, hr } from '../testing/company.ts';
import { agreedOffer, draftedOffer, sentOffer, submittedOffer } from '../testing/offer-story.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, type Told } from '../testing/story.ts';
import { aCollection, anInterview } from '../testing/work.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const told = (type: Parameters<typeof happened>[2], data: object, at: string): Told => ({
  ...happened('application', id(11), type, { ...about, ...data }),
  at,
});
const passed = told('StepPassed', { stage: 'RESUME_SCREENING' }, '2026-11-03T02:00:00.000Z');
const advanced = told('StageAdvanced', { from: 'RESUME_SCREENING', to: 'DEPT_SCREENING' }, '2026-11-03T02:00:00.000Z');
const ended = (bucket: 'ENDED' | 'INVALID', outcome = 'ABANDONED') =>
  told('RecordEnded', { stage: 'DEPT_SCREENING', outcome, bucket, reason: null }, '2026-11-05T17:00:00.000Z');

describe('the card of a delivery', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPerson(id(21), '林晓'),
      anApplication(about),
      passed,
      advanced,
    );
  });
  afterEach(() => reading.close());
  const card = async (bucket = 'ACTIVE', at?: string) =>
    (await reading.ask('myDeliveries', { bucket }, seeker(id(91), id(21)), at)).data?.deliveries[0];

  it('has every stage with its instant, and the recruiter of the position by name', async () => {
    const seen = await card();
    expect(seen?.way?.map(({ stage }) => stage)).toEqual(['RESUME_SCREENING', 'DEPT_SCREENING']);
    expect(seen?.way?.[1]?.at).toBe('2026-11-03T02:00:00.000Z');
    expect(seen?.contact).not.toBe('');
    expect(seen?.endedAt).toBeNull();
  });

  // DOMAIN.md section 6: six months after an end, at once after leaving before screening.
  it('says from when the person could deliver again after leaving now', async () => {
    expect((await card('ACTIVE', '2026-11-04T17:00:00.000Z'))?.againOn).toBe('2027-05-05');
  });

  it('says from when they may deliver again after it ended, until that day has come', async () => {
    await reading.tell(ended('ENDED'));
    const seen = (at: string) => card('ENDED', at);
    expect(await seen('2026-11-20T02:00:00.000Z')).toMatchObject({
      endedAt: '2026-11-05T17:00:00.000Z',
      againOn: '2027-05-06',
    });
    expect((await seen('2027-05-05T15:59:00.000Z'))?.againOn).toBe('2027-05-06');
    expect((await seen('2027-05-05T16:00:00.000Z'))?.againOn).toBeNull();
  });

  it('says the day that was kept as it ended, also when the company asks for more by then', async () => {
    const end = ended('ENDED');
    await reading.tell({ ...end, data: { ...end.data, againOn: '2027-05-06' } });
    const settings = { ...defaultSettings, deliverAgainMonths: 12 };
    const asked = ['2026-11-20T02:00:00.000Z', settings] as const;
    const { data } = await reading.ask('myDeliveries', { bucket: 'ENDED' }, seeker(id(91), id(21)), ...asked);
    expect(data?.deliveries[0]?.againOn).toBe('2027-05-06');
  });

  it.each(['EMPLOYED', 'SIGNED_TWO_PARTY', 'SIGNED_THREE_PARTY', 'POSITION_CLOSED'])(
    'names no day to deliver again after %s',
    async (outcome) => {
      await reading.tell(ended('ENDED', outcome));
      expect((await card('ENDED', '2026-11-20T02:00:00.000Z'))?.againOn).toBeNull();
    },
  );

  it('keeps nobody waiting for what never counted', async () => {
    await reading.tell(ended('INVALID'));
    expect((await card('INVALID', '2026-11-20T02:00:00.000Z'))?.againOn).toBeNull();
  });
});

const start = '2026-11-03T02:00:00.000Z';
const end = '2026-11-03T03:00:00.000Z';
const declined = { id: id(51), stage: 'FIRST_INTERVIEW', start, end };
const ofOffer = (type: EventName, data: object = {}) =>
  happened('offer', id(41), type, { ...about, offerId: id(41), hrOwnerId: hr, ...data });
const entry = {
  ...{ department: 'R', position: 'E', employeeGroup: 'G', employeeSubgroup: 'S' },
  entryDate: '2027-01-11',
};
const ofCollection = (type: EventName, data: object = {}) =>
  happened('infoCollection', id(31), type, { ...about, collectionId: id(31), offerId: id(41), ...data });

describe('what the person answered', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓'), anApplication(about));
  });
  afterEach(() => reading.close());
  const card = async (bucket = 'ACTIVE') =>
    (await reading.ask('myDeliveries', { bucket }, seeker(id(91), id(21)))).data?.deliveries[0];

  it('stays on the card where an interview was declined, also once the application is over', async () => {
    await reading.tell(...anInterview(id(51), id(61), about));
    expect((await card())?.declined).toEqual([]);
    const decline = { interviewId: id(51), reason: '', start, interviewerIds: [], arrangedBy: hr };
    await reading.tell(happened('interview', id(51), 'InterviewDeclined', { ...about, ...decline }));
    expect((await card())?.declined).toEqual([declined]);
    await reading.tell(ended('ENDED'));
    expect(await card('ENDED')).toMatchObject({ declined: [declined], todo: null, meeting: null });
  });

  it('is the accepted offer with its first day and place and without pay, and the form once it is handed in', async () => {
    const sent = [draftedOffer(id(41), about), submittedOffer(id(41), about), agreedOffer(id(41), about)];
    await reading.tell(...sent, sentOffer(id(41), about));
    expect((await card())?.accepted).toBeNull();
    await reading.tell(ofOffer('OfferAccepted', { collectionId: id(31) }), ...aCollection(id(31), id(41), about));
    const accepted = { offerId: id(41), firstDay: '2027-01-04', workLocation: '杭州', collectionId: null };
    expect((await card())?.accepted).toEqual(accepted);
    const content = CollectionContent.parse({});
    await reading.tell(
      ofCollection('EntryDetailsSet', { entry }),
      ofCollection('CollectionSubmitted', { content, sentBy: hr }),
    );
    const handedIn = { ...accepted, firstDay: '2027-01-11', collectionId: id(31) };
    expect((await card())?.accepted).toEqual(handedIn);
    await reading.tell(ended('ENDED', 'EMPLOYED'));
    expect((await card('ENDED'))?.accepted).toEqual(handedIn);
  });
});

it('of one that was not looked at yet may be taken back and sent again at once', async () => {
  const reading = await ReadSide.open();
  await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓'), anApplication(about, 'DELIVERED'));
  const { data } = await reading.ask('myDeliveries', {}, seeker(id(91), id(21)));
  expect(data?.deliveries[0]?.againOn).toBeNull();
  await reading.close();
});
