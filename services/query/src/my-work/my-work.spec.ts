import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  anApplication,
  aPosition,
  approver,
  colleagues,
  hr,
  interviewer,
  otherHr,
  screener,
} from '../testing/company.ts';
import { agreedOffer, draftedOffer, submittedOffer } from '../testing/offer-story.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, staff } from '../testing/story.ts';
import { aCollection, anInterview, screened } from '../testing/work.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const ended = happened('application', id(11), 'RecordEnded', {
  ...about,
  stage: 'RESUME_SCREENING',
  outcome: 'NOT_PASSED',
  bucket: 'ENDED',
  reason: null,
});

const offerBooked = (status: 'PENDING_SEND' | 'ACCEPTED', collectionId: string | null = null) =>
  happened('application', id(11), 'OfferOpened', { applicationId: id(11), offerId: id(41), status, collectionId });

describe('my work', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓'), anApplication(about));
  });
  afterEach(() => reading.close());
  const owed = async (caller: ReturnType<typeof staff>, at?: string) =>
    (await reading.ask('myWork', {}, caller, at)).data?.items.map(({ kind, id: row }) => [kind, Number(row.slice(-2))]);

  it('is the application itself, for the owner of its position, while nobody works on it', async () => {
    expect(await owed(staff(hr, 'HR'))).toEqual([['HANDLE', 11]]);
    expect(await owed(staff(otherHr, 'HR'))).toEqual([]);
    expect(await owed(staff(otherHr, 'AD'))).toEqual([['HANDLE', 11]]);
    expect(await owed(staff(screener, 'SC'))).toEqual([]);
    await reading.tell(...screened(id(31), about));
    expect(await owed(staff(hr, 'HR'))).toEqual([]);
  });

  it('is a screening for its screener, with person, position and deadline', async () => {
    await reading.tell(...screened(id(31), about));
    const { data } = await reading.ask('myWork', {}, staff(screener, 'SC'));
    expect(data?.items).toMatchObject([
      {
        kind: 'SCREEN',
        id: id(31),
        applicationId: id(11),
        person: { name: '林晓' },
        position: { title: '芯片工程师' },
        dueAt: '2026-11-05T04:00:00.000Z',
      },
    ]);
    expect(data?.counts).toMatchObject({ SCREEN: 1, EVALUATE: 0, APPROVE: 0, HANDLE: 0 });
    await reading.tell(consentWithdrawn(id(21)));
    const without = await reading.ask('myWork', {}, staff(screener, 'SC'));
    expect(without.data?.items).toMatchObject([{ person: { name: '', number: '0021' } }]);
  });

  it('is a sign-in from an hour before its time, and a sheet once the interview began', async () => {
    await reading.tell(...anInterview(id(51), id(61), about));
    const asInterviewer = staff(interviewer, 'IV');
    expect(await owed(asInterviewer, '2026-11-03T00:59:59.999Z')).toEqual([]);
    expect(await owed(asInterviewer, '2026-11-03T01:00:00.000Z')).toEqual([['SIGN_IN', 51]]);
    expect(await owed(asInterviewer, '2026-11-03T02:00:00.000Z')).toEqual([
      ['SIGN_IN', 51],
      ['EVALUATE', 61],
    ]);
    const { data } = await reading.ask('myWork', {}, asInterviewer, '2026-11-03T02:00:00.000Z');
    expect(data?.items.map(({ interviewId }) => interviewId)).toEqual([undefined, id(51)]);
  });

  it('is an offer for the approver whose turn it is, then for who may send it', async () => {
    await reading.tell(draftedOffer(id(41), about), offerBooked('PENDING_SEND'));
    expect(await owed(staff(hr, 'HR'))).toEqual([['SUBMIT_OFFER', 41]]);
    await reading.tell(submittedOffer(id(41), about));
    expect(await owed(staff(approver, 'OA'))).toEqual([['APPROVE', 41]]);
    expect(await owed(staff(hr, 'HR'))).toEqual([]);
    await reading.tell(agreedOffer(id(41), about));
    expect(await owed(staff(approver, 'OA'))).toEqual([]);
    expect(await owed(staff(hr, 'HR'))).toEqual([['SEND_OFFER', 41]]);
    expect(await owed(staff(hr, 'PR'))).toEqual([]);
  });

  it('is a collection at each of its steps', async () => {
    await reading.tell(offerBooked('ACCEPTED', id(71)), ...aCollection(id(71), id(41), about).slice(0, 1));
    expect(await owed(staff(hr, 'HR'))).toEqual([['SEND_COLLECTION', 71]]);
    await reading.tell(...aCollection(id(71), id(41), about).slice(1));
    expect(await owed(staff(hr, 'HR'))).toEqual([]);
  });

  it('is nobody’s once the application is over', async () => {
    await reading.tell(...screened(id(31), about), ended);
    expect(await owed(staff(screener, 'SC'))).toEqual([]);
    expect(await owed(staff(hr, 'HR'))).toEqual([]);
  });

  it('is nothing for who is no colleague', async () => expect(await owed(seeker(id(91), id(21)))).toEqual([]));
});
