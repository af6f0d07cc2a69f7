import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { approver, hr, otherHr, renamed } from '../testing/company.ts';
import { agreedOffer, draftedOffer, sentOffer, submittedOffer } from '../testing/offer-story.ts';
import { called, consentExpired, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id, seeker, staff } from '../testing/story.ts';
import { first, second, twoApplicants } from '../testing/two-applicants.ts';

const asHr = staff(hr, 'HR');

describe('offers', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...twoApplicants,
      draftedOffer(id(31), first),
      draftedOffer(id(32), second, '2026-11-02T05:00:00.000Z'),
    );
  });
  afterEach(() => reading.close());

  const listed = async (params: object, caller = staff(id(905), 'AD')) => {
    const { data, page } = await reading.ask('offers', params, caller);
    return { ids: data?.rows.map(({ offerId }) => Number(offerId.slice(-2))), page };
  };

  it('are shown with person, position and what may follow', async () => {
    const { data } = await reading.ask('offerDetail', { offerId: id(31) }, asHr);
    expect(data).toMatchObject({
      offerId: id(31),
      person: {
        name: '林晓',
        number: '0021',
        consent: 'AUTHORIZED',
        phone: '138 **** 6021',
        email: 'l***@mail.example',
      },
      position: { positionId: id(1), title: '芯片工程师', titleEn: 'Chip engineer' },
      approval: 'UNAPPROVED',
      status: 'PENDING_SEND',
      link: 'NOT_SENT',
      sender: null,
      pay: { monthly: 30_000, months: 14 },
      approvers: [{ accountId: approver, name: '周审批' }],
      letter: null,
    });
    expect(data?.allowedActions).toContain('SubmitOfferForApproval');
    expect(data?.allowedActions).not.toContain('SendOffer');
  });

  it('tell who sent what, and the words of the letter', async () => {
    await reading.tell(submittedOffer(id(31), first), agreedOffer(id(31), first), sentOffer(id(31), first));
    const { data } = await reading.ask('offerDetail', { offerId: id(31) }, asHr);
    expect(data).toMatchObject({
      status: 'SENT',
      sender: { accountId: hr, name: '李人事' },
      letter: '欢迎加入',
      expiresAt: '2026-11-09T16:00:00.000Z',
      steps: [{ approver: { name: '周审批' }, status: 'AGREED' }],
      currentApprover: null,
    });
  });

  describe('whose they are', () => {
    it('an owner sees those of own positions, an administrator all, a screener none', async () => {
      expect((await listed({}, asHr)).ids).toEqual([31]);
      expect((await listed({}, staff(otherHr, 'HR'))).ids).toEqual([32]);
      expect((await listed({})).ids).toEqual([32, 31]);
      expect(await reading.ask('offers', {}, staff(id(903), 'SC'))).toEqual({ refused: 'auth.forbidden' });
    });

    it('an approver sees those they were asked about, and may decide when it is their turn', async () => {
      const asApprover = staff(approver, 'OA');
      expect((await listed({}, asApprover)).ids).toEqual([]);
      await reading.tell(submittedOffer(id(31), first));
      expect((await listed({}, asApprover)).ids).toEqual([31]);
      const { data } = await reading.ask('offerDetail', { offerId: id(31) }, asApprover);
      expect(data?.allowedActions).toEqual(expect.arrayContaining(['AgreeOffer', 'DisagreeOffer', 'ForwardOffer']));
      const seenByHr = await reading.ask('offerDetail', { offerId: id(31) }, asHr);
      expect(seenByHr.data?.allowedActions).not.toContain('AgreeOffer');
      expect(seenByHr.data?.currentApprover).toEqual({ accountId: approver, name: '周审批' });
    });

    it('what is not one’s own does not exist', async () => {
      const answer = await reading.ask('offerDetail', { offerId: id(32) }, asHr);
      expect(answer).toEqual({ refused: 'common.not_found' });
    });
  });

  describe('lists', () => {
    it.each([
      ['the person', '林', [31]],
      ['the number', '0022', [32]],
      ['the title of the position', '测试', [32]],
      ['its English title', 'chip', [31]],
      ['person and title together', '王晨 测试', [32]],
      ['words that no row has together', '林晓 测试', []],
      ['the department, which is not searched', '研发部', []],
    ])('by %s', async (_what, text, expected) => {
      expect((await listed({ text })).ids).toEqual(expected);
    });

    it('by state, and page by page', async () => {
      await reading.tell(submittedOffer(id(31), first));
      expect((await listed({ approval: 'APPROVING' })).ids).toEqual([31]);
      expect((await listed({ status: ['PENDING_SEND'], approval: 'UNAPPROVED' })).ids).toEqual([32]);
      expect(await listed({ size: 1 })).toEqual({ ids: [32], page: { total: 2, next: 2 } });
      expect(await listed({ size: 1, page: 2 })).toEqual({ ids: [31], page: { total: 2 } });
    });

    it('follow a new name of the person and a new title of the position', async () => {
      await reading.tell(called(id(21), '林小晓'), renamed(id(1), '验证工程师'));
      expect((await listed({ text: '小晓' })).ids).toEqual([31]);
      expect((await listed({ text: '验证' })).ids).toEqual([31]);
      expect((await listed({ text: '芯片' })).ids).toEqual([]);
    });
  });

  it('hide what the consent does not allow', async () => {
    await reading.tell(consentExpired(id(21)), consentWithdrawn(id(22)));
    const { data: expired } = await reading.ask('offerDetail', { offerId: id(31) }, asHr);
    expect(expired).toMatchObject({ person: { name: '林**' }, pay: null, note: '', allowedActions: [] });
    const { data: withdrawn } = await reading.ask('offerDetail', { offerId: id(32) }, staff(otherHr, 'HR'));
    expect(withdrawn).toMatchObject({ person: { name: '', phone: null, email: null, number: '0022' }, pay: null });
    expect((await listed({ text: '王晨' })).ids).toEqual([]);
    expect((await listed({ text: '0022' })).ids).toEqual([32]);
  });

  it('are the person’s to read once they were sent, and nobody else’s', async () => {
    const own = seeker(id(91), id(21));
    expect(await reading.ask('offerPage', { id: id(31) }, own)).toEqual({ refused: 'common.not_found' });
    await reading.tell(submittedOffer(id(31), first), agreedOffer(id(31), first), sentOffer(id(31), first));
    const { data } = await reading.ask('offerPage', { id: id(31) }, own);
    expect(data).toMatchObject({ name: '林晓', status: 'SENT', letter: '欢迎加入', contact: '李人事' });
    expect(data?.allowedActions).toEqual(expect.arrayContaining(['AcceptOffer', 'RefuseOffer']));
    const stranger = await reading.ask('offerPage', { id: id(31) }, seeker(id(92), id(22)));
    expect(stranger).toEqual({ refused: 'common.not_found' });
  });

  it('offer who came by a link what the link may, also where they are signed in', async () => {
    await reading.tell(submittedOffer(id(31), first), agreedOffer(id(31), first), sentOffer(id(31), first));
    const subject = { subjectAggregate: 'offer', subjectId: id(31), jobSeekerId: id(21) };
    const link = { linkId: 'a'.repeat(64), purpose: 'offer', ...subject, satisfied: ['code'] } as const;
    const { data } = await reading.ask('offerPage', {}, { ...asHr, link });
    expect(data?.allowedActions).toEqual(['AcceptOffer', 'RefuseOffer']);
  });
});
