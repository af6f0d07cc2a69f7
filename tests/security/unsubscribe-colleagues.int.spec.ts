import { describe, expect, it } from '@jest/globals';
import { deliver } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { inbox, until } from '../support/inbox.ts';

/** The way out of a mail to a colleague that is no duty, as a mail program takes it. */
describe('the way out of a colleague’s mail', () => {
  const here = companyOfFile();
  const post = (path: string) =>
    fetch(`${here.server.url}/api/unsubscribe/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    });
  /** The token of the first such mail. */
  const wayOut = (to: string, group: string) =>
    until(`a mail of ${group}`, async () => {
      const way = new RegExp(`/unsubscribe/${group}/([\\w-]{22})`);
      return (await inbox(here.server, to, 'mail')).map(({ text }) => way.exec(text)?.[1]).find(Boolean);
    }) as Promise<string>;

  it('ends mails of the work of others, by the token of that colleague alone, and is taken back', async () => {
    const { company, server } = here;
    const hr = await company.hire('owner', 'HR');
    const one = await company.seeker('任远');
    const applicationId = await deliver(one, await company.advertise(hr.browser));
    await one.browser.does('WithdrawApplication', { applicationId, reason: '另有安排' });
    const [mine, theirs] = [await wayOut('owner@yunling.example', 'RESULT'), await wayOut(one.email, 'PROGRESS')];
    const chosen = async () => {
      hr.browser.sees(await server.head());
      return (await hr.browser.asks<{ messagesOff: string[] }>('mySecurity')).messagesOff;
    };
    const strange = [`RESULT/${theirs}`, `PROGRESS/${mine}`, `DUTY/${mine}`];
    for (const path of strange) expect([path, (await post(path)).status]).toEqual([path, 404]);
    expect(await chosen()).toEqual([]);
    for (const _twice of [1, 2]) expect((await post(`RESULT/${mine}`)).status).toBe(200);
    expect(await chosen()).toEqual(['RESULT']);
    expect((await post(`RESULT/${mine}/undo`)).status).toBe(200);
    expect(await chosen()).toEqual([]);
    const own = await hr.browser.post('EndWorkMails', { accountId: hr.accountId, group: 'RESULT' });
    expect(own.status).toBe(403);
  });
});
