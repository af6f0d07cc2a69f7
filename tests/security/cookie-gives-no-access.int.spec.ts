import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandContract } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import type { Browser } from '../support/browser.ts';
import { type Company, newPhone, openCompany } from '../support/company.ts';
import { inbox, until } from '../support/inbox.ts';
import { adminPassword, type Server, startServer } from '../support/server.ts';

const nobody = '00000000-0000-4000-8000-0000000000ff';
const email = 'another@yunling.example';
const invited = { name: '另一人', loginName: 'another', roles: ['AD'], email };
const subscription = { systemName: '数据平台', topics: ['candidates'], personalData: true, reason: '入职' };
const account = { accountId: nobody };
const subscriber = { subscriberId: nobody };
const template = { template: 'colleague-invited', language: 'zh-CN', track: 'ALL', channel: 'SMS' };

/** Whatever gives somebody an account, a role, a credential or data of people (issue: a sign-in alone makes another way in). Written by hand. */
const givesAccess: readonly (readonly [name: string, payload: object])[] = [
  ['InviteColleague', invited],
  ['CreateStaffAccount', invited],
  ['GrantRoles', { ...account, roles: ['AD'] }],
  ['ResendInvitation', account],
  ['ResetAccess', account],
  ['ResetSecondFactor', account],
  ['ReinstateAccount', account],
  ['UnlinkCompanyAccount', account],
  ['RegisterSubscriber', subscription],
  ['ChangeSubscriber', { ...subscriber, ...subscription }],
  ['RenewFeedToken', subscriber],
  ['ResumeSubscriber', subscriber],
  ['SetWebhook', { ...subscriber, url: 'https://thief.example/' }],
  ['RotateWebhookSecret', subscriber],
  ['EditMessageTemplate', { ...template, content: '{{loginName}} {{expiresAt}} {{link}}' }],
  ['ResetMessageTemplate', template],
];

/** Whoever copied the cookie of an administrator, and neither knows the password nor reads the phone or the e-mail. */
describe('the cookie of an administrator', () => {
  let server: Server;
  let company: Company;
  const codeOf = async (browser: Browser, name: string, payload: object, headers: Record<string, string> = {}) =>
    (await browser.post(name, payload, headers)).body.code;

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
  });
  afterAll(() => server.stop());

  it.each(givesAccess)('alone gives nobody access: %s', async (name, payload) => {
    expect(await codeOf(company.admin.stolen(), name, payload)).toBe('account.proof_required');
    // With a proof it is decided about: what is named there is not found.
    const thief = company.admin.stolen();
    const proof = await company.admin.proves(adminPassword);
    expect(await codeOf(thief, name, payload, { 'x-proof': proof })).not.toBe('account.proof_required');
  });

  it('is asked for more by all that say so, and by no others', () => {
    const marked = Object.values(aggregates).flatMap(({ commands }) =>
      Object.entries(commands as Readonly<Record<string, CommandContract>>).filter(([, { proof }]) => proof),
    );
    expect(marked.map(([name]) => name).sort()).toEqual(givesAccess.map(([name]) => name).sort());
  });

  it('proves nothing by itself', async () => {
    const thief = company.admin.stolen();
    expect(await codeOf(thief, 'ProveSelf', {})).toBe('account.proof_required');
    expect(await codeOf(thief, 'ProveSelf', { current: 'Guess#2026' })).toBe('login.failed');
  });

  it('is opened by no proof that is forged, too old, or of another sign-in', async () => {
    const { admin } = company;
    const wish = { ...invited, loginName: 'forged', email: 'forged@yunling.example' };
    const proof = await admin.proves(adminPassword);
    const [until = '', seal = ''] = proof.split('.');
    const other = await openCompany(server);
    const foreign = await other.admin.proves(adminPassword);
    for (const forged of ['', 'x', seal, `${Number(until) + 60_000}.${seal}`, `${until}.${'0'.repeat(64)}`, foreign])
      expect(await codeOf(admin.stolen(), 'InviteColleague', wish, { 'x-proof': forged })).toBe(
        'account.proof_required',
      );
    await other.admin.does('SignOut');
  });

  it('lets the owner in, and tells the other administrators what was given to whom', async () => {
    const phone = newPhone();
    const second = { name: '第二管理员', loginName: 'second', roles: ['AD'], phone, email: 'second@yunling.example' };
    await company.admin.does('CreateStaffAccount', second);
    await company.admin.does('InviteColleague', { ...invited, loginName: 'third', email: 'third@yunling.example' });
    const mail = await until('a mail about it', async () =>
      (await inbox(server, second.email, 'mail')).find(({ text }) => text.includes('邀请了同事（管理员）')),
    );
    expect(mail.text).toContain('另一人');
  });
});
