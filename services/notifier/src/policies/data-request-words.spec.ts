import { describe, expect, it } from '@jest/globals';
import { tell, write } from './told.fixture.ts';

const request = { dataRequestId: 'd1', jobSeekerId: 'js1', dueAt: '2026-12-21T01:00:00.000Z' };
const writtenOf = async (type: string, data: object, known: Parameters<typeof write>[2] = {}) => {
  const [first] = tell(type, { ...request, ...data });
  if (first === undefined) throw new Error('nothing told');
  return write(first, 'zh-CN', known);
};

describe('what is told of a data request', () => {
  it('a deletion that was answered says when the data go, and leads to nothing that will be gone', async () => {
    const { subject, text, sms } = await writtenOf('DataRequestFulfilled', {
      ...{ kind: 'DELETION', answer: '已核实', copyUntil: null, link: null },
    });
    // Told at 09:00 in Shanghai; an hour later it begins.
    const when = '2026年11月21日（周六）10:00';
    for (const words of [subject, text, sms]) expect(words).toContain(when);
    for (const words of [subject, text, sms]) expect(words).not.toMatch(/已完成|https?:/);
    expect(text).toContain('副本');
  });

  it('a deletion that was announced and did not happen says so, why, and by when it is answered', async () => {
    const held = { kind: 'DELETION', why: 'OFFER_ACCEPTED', remindAt: '2026-12-18T01:00:00.000Z' };
    const { subject, text, sms } = await writtenOf('DataRequestHeldUp', held);
    for (const words of [subject, sms]) expect(words).toContain('暂未删除');
    expect(text).toContain('现在还没有删除');
    for (const words of [text, sms]) expect(words).toMatch(/已接受 Offer[\s\S]*2026年12月21日（周一）09:00/);
  });

  it('whom it was not asked by is told an address to write to, and none where the company tells none', async () => {
    const kind = { kind: 'DELETION' };
    const told = await writtenOf('DataRequestReceived', kind, { contactMail: 'jobs@acme.example' });
    for (const words of [told.text, told.sms]) expect(words).toMatch(/如.*本人提出.*jobs@acme\.example/);
    const untold = await writtenOf('DataRequestReceived', kind);
    for (const words of [untold.text, untold.sms]) expect(words).not.toContain('本人提出');
  });
});

it('an account about to close says the day, and that applications end', async () => {
  const { text, sms } = await writtenOf('ClosingRequested', { accountId: 'a1', closesAt: '2026-11-28T01:00:00.000Z' });
  for (const words of [text, sms]) expect(words).toMatch(/2026年11月28日（周六）09:00.*应聘届时结束/);
});

it('an offer that was taken back names whom to ask', async () => {
  const offer = { offerId: 'o1', positionId: 'p1', cause: 'WITHDRAWN', wasSent: true };
  const { sms } = await writtenOf('OfferWithdrawn', offer, { contactMail: 'jobs@acme.example' });
  expect(sms).toContain('jobs@acme.example');
  expect((await writtenOf('OfferWithdrawn', offer)).sms).toMatch(/请联系招聘团队。/);
});
