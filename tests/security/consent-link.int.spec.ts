import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { newPhone, openCompany } from '../support/company.ts';
import { inbox, linkTo, until } from '../support/inbox.ts';
import { type Server, startServer } from '../support/server.ts';

interface Detail {
  readonly person: { readonly name: string; readonly consent: string };
  readonly personActions: readonly string[];
  readonly bucket: string;
}

describe('somebody whom staff entered', () => {
  let server: Server;
  let staff: Browser;
  let positionId: string;
  beforeAll(async () => {
    server = await startServer();
    const company = await openCompany(server);
    staff = company.admin;
    ({ positionId } = await company.advertise(staff));
  });
  afterAll(() => server.stop());

  /** A person with a phone and an e-mail who was asked for consent, and a browser that opened the link of the mail. */
  const asked = async (name: string, email: string) => {
    const phone = newPhone();
    const { jobSeekerId } = await staff.does('CreateJobSeeker', { name, phone, email });
    const early = await staff.post('CreateApplication', { jobSeekerId, positionId });
    expect(early).toMatchObject({ status: 403, body: { code: 'privacy.unauthorized' } });
    await staff.does('RequestConsent', { jobSeekerId });
    const { applicationId } = await staff.does('CreateApplication', { jobSeekerId, positionId });
    const holder = Browser.withToken(server, await linkTo(server, email, 'consent'));
    return { phone, jobSeekerId, applicationId, holder };
  };
  const detail = (applicationId: unknown) =>
    staff.asks<Detail>('applicationDetail', { applicationId: String(applicationId) });

  it('consents by the link that was sent, without an account, and can be worked with from then on', async () => {
    const { phone, jobSeekerId, applicationId, holder } = await asked('林问', 'lin.asked@mail.example');
    const before = await detail(applicationId);
    expect(before.person).toMatchObject({ name: '', consent: 'UNAUTHORIZED' });
    // Asked for within the week: nothing at all is offered.
    expect(before.personActions).toEqual([]);
    expect(await staff.post('StartStep', { applicationId })).toMatchObject({ body: { code: 'privacy.unauthorized' } });
    expect(await staff.post('RequestConsent', { jobSeekerId })).toMatchObject({
      status: 429,
      body: { code: 'privacy.request_too_often' },
    });
    await until('the SMS', async () =>
      (await inbox(server, phone, 'sms')).some(({ text }) => text.includes('/consent/')),
    );

    expect((await holder.query('consentPage')).status).toBe(403);
    expect((await holder.post('GrantConsent', { policyVersion: '2025-01-23' })).status).toBe(403);
    await holder.does('VerifyLinkTail', { tail: phone.slice(-4) });
    const page = await holder.asks<{ name: string; presentVersion: string }>('consentPage');
    expect(page.name).toBe('林问');
    expect(await holder.post('GrantConsent', { policyVersion: '1999-01-01' })).toMatchObject({
      status: 422,
      body: { code: 'privacy.consent_required' },
    });
    await holder.does('GrantConsent', { policyVersion: page.presentVersion });
    await until('the name', async () => (await detail(applicationId)).person.name === '林问');
    await staff.does('StartStep', { applicationId });

    // By the same link, as easily as it was given.
    await holder.does('WithdrawConsent', {});
    await until('no name any more', async () => (await detail(applicationId)).person.consent === 'UNAUTHORIZED');
  });

  it('says no by the link, and what was opened meanwhile ends', async () => {
    const { phone, applicationId, holder } = await asked('林否', 'lin.no@mail.example');
    await holder.does('VerifyLinkTail', { tail: phone.slice(-4) });
    await holder.does('DeclineConsent', {});
    await until('the end of the application', async () => (await detail(applicationId)).bucket === 'INVALID');
  });
});
