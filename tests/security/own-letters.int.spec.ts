import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Advertised, type Colleague, deliver, type Seeker, stepUp } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { inbox, until } from '../support/inbox.ts';

const letter = {
  channels: ['MAIL', 'SMS'],
  subject: '{{name}}，请补充“{{position}}”的材料',
  content: '{{name}}，你好：\n<script>alert(1)</script> <b>加急</b>\n{{recruiter}}',
  sms: '{{name}}你好，请查看邮件。',
};

/** What colleagues write to candidates in their own words: who may, to whom, how often, and what leaves the house. */
describe('a colleague who writes to a candidate', () => {
  const here = companyOfFile();
  let hr: Colleague;
  let responsible: Colleague;
  let advertised: Advertised;
  let one: Seeker;
  let applicationId: string;
  beforeAll(async () => {
    const { company } = here;
    hr = await company.hire('owner', 'HR');
    responsible = await company.hire('responsible', 'PR');
    advertised = await company.advertise(hr.browser, [responsible.accountId]);
    one = await company.seeker('王晨');
    applicationId = await deliver(one, advertised);
  });

  const write = (who: Colleague | Seeker, change: object = {}, id = applicationId) =>
    who.browser.post('WriteToCandidate', { applicationId: id, letter: { ...letter, ...change } });
  const told = (words: RegExp, kind: 'mail' | 'sms') =>
    until(String(words), async () =>
      (await inbox(here.server, kind === 'mail' ? one.email : one.phone, kind)).find(({ text }) => words.test(text)),
    );

  it('is one who handles messages of that position, and nobody else', async () => {
    const other = await here.company.hire('other', 'HR');
    const answers = await Promise.all([write(other), write(responsible), write(one)]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('sends plain words under the candidate’s own name: no element, no header, and a way out of the mail', async () => {
    await write(hr, { channels: ['MAIL'], subject: 'x\r\nBcc: thief@evil.example', content: '第一封' });
    expect((await told(/第一封/, 'mail')).subject).toMatch(/^x ?Bcc: thief@evil\.example$/);
    expect(await inbox(here.server, 'thief@evil.example', 'mail')).toEqual([]);
    const unknown = await write(hr, { content: '{{password}}' });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'messageTemplate.placeholder_unknown']);
    expect((await write(hr)).status).toBe(200);
    const mail = await told(/你好：/, 'mail');
    expect(mail.subject).toMatch(/^王晨，请补充“.+”的材料$/);
    expect(mail.text).toContain('王晨，你好：\n<script>alert(1)</script>');
    expect(mail.text).toContain('同事 owner');
    expect(mail.html).not.toMatch(/<script|<b>/);
    expect(mail.text).toMatch(/\/unsubscribe\/LETTER\/[\w-]{22}/);
    expect((await told(/请查看邮件/, 'sms')).text).toContain('王晨你好');
  });

  it('sees it in the person’s timeline with what became of it, and the words are nowhere in the open', async () => {
    hr.browser.sees(await here.server.head());
    const lines = await until('the sent message in the timeline', async () => {
      const entries = await hr.browser.asks<{ type: string; facts: { scene?: string; channel?: string } }[]>(
        'personTimeline',
        { jobSeekerId: one.jobSeekerId, applicationId },
      );
      const letters = entries.filter(({ facts }) => facts.scene === 'LETTER');
      return letters.filter(({ type }) => type === 'NotificationSent').length === 3 ? entries : undefined;
    });
    expect(lines.map(({ type }) => type)).toContain('CandidateWrittenTo');
    expect(JSON.stringify(lines)).not.toContain('加急');
  });

  it('is stopped at the fourth time within an hour, whoever writes', async () => {
    expect((await here.company.admin.post('WriteToCandidate', { applicationId, letter })).status).toBe(200);
    const { status, body } = await write(hr);
    expect([status, body.code]).toEqual([429, 'record.written_too_often']);
  });

  it('repeats nothing where a request is sent twice', async () => {
    const two = await here.company.seeker('何嘉');
    const id = await deliver(two, advertised);
    const key = { 'Idempotency-Key': 'c0ffee00-0000-4000-8000-000000000001' };
    const wish = { applicationId: id, letter: { ...letter, channels: ['SMS'] } };
    const [first, second] = [
      await hr.browser.post('WriteToCandidate', wish, key),
      await hr.browser.post('WriteToCandidate', wish, key),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    await until('the SMS', async () =>
      (await inbox(here.server, two.phone, 'sms')).find(({ text }) => /请查看邮件/.test(text)),
    );
    expect((await inbox(here.server, two.phone, 'sms')).filter(({ text }) => /请查看邮件/.test(text))).toHaveLength(1);
  });

  it('reaches nobody who took the consent back', async () => {
    const three = await here.company.seeker('孙宁');
    const id = await deliver(three, advertised);
    await stepUp(three);
    await three.browser.does('WithdrawConsent', {});
    const { body } = await write(hr, {}, id);
    // The application ends with the consent, by a worker: whichever comes first says no.
    expect(['privacy.unauthorized', 'application.invalid_transition']).toContain(body.code);
  });
});
