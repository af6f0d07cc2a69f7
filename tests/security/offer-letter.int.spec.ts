import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { type Colleague, type Company, deliver, openCompany, type Seeker, stepUp } from '../support/company.ts';
import { codeAfter, inbox, linkTo, until } from '../support/inbox.ts';
import { terms } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

const key = { template: 'offer-letter', language: 'zh-CN', track: 'ALL', channel: 'PAPER' };
const content =
  '{{name}} {{company}} {{position}} {{place}} {{entryDay}} {{monthly}} {{deadline}}\n| 说明 | {{payNote}} |';
const words = { subject: '录用通知', content: '你好', sms: '录用通知' };
interface Seen {
  readonly paper: { readonly fileId: string; readonly name: string; readonly size: number } | null;
  readonly paperTemplate: object | null;
  readonly status: string;
}

/** Bytes as they are, for whoever asks from this browser. */
async function bytesFor(browser: Browser, path: string, init: RequestInit = {}) {
  const headers = {
    cookie: browser.cookie,
    ...(browser.token === undefined ? {} : { 'x-link-token': browser.token }),
    ...(init.headers as Record<string, string> | undefined),
  };
  const answer = await fetch(`${browser.server.url}${path}`, { ...init, headers });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

describe('the letter of an offer', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let second: Colleague;
  let approver: Colleague;
  let one: Seeker;
  let other: Seeker;
  let offerId = '';
  let fileId = '';

  const draft = async (seeker: Seeker, more: object = {}) => {
    const applicationId = await deliver(seeker, await company.advertise(hr.browser));
    await hr.browser.does('SkipStage', { applicationId, to: 'OFFER', reason: '急招' });
    const approverIds = [approver.accountId];
    const made = await hr.browser.does('DraftOffer', { applicationId, ...terms, ...more, approverIds });
    return String(made.offerId);
  };
  const approve = async (id: string) => {
    await hr.browser.does('SubmitOfferForApproval', { offerId: id });
    await approver.browser.does('AgreeOffer', { offerId: id });
  };
  const detail = (id: string) => hr.browser.asks<Seen>('offerDetail', { offerId: id });
  const fileOf = async (browser: Browser) => (await bytesFor(browser, `/api/files/${fileId}`)).status;
  const told = () => server.events().filter(({ stream }) => stream === `offer-${offerId}`);
  const storedAt = () => join(server.dataDir, 'files', fileId.slice(0, 2), fileId);
  const holderOf = async (seeker: Seeker, not: readonly string[] = []) => {
    const holder = Browser.withToken(server, await linkTo(server, seeker.email, 'offer_attachment', not));
    const code = await codeAfter(server, seeker.phone, () => holder.does('SendLinkCode'));
    await holder.does('VerifyLinkCode', { code });
    return holder;
  };

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    hr = await company.hire('own', 'HR');
    second = await company.hire('second', 'HR');
    approver = await company.hire('approver', 'OA');
    one = await company.seeker('王喆');
    other = await company.seeker('李明');
  });
  afterAll(() => server.stop());

  it.each([
    ['an unknown placeholder', { content: `${content}\n{{salary}}` }, 'messageTemplate.placeholder_unknown'],
    ['none of what it must say', { content: '{{name}}' }, 'messageTemplate.placeholder_missing'],
    ['a row of one cell', { content: `${content}\n| 说明 |` }, 'messageTemplate.row'],
    ['a call', { content: `${content}\n{{lookup x}}` }, 'messageTemplate.braces'],
    ['a title of two lines', { subject: 'a\nb', content }, 'common.invalid'],
    ['a way it is not sent by', { content, channel: 'MAIL' }, 'messageTemplate.not_sent_so'],
  ])('is not written with %s', async (_what, more, code) => {
    const { body } = await company.admin.post('EditMessageTemplate', { ...key, subject: '通知', ...more });
    expect(body.code).toBe(code);
  });

  it('is written by administrators alone, and looked at by who sends it, as it stands', async () => {
    const wording = { ...key, subject: '录用通知书', content };
    expect((await hr.browser.post('EditMessageTemplate', wording)).status).toBe(403);
    expect(await company.admin.does('EditMessageTemplate', wording)).toMatchObject({ version: 1 });
    const trial = JSON.stringify({ template: 'offer-letter', language: 'zh-CN', subject: '通知', content });
    const ask = (browser: Browser, body = trial) =>
      bytesFor(browser, '/api/papers', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    const shown = await ask(hr.browser);
    expect([shown.status, shown.bytes.subarray(0, 8).toString()]).toEqual([200, '%PDF-1.7']);
    expect([(await ask(one.browser)).status, (await ask(new Browser(server))).status]).toEqual([403, 401]);
    for (const [wrong, code] of [
      [{ content: '{{name}}' }, 'messageTemplate.placeholder_missing'],
      [{ content, subject: '𠮷' }, 'file.sign_missing'],
      [{ content, template: 'offer-sent' }, 'messageTemplate.not_sent_so'],
      [{ content, values: { name: 7 } }, 'common.invalid'],
    ] as const) {
      const body = JSON.stringify({ ...JSON.parse(trial), ...wrong });
      expect(JSON.parse((await ask(hr.browser, body)).bytes.toString())).toMatchObject({ code });
    }
    const { bytes } = shown;
    const checked = await hr.browser.upload('letter.pdf', bytes, 'attachment');
    expect([checked.status, checked.body.type]).toEqual([201, 'application/pdf']);
  });

  it('stops the sending where a sign of it cannot be printed, and nothing has happened', async () => {
    offerId = await draft(one, { pay: { ...terms.pay, note: '𠮷' } });
    await approve(offerId);
    const before = told();
    const { status, body } = await hr.browser.post('SendOffer', { offerId, ...words });
    expect([status, body.code, body.params]).toEqual([422, 'file.sign_missing', { sign: '𠮷' }]);
    expect(told()).toEqual(before);
    expect(await detail(offerId)).toMatchObject({ status: 'PENDING_SEND', paper: null });
    const without = await hr.browser.post('SendOffer', { offerId, ...words, paperLanguage: null });
    expect(without.body.code).toBe('offer.paper_required');
    await hr.browser.does('EditOffer', { offerId, ...terms, approverIds: [approver.accountId] });
    await approve(offerId);
  });

  it('is printed, kept, and had by its person after a code, by who sent it and by who agreed to it', async () => {
    await hr.browser.does('SendOffer', { offerId, ...words });
    const seen = await detail(offerId);
    fileId = String(seen.paper?.fileId);
    expect(seen).toMatchObject({
      status: 'SENT',
      paper: { name: '录用通知书 王喆.pdf' },
      paperTemplate: { language: 'zh-CN', track: 'ALL', version: 1 },
    });
    const { bytes, headers } = await bytesFor(hr.browser, `/api/files/${fileId}`);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(fileId);
    expect(headers.get('content-disposition')).toContain('attachment');
    const holder = await holderOf(one);
    const before = Browser.withToken(server, String(holder.token));
    const [mail] = await inbox(server, one.email, 'mail');
    expect(mail?.text).toContain(`/offer_attachment/${holder.token}`);
    expect(await Promise.all([hr, approver, second].map(({ browser }) => fileOf(browser)))).toEqual([200, 200, 404]);
    expect([await fileOf(holder), await fileOf(before), await fileOf(new Browser(server))]).toEqual([200, 404, 404]);
    expect([await fileOf(one.browser), await fileOf(other.browser)]).toEqual([403, 404]);
    await stepUp(one);
    await stepUp(other);
    expect([await fileOf(one.browser), await fileOf(other.browser)]).toEqual([200, 404]);
  });

  it('is not had by a link that another one replaced', async () => {
    const former = Browser.withToken(server, await linkTo(server, one.email, 'offer_attachment'));
    await hr.browser.does('ResendOfferLink', { offerId });
    expect(await fileOf(former)).not.toBe(200);
  });

  it('is not its person’s any more once the offer was taken back', async () => {
    await hr.browser.does('WithdrawOffer', { offerId, reason: '编制取消' });
    const page = await one.browser.asks<Seen>('offerPage', { id: offerId });
    expect(page.paper).toBeNull();
    expect([await fileOf(one.browser), await fileOf(hr.browser)]).toEqual([404, 200]);
  });

  it('goes with its person', async () => {
    expect(existsSync(storedAt())).toBe(true);
    await company.admin.does('EraseJobSeeker', { jobSeekerId: one.jobSeekerId, cause: 'REQUEST' });
    await until('the file to be gone', async () => !existsSync(storedAt()));
    expect(await fileOf(hr.browser)).toBe(404);
  });
});
