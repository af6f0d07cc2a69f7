import { describe, expect, it } from '@jest/globals';
import type { PolicyTexts } from '@talentlog/contracts';
import { Browser } from '../support/browser.ts';
import { newPhone } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { linkTo, until } from '../support/inbox.ts';

interface Detail {
  readonly person: { readonly name: string };
}
interface Read {
  readonly version: string;
  readonly texts: PolicyTexts;
}
const withMore = (texts: PolicyTexts): PolicyTexts => ({
  'zh-CN': `${texts['zh-CN']}\n更多。`,
  'en-US': `${texts['en-US']}\nMore.`,
});
const shanghaiDay = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

const email = 'lin.anew@mail.example';

describe('a new version of the privacy policy', () => {
  const at = companyOfFile();

  it('asks again whoever agreed to the one before, by a new link that takes the new version alone', async () => {
    const { server, company } = at;
    const staff = company.admin;
    const { positionId } = await company.advertise(staff);
    const phone = newPhone();
    const { jobSeekerId } = await staff.does('CreateJobSeeker', { name: '林再', phone, email });
    await staff.does('RequestConsent', { jobSeekerId });
    const { applicationId } = await staff.does('CreateApplication', { jobSeekerId, positionId });
    const holder = Browser.withToken(server, await linkTo(server, email, 'consent'));
    await holder.does('VerifyLinkTail', { tail: phone.slice(-4) });
    await holder.does('GrantConsent', { policyVersion: await holder.shown('privacy') });
    const before = await staff.asks<Read>('policy', { policy: 'privacy' });
    const [version, texts] = [shanghaiDay(), withMore(before.texts)];
    await staff.does('PublishPolicy', { policy: 'privacy', version, texts });
    const next = await linkTo(server, email, 'consent', [holder.token ?? '']);
    // The link that the person has already works until they answer.
    expect((await holder.query('consentPage')).status).toBe(200);
    const again = Browser.withToken(server, next);
    await again.does('VerifyLinkTail', { tail: phone.slice(-4) });
    expect(await again.post('GrantConsent', { policyVersion: before.version })).toMatchObject({ status: 422 });
    // Until then the consent to the former version counts.
    const name = async () =>
      (await staff.asks<Detail>('applicationDetail', { applicationId: String(applicationId) })).person.name;
    await until('the name', async () => (await name()) === '林再');
    await again.does('GrantConsent', { policyVersion: version });
    expect((await holder.query('consentPage')).status).toBe(410);
    const page = await again.asks<{ policyVersion: string; given: readonly { readonly at: string }[] }>('consentPage');
    expect(page).toMatchObject({
      policyVersion: version,
      given: [{ ended: null }, { ended: { how: 'RENEWED' } }],
    });
    // What was agreed to each time is found by when, also by whoever is not signed in.
    const [now, then] = await Promise.all(
      page.given.map(({ at }) => again.asks<Read>('policy', { policy: 'privacy', at })),
    );
    expect(now).toMatchObject({ version, texts });
    expect(then).toMatchObject({ version: before.version, texts: before.texts, isPresent: false });
    // Nobody asks a second time on the same day.
    const twice = await staff.post('PublishPolicy', { policy: 'privacy', version, texts: withMore(texts) });
    expect(twice).toMatchObject({ status: 422, body: { code: 'policy.not_later' } });
  });
});
