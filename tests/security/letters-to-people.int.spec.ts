import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Advertised, type Colleague, deliver, type Seeker } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { inbox, until } from '../support/inbox.ts';

const letter = {
  channels: ['MAIL', 'SMS'],
  subject: '{{name}}，有一个适合你的职位',
  content: '{{name}}（{{number}}）：\n人才库来信\n{{recruiter}}',
  sms: '{{name}}你好，请查看邮件。',
};

/** What colleagues write to people who applied for nothing: who may, to whom, how often, and who reads of it afterwards. */
describe('a colleague who writes to somebody of the talent base', () => {
  const here = companyOfFile();
  let hr: Colleague;
  let responsible: Colleague;
  let advertised: Advertised;
  let one: Seeker;
  beforeAll(async () => {
    const { company } = here;
    hr = await company.hire('owner', 'HR');
    responsible = await company.hire('responsible', 'PR');
    advertised = await company.advertise(hr.browser, [responsible.accountId]);
    one = await company.seeker('王晨');
  });

  const write = (who: Pick<Colleague, 'browser'>, jobSeekerId: string, change: object = {}) =>
    who.browser.post('WriteToPerson', { jobSeekerId, letter: { ...letter, ...change } });
  const actionsOn = async ({ browser }: Colleague, person: Seeker) => {
    browser.sees(await here.server.head());
    const { rows } = await browser.asks<{
      rows: { person: { jobSeekerId: string }; personActions: string[] }[];
    }>('resumeSearch');
    return rows.find((row) => row.person.jobSeekerId === person.jobSeekerId)?.personActions;
  };
  const told = (person: Seeker, words: RegExp, kind: 'mail' | 'sms') =>
    until(String(words), async () =>
      (await inbox(here.server, kind === 'mail' ? person.email : person.phone, kind)).find(({ text }) =>
        words.test(text),
      ),
    );

  it('is a recruiter, who is offered it, and nobody else', async () => {
    expect(await actionsOn(hr, one)).toContain('WriteToPerson');
    const auditor = await here.company.hire('auditor', 'AU');
    const answers = await Promise.all([
      write(responsible, one.jobSeekerId),
      write(auditor, one.jobSeekerId),
      write(one, one.jobSeekerId),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('reaches them by their ways, under their name and with a way out, and says what cannot stand in it', async () => {
    const about = await write(hr, one.jobSeekerId, { content: '{{position}}' });
    expect([about.status, about.body.code]).toEqual([422, 'messageTemplate.placeholder_unknown']);
    expect((await write(hr, one.jobSeekerId)).status).toBe(200);
    const mail = await told(one, /人才库来信/, 'mail');
    expect(mail.subject).toBe('王晨，有一个适合你的职位');
    expect(mail.text).toContain('同事 owner');
    expect(mail.text).toMatch(/\/unsubscribe\/LETTER\/[\w-]{22}/);
    expect((await told(one, /请查看邮件/, 'sms')).text).toContain('王晨你好');
  });

  it('reads it in the person’s history and messages, as other recruiters do, and nobody else', async () => {
    const second = await here.company.hire('second', 'HR');
    for (const { browser } of [hr, second]) {
      browser.sees(await here.server.head());
      const lines = await browser.asks<{ type: string }[]>('personTimeline', { jobSeekerId: one.jobSeekerId });
      expect(lines.map(({ type }) => type)).toContain('PersonWrittenTo');
      const { rows } = await browser.asks<{ rows: { content: string }[] }>('notifications', {
        jobSeekerId: one.jobSeekerId,
      });
      expect(rows.filter(({ content }) => content.includes('人才库来信'))).toHaveLength(1);
    }
    const { status } = await responsible.browser.query('personTimeline', { jobSeekerId: one.jobSeekerId });
    expect(status).toBe(404);
  });

  it('is stopped at the fourth time within an hour, whoever writes, and by the way out', async () => {
    const two = await here.company.seeker('何嘉');
    for (const who of [hr, { browser: here.company.admin }, hr])
      expect((await write(who, two.jobSeekerId, { channels: ['MAIL'] })).status).toBe(200);
    const { status, body } = await write(hr, two.jobSeekerId);
    expect([status, body.code]).toEqual([429, 'record.written_too_often']);
    const three = await here.company.seeker('孙宁');
    const off = [
      { group: 'LETTER', channel: 'MAIL' },
      { group: 'LETTER', channel: 'SMS' },
    ];
    await three.browser.does('ChooseMessages', { jobSeekerId: three.jobSeekerId, off });
    expect((await write(hr, three.jobSeekerId)).body.code).toBe('record.no_way_to_write');
  });

  it('reaches nobody without living consent, and nobody who is with another colleague', async () => {
    const name = { name: '未授权', email: 'nobody@mail.example' };
    const { jobSeekerId } = await hr.browser.does('CreateJobSeeker', name);
    expect((await write(hr, String(jobSeekerId))).body.code).toBe('privacy.unauthorized');
    const four = await here.company.seeker('任远');
    await deliver(four, advertised);
    const other = await here.company.hire('other', 'HR');
    expect(await actionsOn(other, four)).not.toContain('WriteToPerson');
    expect((await write(other, four.jobSeekerId)).body.code).toBe('auth.forbidden');
    expect(await actionsOn(hr, four)).toContain('WriteToPerson');
    expect((await write(hr, four.jobSeekerId)).status).toBe(200);
  });
});
