import { describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { whoIsAt as me, somebody, visitsOfFile } from '../support/company-visits.ts';

const { comes, answerFor, server, company } = visitsOfFile();

describe('whom the company’s provider vouches for', () => {
  it('is told that there is one, before anybody signs in', async () => {
    const { body } = await new Browser(server()).send('/api/session');
    expect(body).toMatchObject({ company: { name: '云岭统一登录', isRequired: false } });
  });

  it('has an account by the rules, the same at each entry, and the log tells how they came', async () => {
    const lin = somebody({ groups: ['everybody', 'recruiters'] });
    const first = await comes(lin);
    expect(first.end).toBe('in');
    const account = await me(first.browser);
    expect(account).toMatchObject({ roles: ['HR', 'IV'], language: 'en-US' });
    const again = await comes(lin);
    expect((await me(again.browser))?.accountId).toBe(account?.accountId);
    const { signIns } = await company().admin.asks<{ signIns: readonly { way: string }[] }>('colleagueDetail', {
      accountId: account?.accountId ?? '',
    });
    expect(signIns.map(({ way }) => way)).toEqual(['OIDC', 'OIDC']);
  });

  it('is known again by what the provider calls them, sign by sign', async () => {
    const odd = somebody({ sub: ' odd\u200b sub ', groups: ['recruiters'] });
    const account = await me((await comes(odd)).browser);
    expect(account).not.toBeNull();
    // Whose mail is found by nobody: the subject alone leads to the account.
    const again = await comes({ ...odd, email: 'elsewhere@yunling.example' });
    expect((await me(again.browser))?.accountId).toBe(account?.accountId);
  });

  it('has the roles that the rules give now; without any they are out, and what is open elsewhere may nothing', async () => {
    const zhao = somebody({ groups: ['recruiters'] });
    const { browser } = await comes(zhao);
    expect((await comes({ ...zhao, groups: ['audit'] })).end).toBe('in');
    expect((await me(browser))?.roles).toEqual(['AU']);
    expect((await comes({ ...zhao, groups: [] })).end).toBe('company_account.no_rule');
    expect((await browser.query('colleagues')).status).toBe(403);
    expect((await comes({ ...zhao, groups: ['recruiters'] })).end).toBe('in');
  });

  it('is the colleague who has that mail here, who keeps the roles that were given here', async () => {
    const known = await company().hire('known', 'SC');
    const person = somebody({ email: 'Known@Yunling.example', groups: ['recruiters'] });
    const { browser, end } = await comes(person);
    expect(end).toBe('in');
    expect(await me(browser)).toMatchObject({ accountId: known.accountId, roles: ['SC'] });
    // Another mail at the provider changes nothing; another person with this mail is not them.
    expect((await me((await comes({ ...person, email: 'married@yunling.example' })).browser))?.accountId).toBe(
      known.accountId,
    );
    expect((await comes(somebody({ email: 'known@yunling.example', groups: ['recruiters'] }))).end).toBe(
      'company_account.linked',
    );
    await company().admin.does('UnlinkCompanyAccount', { accountId: known.accountId });
    expect(await me(browser)).toBeNull();
    expect((await comes(somebody({ email: 'known@yunling.example' }))).end).toBe('in');
    expect((await comes(person)).end).toBe('company_account.linked');
  });

  it('who was invited needs no password', async () => {
    const invited = { name: '新同事', loginName: 'invited', roles: ['OA'], email: 'invited@yunling.example' };
    const { accountId } = await company().admin.does('InviteColleague', invited);
    const { browser } = await comes(somebody({ email: 'invited@yunling.example' }));
    expect(await me(browser)).toMatchObject({ accountId, roles: ['OA'] });
  });

  it('stays out while suspended', async () => {
    const wu = somebody({ groups: ['recruiters'] });
    const { browser } = await comes(wu);
    const accountId = (await me(browser))?.accountId;
    await company().admin.does('SuspendAccount', { accountId, reason: '离职' });
    expect((await comes(wu)).end).toBe('account.suspended');
    expect((await comes(somebody({ email: wu.email ?? '', groups: ['recruiters'] }))).end).toBe('account.suspended');
    await company().admin.does('ReinstateAccount', { accountId });
    expect((await comes(wu)).end).toBe('in');
  });

  it('two tabs at once make one account', async () => {
    const twin = somebody({ groups: ['recruiters'] });
    const browsers = [new Browser(server()), new Browser(server())];
    const answers: string[] = [];
    for (const browser of browsers) answers.push(await answerFor(twin, browser));
    const came = await Promise.all(
      browsers.map((browser, at) => browser.post('SignInWithCompanyAccount', { answer: answers[at] })),
    );
    expect(came.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(browsers.map(me));
    expect(one?.accountId).toBe(other?.accountId);
  });

  it('namesakes have logins of their own', async () => {
    const logins = ['chen', 'chen', 'chen'].map((preferred_username) =>
      somebody({ preferred_username, groups: ['recruiters'] }),
    );
    for (const one of logins) expect((await comes(one)).end).toBe('in');
    const { rows } = await company().admin.asks<{ rows: readonly { loginName: string }[] }>('colleagues', {
      text: 'chen',
    });
    expect(rows.map(({ loginName }) => loginName).sort()).toEqual(['chen', 'chen-2', 'chen-3']);
  });
});
