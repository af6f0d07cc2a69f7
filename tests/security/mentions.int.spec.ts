import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '../support/browser.ts';
import { type Colleague, deliver, openCompany, type Seeker, stepUp } from '../support/company.ts';
import { inbox, until } from '../support/inbox.ts';
import { type Server, startServer } from '../support/server.ts';

interface Mention {
  readonly text: string;
  readonly person: { readonly name: string; readonly jobSeekerId: string };
  readonly canReply: boolean;
}

describe('a colleague who is mentioned', () => {
  let server: Server;
  let hr: Colleague;
  let colleague: Colleague;
  let stranger: Colleague;
  let one: Seeker;
  let other: Seeker;
  let applicationId: string;

  beforeAll(async () => {
    server = await startServer();
    const company = await openCompany(server);
    hr = await company.hire('hr', 'HR');
    colleague = await company.hire('colleague', 'CO');
    stranger = await company.hire('stranger', 'CO');
    const advertised = await company.advertise(hr.browser);
    one = await company.seeker('诸葛青云');
    other = await company.seeker('欧阳明月');
    applicationId = await deliver(one, advertised);
    await deliver(other, advertised);
    await hr.browser.does('AddJobSeekerComment', { jobSeekerId: one.jobSeekerId, text: '面试安排在周五' });
    await hr.browser.does('AddJobSeekerComment', {
      jobSeekerId: one.jobSeekerId,
      text: '您在前公司带过他吗？',
      private: true,
      mentions: [colleague.accountId],
    });
  });
  afterAll(() => server.stop());

  const mentions = async ({ browser }: Colleague) => (await browser.asks<{ rows: Mention[] }>('mentions')).rows;
  const comments = async ({ browser }: { browser: Browser }) =>
    (await browser.asks<{ comments: { text: string }[] }>('applicationDetail', { applicationId })).comments.map(
      ({ text }) => text,
    );

  it('is told by mail where to read it, and the mail says none of its words', async () => {
    const mail = await until('the mail', async () =>
      (await inbox(server, 'colleague@yunling.example', 'mail')).find(({ text }) => text.includes('/staff/mentions')),
    );
    expect(mail.text).not.toContain('前公司');
  });

  it('reads that comment and nothing else: not the person, not the other comment, not another person', async () => {
    expect(await mentions(colleague)).toMatchObject([
      { text: '您在前公司带过他吗？', person: { name: '诸葛青云' }, canReply: true },
    ]);
    expect(await mentions(stranger)).toEqual([]);
    const { jobSeekerId } = one;
    for (const [name, params] of [
      ['applicationDetail', { applicationId }],
      ['applications', {}],
      ['personTimeline', { jobSeekerId }],
      ['personContact', { jobSeekerId }],
      ['positions', {}],
    ] as const)
      expect([name, (await colleague.browser.query(name, params)).status]).toEqual([name, 403]);
    expect((await colleague.browser.query('mentions')).text).not.toMatch(/周五|mail\.example|138/);
  });

  it('answers in the same place, and nowhere where nobody mentioned them', async () => {
    const answer = { text: '带过，推荐', private: true, mentions: [hr.accountId] };
    await colleague.browser.does('AddJobSeekerComment', { jobSeekerId: one.jobSeekerId, ...answer });
    expect(await comments(hr)).toContain('带过，推荐');
    expect(await mentions(hr)).toMatchObject([{ text: '带过，推荐' }]);
    for (const [who, whom] of [
      [colleague, other],
      [stranger, one],
    ] as const)
      expect(
        (await who.browser.post('AddJobSeekerComment', { jobSeekerId: whom.jobSeekerId, text: '我也说' })).status,
      ).toBe(403);
    const reveal = { jobSeekerId: one.jobSeekerId, field: 'contact', reason: '想打电话' };
    expect((await colleague.browser.post('RevealContact', reveal)).status).toBe(403);
  });

  it('reads neither name nor words once the person took the consent back', async () => {
    await stepUp(one);
    await one.browser.does('WithdrawConsent', {});
    expect(await mentions(colleague)).toMatchObject([{ text: '', person: { name: '' }, canReply: false }]);
    const late = await colleague.browser.post('AddJobSeekerComment', { jobSeekerId: one.jobSeekerId, text: '还在吗' });
    expect(late.body.code).toBe('privacy.unauthorized');
  });
});
