import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '../support/browser.ts';
import {
  type Advertised,
  type Colleague,
  type Company,
  deliver,
  newPhone,
  openCompany,
  type Seeker,
  stepUp,
} from '../support/company.ts';
import { codeAfter } from '../support/inbox.ts';
import { type Server, startServer } from '../support/server.ts';

interface Detail {
  readonly person: {
    readonly name: string;
    readonly number: string;
    readonly phone: string | null;
    readonly email: string | null;
    readonly consent: string;
  };
  readonly allowedActions: string[];
  readonly personActions: string[];
  readonly comments: { readonly text: string }[];
  readonly resume: unknown;
  readonly stage: string;
}

/** The questions whose answers tell it. */
const whereIs = (personal: string, answers: Record<string, string>) =>
  expect(Object.keys(answers).filter((question) => answers[question]?.includes(personal)));

describe('what staff may see of a person', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let lead: Colleague;
  let mentioned: Colleague;
  let advertised: Advertised;
  let one: Seeker;
  let applicationId: string;
  const secret = '薪资期望偏高，慎重';

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR');
    lead = await company.hire('lead', 'HR');
    mentioned = await company.hire('mentioned', 'HR');
    const responsibleIds = [lead.accountId, mentioned.accountId];
    advertised = await company.advertise(hr.browser, responsibleIds);
    one = await company.seeker('诸葛青云');
    applicationId = await deliver(one, advertised);
  });
  afterAll(() => server.stop());

  const detail = async (browser: Browser): Promise<Detail> => {
    browser.sees(await server.head());
    return browser.asks<Detail>('applicationDetail', { applicationId });
  };
  /** Every answer that could tell something, by the name of its question. */
  const everywhere = async (browser: Browser): Promise<Record<string, string>> => {
    browser.sees(await server.head());
    const { jobSeekerId } = one;
    const questions: [string, Record<string, string>][] = [
      ['applicationDetail', { applicationId }],
      ['personTimeline', { jobSeekerId }],
      ['applications', {}],
      ['myWork', {}],
      ['notifications', { jobSeekerId }],
      ['notifications', {}],
      ['paletteSearch', { text: '诸葛' }],
      ['paletteSearch', { text: '青' }],
    ];
    const told: Record<string, string> = {};
    for (const [name, params] of questions)
      told[`${name} ${JSON.stringify(params)}`] = (await browser.query(name, params)).text;
    return told;
  };

  it('a private comment is its author’s and those it names', async () => {
    const { jobSeekerId } = one;
    await hr.browser.does('AddJobSeekerComment', {
      jobSeekerId,
      text: secret,
      private: true,
      mentions: [mentioned.accountId],
    });
    await hr.browser.does('AddJobSeekerComment', { jobSeekerId, text: '面试安排在周五' });
    for (const { browser } of [hr, mentioned])
      expect((await detail(browser)).comments.map(({ text }) => text)).toContain(secret);
    expect((await detail(lead.browser)).comments.map(({ text }) => text)).toEqual(['面试安排在周五']);
    whereIs(secret, await everywhere(lead.browser)).toEqual([]);
    const told = async (browser: Browser) =>
      (await browser.asks<{ type: string }[]>('personTimeline', { jobSeekerId })).filter(
        ({ type }) => type === 'JobSeekerCommented',
      ).length;
    expect([await told(hr.browser), await told(mentioned.browser), await told(lead.browser)]).toEqual([2, 2, 1]);
    one.browser.sees(await server.head());
    for (const name of ['myDeliveries', 'myResume', 'myAccount'])
      expect((await one.browser.query(name)).text).not.toContain('面试安排在周五');
  });

  it('contact fields are masked until they are asked for', async () => {
    const { person } = await detail(hr.browser);
    expect(person).toMatchObject({ name: '诸葛青云', consent: 'AUTHORIZED' });
    const seen = await everywhere(hr.browser);
    for (const contact of [one.phone.slice(3), one.email]) whereIs(contact, seen).toEqual([]);
  });

  it('with consent the actions are there', async () => {
    expect((await detail(hr.browser)).allowedActions).toContain('PassStep');
    whereIs('诸葛青云', await everywhere(hr.browser)).not.toEqual([]);
  });

  it('after it was withdrawn: a number, no action, nothing to find', async () => {
    await stepUp(one);
    await one.browser.does('WithdrawConsent', {});
    for (const { browser } of [hr, lead, mentioned, { browser: company.admin }]) {
      const { person, allowedActions, personActions, comments, resume } = await detail(browser);
      expect(person).toMatchObject({ name: '', phone: null, email: null, consent: 'UNAUTHORIZED' });
      expect(person.number).toMatch(/^\d{4,7}$/);
      expect({ allowedActions, comments, resume }).toEqual({ allowedActions: [], comments: [], resume: null });
      expect(personActions.filter((name) => name !== 'RequestConsent')).toEqual([]);
      const seen = await everywhere(browser);
      for (const personal of ['诸葛青云', one.phone, one.phone.slice(3), one.email, '浙江大学', '1995-09-03', secret])
        whereIs(personal, seen).toEqual([]);
    }
  });

  it('and staff commands about the person are refused', async () => {
    const before = await server.head();
    const { jobSeekerId } = one;
    const tries: [string, object][] = [
      ['EditJobSeeker', { jobSeekerId, name: '别名' }],
      ['AddJobSeekerComment', { jobSeekerId, text: '还在吗' }],
      ['RevealContact', { jobSeekerId, reason: '再联系' }],
      ['ReopenApplication', { applicationId, reason: '再看看' }],
      ['CreateApplication', { jobSeekerId, positionId: (await company.advertise(hr.browser)).positionId }],
    ];
    for (const [name, payload] of tries) {
      const { status, body } = await hr.browser.post(name, payload);
      expect([name, status, body.code]).toEqual([name, expect.any(Number), expect.any(String)]);
      expect([name, status === 403 || status === 409]).toEqual([name, true]);
    }
    expect(server.events().filter(({ stream, position }) => stream.endsWith(jobSeekerId) && position > before)).toEqual(
      [],
    );
  });

  it('of a person who changed phone and e-mail, staff read the new ones in a resume that a delivery locks', async () => {
    const moved = await company.seeker('欧阳新雨');
    const delivered = await deliver(moved, advertised);
    const phone = newPhone();
    const email = 'moved@mail.example';
    const proof = (change: 'PHONE' | 'EMAIL', to: string) =>
      codeAfter(server, to, () => moved.browser.does('SendProofCode', { change }));
    const phoneCode = await proof('PHONE', moved.phone);
    const code = await codeAfter(server, phone, () => moved.browser.does('SendNewPhoneCode', { phone }));
    await moved.browser.does('ChangePhoneByCode', { phone, code, phoneCode });
    const mailProof = await proof('EMAIL', phone);
    const mailCode = await codeAfter(server, email, () => moved.browser.does('SendNewEmailCode', { email }));
    await moved.browser.does('ChangeEmailByCode', { email, code: mailCode, phoneCode: mailProof });
    hr.browser.sees(await server.head());
    const seen = await hr.browser.asks<Detail>('applicationDetail', { applicationId: delivered });
    const contact = { phone: `171 **** ${phone.slice(-4)}`, email: 'm***@mail.example' };
    expect(seen).toMatchObject({ person: contact, resume: { blocks: { basic: contact } } });
  });
});

describe('what is stored of a person', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('is ciphertext in the log, its streams and its metadata', async () => {
    const { default: Database } = await import('better-sqlite3');
    const company = await openCompany(server);
    const hr = await company.hire('hr', 'HR');
    const one = await company.seeker('司马相如');
    await deliver(one, await company.advertise(hr.browser));
    await hr.browser.does('AddJobSeekerComment', { jobSeekerId: one.jobSeekerId, text: '很好的候选人' });
    const db = new Database(`${server.dataDir}/events.db`, { readonly: true });
    const rows = db.prepare('SELECT stream, type, data, metadata FROM events').all() as Record<string, string>[];
    db.close();
    for (const row of rows)
      for (const personal of [
        '司马相如',
        one.phone,
        one.phone.slice(3),
        one.email,
        '浙江大学',
        '1995-09-03',
        '很好的候选人',
      ])
        expect({ type: row.type, has: JSON.stringify(row).includes(personal) && personal }).toEqual({
          type: row.type,
          has: false,
        });
  });
});
