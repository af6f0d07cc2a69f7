import { describe, expect, it } from '@jest/globals';
import { companyOfFile } from '../support/company-of-file.ts';
import { inbox, until } from '../support/inbox.ts';

const bait = 'https://evil.example/';
const victim = 'victim@elsewhere.example';

/** Letters begin with the name of their reader, and a job seeker chooses both the name and an e-mail that nobody has proved yet. */
describe('the name that a person gives themselves', () => {
  const here = companyOfFile();

  it('holds no address and is no longer than a name, wherever it is written', async () => {
    const { admin } = here.company;
    const one = await here.company.seeker('王晨');
    const { account } = (await one.browser.send('/api/session')).body as { account?: { accountId: string } };
    const accountId = account?.accountId ?? '';
    const colleague = { loginName: 'bait', roles: ['HR'], email: 'bait@yunling.example' };
    const basic = { name: bait, phone: one.phone, email: victim };
    const wishes: [typeof admin, string, (name: string) => object, string][] = [
      [one.browser, 'RenameAccount', (name) => ({ accountId, name }), 'name'],
      [one.browser, 'SaveResumeBlock', (name) => ({ block: 'basic', content: { ...basic, name } }), 'content.name'],
      [admin, 'CreateStaffAccount', (name) => ({ ...colleague, name }), 'name'],
      [admin, 'InviteColleague', (name) => ({ ...colleague, name }), 'name'],
      [admin, 'CreateJobSeeker', (name) => ({ name, email: victim }), 'name'],
      [admin, 'EditJobSeeker', (name) => ({ jobSeekerId: one.jobSeekerId, name }), 'name'],
    ];
    for (const [browser, command, wish, path] of wishes)
      for (const [name, problem] of [
        [bait, { code: 'common.name_address' }],
        ['中奖 evil.com', { code: 'common.name_address' }],
        ['A'.repeat(41), { code: 'common.too_long', params: { most: 40 } }],
      ] as const) {
        const { status, body } = await browser.post(command, wish(name));
        expect([command, name, status, body.errors]).toEqual([command, name, 400, [{ path, ...problem }]]);
      }
  });

  it('brings no link of theirs to an e-mail of somebody else', async () => {
    const hr = await here.company.hire('hr', 'HR');
    const advertised = await here.company.advertise(hr.browser);
    const one = await here.company.seeker('王晨');
    const basic = { name: '王晨', phone: one.phone, email: victim, gender: 'FEMALE', birthDate: '1995-09-03' };
    await one.browser.does('SaveResumeBlock', {
      block: 'basic',
      content: { ...basic, highestDegree: 'MASTER', residence: '杭州' },
    });
    const { account } = (await one.browser.send('/api/session')).body as { account?: { accountId: string } };
    await one.browser.post('RenameAccount', { accountId: account?.accountId, name: `${'A'.repeat(150)}${bait}` });
    await one.browser.does('ConfirmResumeStatement', { agreed: true });
    await one.browser.does('DeliverApplication', advertised);
    const mails = await until('the mail about the delivery', async () => {
      const found = await inbox(here.server, victim, 'mail');
      return found.length > 0 && found;
    });
    expect(JSON.stringify(mails)).not.toContain('evil.example');
  });
});
