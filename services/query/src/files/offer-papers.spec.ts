import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultSettings as settings } from '@talentlog/domain/fold';
import type { Caller } from '@talentlog/runtime';
import { openViews } from '../open-views.ts';
import { anApplication, aPosition, approver, colleagues, hr, otherHr } from '../testing/company.ts';
import { agreedOffer, draftedOffer, sentOffer, submittedOffer } from '../testing/offer-story.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, now, seeker, staff } from '../testing/story.ts';
import { readableUse } from './file-access.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const fileId = 'd'.repeat(64);
const paper = { fileId, name: '录用通知书 林晓.pdf', size: 10, type: 'application/pdf' };
const holder = (subjectId: string, ...satisfied: ('tail' | 'code')[]): Caller => ({
  link: { linkId: 'l', purpose: 'offer', subjectAggregate: 'offer', subjectId, jobSeekerId: id(21), satisfied },
});
const copyHolder: Caller = {
  link: { ...holder(id(51), 'code').link, purpose: 'dataCopy', subjectAggregate: 'dataRequest' } as Caller['link'],
};
const offer = { ...about, offerId: id(41) };
const takenBack = (cause: 'WITHDRAWN' | 'SUPERSEDED', reason: string | null) =>
  happened('offer', id(41), 'OfferWithdrawn', { ...offer, cause, reason });
const over = {
  withdrawn: takenBack('WITHDRAWN', '编制取消'),
  'replaced by a newer one': takenBack('SUPERSEDED', null),
};
const refusedByThem = happened('offer', id(41), 'OfferRefused', { ...offer, hrOwnerId: hr, reason: '薪资' });

describe('the letter of an offer', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPerson(id(21), '林晓'),
      ...aPerson(id(22), '高明'),
      anApplication(about),
      draftedOffer(id(41), about),
      submittedOffer(id(41), about),
      agreedOffer(id(41), about),
      sentOffer(id(41), about, paper),
    );
  });
  afterEach(() => reading.close());
  const read = async (caller: Caller, file = fileId) => {
    const use = await readableUse(file, { views: openViews(reading.store), caller, now, settings });
    return typeof use === 'object' ? use.name : use;
  };

  it.each<[string, Caller, string | undefined]>([
    ['the person', seeker(id(91), id(21), []), 'after the code'],
    ['the person after the code', seeker(id(91), id(21)), paper.name],
    ['another person after a code', seeker(id(92), id(22)), undefined],
    ['the holder of its link after the code', holder(id(41), 'code'), paper.name],
    ['the holder of its link before the code', holder(id(41), 'tail'), undefined],
    ['the holder of the link of another offer', holder(id(42), 'code'), undefined],
    ['the recruiter of the position', staff(hr, 'HR'), paper.name],
    ['another recruiter', staff(otherHr, 'HR'), undefined],
    ['the approver who was asked', staff(approver, 'OA'), paper.name],
    ['nobody', {}, undefined],
  ])('is read by %s as far as they read the offer', async (_who, caller, expected) => {
    expect(await read(caller)).toBe(expected);
  });

  it.each(Object.entries(over))('is not its person’s once the offer was %s', async (_how, event) => {
    await reading.tell(event);
    for (const caller of [seeker(id(91), id(21)), seeker(id(91), id(21), []), holder(id(41), 'code')])
      expect(await read(caller)).toBeUndefined();
    expect(await read(staff(hr, 'HR'))).toBe(paper.name);
    const page = await reading.ask('offerPage', { id: id(41) }, seeker(id(91), id(21)));
    expect(page.data).toMatchObject({ paper: null, attachment: null });
  });

  describe('with something attached, and something else before', () => {
    const [before, sent] = ['e'.repeat(64), 'f'.repeat(64)] as const;
    const draft = draftedOffer(id(43), about);
    const attached = (file: string) => ({ ...draft.data, attachment: { ...paper, fileId: file } });
    beforeEach(async () => {
      await reading.tell({ ...draft, data: attached(before) }, { ...draft, type: 'OfferEdited', data: attached(sent) });
      await reading.tell(submittedOffer(id(43), about), agreedOffer(id(43), about), sentOffer(id(43), about, paper));
    });

    it.each<[string, Caller]>([
      ['the person', seeker(id(91), id(21))],
      ['the holder of its link', holder(id(43), 'code')],
      ['the holder of the link to their data', copyHolder],
    ])('gives %s what was sent alone', async (_who, caller) => {
      expect(await read(caller, sent)).toBe(paper.name);
      expect(await read(caller, before)).toBeUndefined();
      expect(await read(staff(hr, 'HR'), before)).toBe(paper.name);
    });
  });

  it('is not in the data of its person once it was taken back', async () => {
    expect(await read(copyHolder)).toBe(paper.name);
    await reading.tell(over.withdrawn);
    expect(await read(copyHolder)).toBeUndefined();
  });

  it('stays its person’s who refused, and is nobody else’s without consent', async () => {
    await reading.tell(refusedByThem, consentWithdrawn(id(21)));
    expect(await read(seeker(id(91), id(21)))).toBe(paper.name);
    expect(await read(staff(hr, 'HR'))).toBeUndefined();
  });
});
