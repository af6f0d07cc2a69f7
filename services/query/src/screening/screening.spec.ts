import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitsForScreener } from '@talentlog/contracts';
import { anApplication, hr, otherHr, screener } from '../testing/company.ts';
import { consentExpired, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { begunWith } from '../testing/resume-file.ts';
import { happened, id, staff } from '../testing/story.ts';
import { first, second, twoApplicants } from '../testing/two-applicants.ts';
import { screened } from '../testing/work.ts';

const asHr = staff(hr, 'HR');
const asScreener = staff(screener, 'SC');
const answer = {
  screeningItemId: id(31),
  taskId: id(31),
  ...first,
  screenerId: screener,
  creatorId: hr,
  deadline: '2026-11-05T04:00:00.000Z',
};
const eliminated = happened('screeningItem', id(31), 'ItemScreened', {
  ...answer,
  verdict: 'ELIMINATED',
  opinion: '经验不足',
  reason: '不匹配',
  recommendedPositionId: null,
});

const listedReason = happened('screeningItem', id(31), 'ItemScreened', {
  ...answer,
  ...{ verdict: 'ELIMINATED', opinion: '', reason: '', reasonCode: 'YEARS', recommendedPositionId: null },
});

const held = happened('screeningItem', id(31), 'ItemScreened', {
  ...answer,
  verdict: 'UNDETERMINED',
  opinion: '等材料',
  reason: '',
  recommendedPositionId: null,
});

describe('screening', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...twoApplicants,
      anApplication(first),
      anApplication(second),
      ...screened(id(31), first),
      ...screened(id(32), second, id(907)),
    );
  });
  afterEach(() => reading.close());

  const listed = async (params: object, caller = asHr) =>
    (await reading.ask('screeningItems', params, caller)).data?.rows.map(({ itemId }) => Number(itemId.slice(-2)));

  it('shows an item with its person, position, screener and who asked', async () => {
    const { data } = await reading.ask('screeningItem', { itemId: id(31) }, asScreener);
    expect(data).toMatchObject({
      itemId: id(31),
      applicationId: id(11),
      person: { name: '林晓', consent: 'AUTHORIZED' },
      position: { title: '芯片工程师' },
      state: 'UNSCREENED',
      screener: { accountId: screener, name: '吴筛选' },
      creator: { name: '李人事' },
      deadline: '2026-11-05T04:00:00.000Z',
      opinion: null,
      note: '看看项目',
      resume: { files: [] },
    });
    expect(data?.allowedActions).toEqual(['ScreenItem']);
  });

  it('shows what the position asks for, and the text of the newest file without contacts', async () => {
    const named = { resumeFileId: id(51), jobSeekerId: id(21) };
    const file = { ...named, fileId: 'c'.repeat(64), size: 1000, type: 'application/pdf', name: '简历.pdf' };
    const lines = ['林晓', '手机 13800006021', '写过 UVM 验证环境'];
    const shown = async (caller = asScreener) => (await reading.ask('screeningItem', { itemId: id(31) }, caller)).data;
    expect(await shown()).toMatchObject({ requirements: expect.stringMatching(/./), original: null });
    await reading.tell(
      ...begunWith(file),
      happened('resumeFile', id(51), 'ResumeFileCleared', file),
      happened('resumeFile', id(51), 'ResumeFileParsed', { ...named, proposals: [], textFileId: null, lines }),
    );
    expect((await shown())?.original).toEqual({
      name: '简历.pdf',
      size: 1000,
      type: 'application/pdf',
      lines: ['林晓', '手机 138 **** 6021', '写过 UVM 验证环境'],
    });
    await reading.tell(consentWithdrawn(id(21)));
    expect((await shown(asHr))?.original).toBeNull();
  });

  it('offers its screener the answer and its owner the rest', async () => {
    const { data } = await reading.ask('screeningItem', { itemId: id(31) }, asHr);
    expect(data?.allowedActions).toEqual(['CancelScreening', 'HandOverScreening']);
    await reading.tell(happened('screeningItem', id(31), 'ItemOverdue', answer));
    const { data: overdue } = await reading.ask('screeningItem', { itemId: id(31) }, asHr);
    expect(overdue?.allowedActions).toEqual(['ReassignScreening']);
  });

  it('goes to whom it is handed over with what was said so far, and its former screener sees it no more', async () => {
    const taker = id(907);
    await reading.tell(held, happened('screeningItem', id(31), 'ItemHandedOver', { ...answer, newScreenerId: taker }));
    expect(await reading.ask('screeningItem', { itemId: id(31) }, asScreener)).toEqual({ refused: 'common.not_found' });
    expect(await listed({ mine: 'true' }, asScreener)).toEqual([]);
    const { data } = await reading.ask('screeningItem', { itemId: id(31) }, staff(taker, 'SC'));
    expect(data).toMatchObject({
      state: 'UNDETERMINED',
      opinion: '等材料',
      deadline: answer.deadline,
      note: '看看项目',
    });
    expect(data?.screener.accountId).toBe(taker);
    expect(data?.allowedActions).toEqual(['ScreenItem', 'TakeBackVerdict']);
  });

  it.each([
    ['the owner of the position', asHr, [31]],
    ['its screener', asScreener, [31]],
    ['another recruiter', staff(otherHr, 'HR'), [32]],
    ['an administrator', staff(id(905), 'AD'), [31, 32]],
  ])('is listed for %s', async (_who, caller, expected) => {
    expect(await listed({}, caller)).toEqual(expected);
  });

  it('does not exist for who is neither owner nor screener', async () => {
    const stranger = staff(id(906), 'SC', 'HR');
    expect(await listed({}, stranger)).toEqual([]);
    expect(await reading.ask('screeningItem', { itemId: id(31) }, stranger)).toEqual({ refused: 'common.not_found' });
    expect(await reading.ask('screeningItem', { itemId: id(99) }, asHr)).toEqual({ refused: 'common.not_found' });
    expect(await reading.ask('screeningItem', { itemId: id(31) }, staff(id(906), 'IV'))).toEqual({
      refused: 'auth.forbidden',
    });
  });

  it('is filtered by state, by mine and by words', async () => {
    await reading.tell(eliminated);
    const asAdmin = staff(id(905), 'AD');
    expect(await listed({ state: 'ELIMINATED' }, asAdmin)).toEqual([31]);
    expect(await listed({ state: ['UNSCREENED', 'OVERDUE'] }, asAdmin)).toEqual([32]);
    expect(await listed({ mine: 'true' }, staff(id(907), 'SC', 'AD'))).toEqual([32]);
    expect(await listed({ text: '王晨' }, asAdmin)).toEqual([32]);
    expect(await listed({ text: 'tester' }, asAdmin)).toEqual([32]);
    expect(await listed({ text: '林 芯片' }, asAdmin)).toEqual([31]);
  });

  it.each([
    ['was just given', [], 1],
    ['was left undecided', [held], 1],
    ['was answered', [eliminated], 0],
    ['ran out of time', [happened('screeningItem', id(31), 'ItemOverdue', answer)], 0],
  ])('waits for its screener where it %s, in the list as in the count of the rail', async (_what, story, waiting) => {
    await reading.tell(...story);
    expect(await listed({ mine: 'true', state: waitsForScreener }, asScreener)).toHaveLength(waiting);
    expect((await reading.ask('myWork', {}, asScreener)).data?.counts.SCREEN).toBe(waiting);
  });

  it('tells which of the company’s reasons there was, in the list too, but not without consent', async () => {
    await reading.tell(listedReason);
    const seen = async () => {
      const [row] = (await reading.ask('screeningItems', {}, asHr)).data?.rows ?? [];
      const { data } = await reading.ask('applicationDetail', { applicationId: first.applicationId }, asHr);
      return [row?.reasonCode, data?.screening.map(({ reasonCode }) => reasonCode)];
    };
    expect(await seen()).toEqual(['YEARS', ['YEARS']]);
    await reading.tell(consentWithdrawn(id(21)));
    expect(await seen()).toEqual([null, []]);
  });

  it('tells the opinion, but not without consent', async () => {
    await reading.tell(eliminated);
    const opinion = async () => (await reading.ask('screeningItem', { itemId: id(31) }, asHr)).data;
    expect(await opinion()).toMatchObject({ state: 'ELIMINATED', opinion: '经验不足' });
    await reading.tell(consentExpired(id(21)));
    expect(await opinion()).toMatchObject({
      opinion: '经验不足',
      person: { name: '林**' },
      resume: null,
      allowedActions: [],
    });
    await reading.tell(
      happened('privacyAuthorization', id(21), 'ConsentGranted', {
        jobSeekerId: id(21),
        policyVersion: '2025-01-23',
        expiresAt: '2027-05-01T00:00:00.000Z',
      }),
      consentWithdrawn(id(21)),
    );
    expect(await opinion()).toMatchObject({ opinion: null, person: { name: '', number: '0021' }, resume: null });
  });
});
