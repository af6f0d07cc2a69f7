import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StateAt } from '@talentlog/contracts';
import { askable, crawl, holding, streamsOf, type Told } from '../support/audit-crawl.ts';
import type { Browser } from '../support/browser.ts';
import { type Colleague, type Company, deliver, openCompany, type Seeker, stepUp } from '../support/company.ts';
import { until } from '../support/inbox.ts';
import { ownOfFile } from '../support/own.ts';
import { canary, plantCompany } from '../support/planted-company.ts';
import { type Server, startServer } from '../support/server.ts';

describe('what an auditor reads', () => {
  const own = ownOfFile();
  let server: Server;
  let company: Company;
  let auditor: Browser;
  let second: Browser;
  let hr: Colleague;
  let one: Seeker;
  let planted: { readonly canaries: number };
  const comment = '家里有老人要照顾';

  beforeAll(async () => {
    const dataDir = own.folder();
    const first = await startServer({ dataDir });
    await first.stop({ keep: true });
    planted = await plantCompany(dataDir);
    server = await startServer({ dataDir });
    company = await openCompany(server);
    hr = await company.hire('hrsome', 'HR');
    auditor = (await company.hire('checker', 'AU')).browser;
    second = (await company.hire('checker2', 'AU')).browser;
    one = await company.seeker('司徒听雪');
    await deliver(one, await company.advertise(hr.browser));
    await hr.browser.does('AddJobSeekerComment', { jobSeekerId: one.jobSeekerId, text: comment, private: true });
    auditor.sees(await server.head());
    await auditor.query('myWork');
  });
  afterAll(() => server.stop());

  const history = async (): Promise<readonly Told[]> =>
    ((await auditor.send(`/api/history?subject=${one.jobSeekerId}`)).body as unknown as { events: Told[] }).events;
  const places = async () =>
    (await history()).flatMap(({ stream, revision, type, data }) =>
      askable(data).map((path) => ({ stream, revision, path, type })),
    );
  const address = ({ stream, revision, path }: { stream: string; revision: number; path: string }) =>
    `/api/history/${stream}/revealed?revision=${revision}&path=${path}`;

  it('holds none of the personal or secret texts of a company that lived before', async () => {
    const pages = await crawl(auditor, streamsOf(server));
    expect(planted.canaries).toBeGreaterThan(500);
    expect(pages.size).toBeGreaterThan(200);
    expect(holding(pages, '"masked"').length).toBeGreaterThan(100);
    expect(holding(pages, canary)).toEqual([]);
    for (const told of ['司徒听雪', '听雪', one.phone.slice(3), one.email, '浙江大学', '1995-09-03', comment])
      expect([told, holding(pages, told)]).toEqual([told, []]);
  }, 60_000);

  it('is one value once they said why, for them alone, and the asking is in the history itself', async () => {
    const wanted = (await places()).find(
      ({ type, path }) => type === 'ResumeBlockSaved' && path === 'content.basic.email',
    );
    if (wanted === undefined) throw new Error('the e-mail of the resume should stand there masked');
    const { type: _, ...place } = wanted;
    const wish = { jobSeekerId: one.jobSeekerId, ...place };
    expect((await auditor.send(address(place))).body.code).toBe('auth.forbidden');
    expect((await auditor.post('RevealLoggedValue', wish)).body.code).toBe('common.invalid');
    expect((await auditor.post('RevealLoggedValue', { ...wish, reason: ' ' })).body.code).toBe('common.invalid');
    expect((await hr.browser.post('RevealLoggedValue', { ...wish, reason: '好奇' })).body.code).toBe('auth.forbidden');
    await auditor.does('RevealLoggedValue', { ...wish, reason: '核对投诉里的邮箱' });
    const shown = (await auditor.send(address(place))).body.data as unknown as { value: unknown; until: string };
    expect(shown).toMatchObject({ value: one.email });
    const asking = (await history()).find(({ type }) => type === 'LoggedValueRevealed');
    expect(Date.parse(shown.until) - Date.parse(String(asking?.at))).toBe(60_000);
    expect((await second.send(address(place))).status).toBe(403);
    const answers = await Promise.all((await places()).map((each) => auditor.send(address(each))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200).map(({ status }) => status)).not.toContain(500);
    const asked = (await history()).find(({ type }) => type === 'LoggedValueRevealed');
    expect(asked).toMatchObject({
      actor: { name: '同事 checker' },
      data: { ...place, reason: { masked: 'REVEALABLE' } },
    });
    expect(
      holding(
        await crawl(
          auditor,
          (await history()).map(({ stream }) => stream),
        ),
        one.email,
      ),
    ).toEqual([]);
  }, 60_000);

  it('tells what belongs to one command, what it caused and what became of that, and where a mask can be lifted', async () => {
    const told = (await history()).find(({ type }) => type === 'RecordDelivered');
    expect(told?.commandId).toBeTruthy();
    // The advertisement counts the delivery in its own stream, which is no part of a person's history.
    const types = ['RecordDelivered', 'ApplicationOpened', 'AdvertisementDeliveredTo'];
    expect(told?.together?.map(({ type }) => type)).toEqual(types);
    expect(told?.effects.map(({ type }) => type)).not.toContain('RecordDelivered');
    const mail = () =>
      history().then((all) => all.find(({ id }) => id === told?.id)?.consequences?.find(({ kind }) => kind === 'MAIL'));
    const sent = await until('the mail to be sent', async () => ((await mail())?.state === 'SENT' ? mail() : false));
    expect(sent).toMatchObject({ what: 'DELIVERY' });
    const [revision, since] = [told?.revision ?? 0, 0];
    const then = await auditor.send(`/api/history/${told?.stream}/at?revision=${revision}&since=${since}`);
    expect(then.body).toMatchObject({ path: [{ event: 'RecordDelivered', from: 'NONE' }] });
    const person = await auditor.send(`/api/history/jobSeeker-${one.jobSeekerId}/at`);
    expect((person.body as unknown as StateAt).sources).toContainEqual({
      path: 'name',
      jobSeekerId: one.jobSeekerId,
      revision: expect.any(Number),
      place: expect.any(String),
    });
    expect((await auditor.send(`/api/history/${told?.stream}/at?since=x`)).status).toBe(400);
  }, 60_000);

  it('is never a secret, nor what no contract names, whoever asks and why', async () => {
    const account = server.events().find(({ type, stream }) => type === 'AccountRegistered' && stream !== '');
    const message = server.events().find(({ type }) => type === 'NotificationQueued');
    for (const [stream, path] of [
      [account?.stream, 'passwordHash'],
      [message?.stream, 'content'],
      [message?.stream, 'html'],
      [`jobSeeker-${one.jobSeekerId}`, '__proto__'],
      [`jobSeeker-${one.jobSeekerId}`, 'number'],
      [`jobSeeker-${one.jobSeekerId}`, 'name.length'],
    ] as const) {
      const place = { stream: stream ?? '', revision: 0, path };
      await auditor.post('RevealLoggedValue', { jobSeekerId: one.jobSeekerId, ...place, reason: '看看' });
      const { status } = await auditor.send(address(place));
      expect([path, status === 200]).toEqual([path, false]);
    }
  });

  it('is type, time and actor alone once the person withdrew', async () => {
    const before = await history();
    const place = { stream: `jobSeeker-${one.jobSeekerId}`, revision: 0, path: 'phone' };
    const wish = { jobSeekerId: one.jobSeekerId, ...place, reason: '核对号码' };
    await auditor.does('RevealLoggedValue', wish);
    expect((await auditor.send(address(place))).body.data).toMatchObject({ value: one.phone });
    await stepUp(one);
    await one.browser.does('WithdrawConsent', {});
    auditor.sees(await server.head());
    await auditor.query('myWork');
    expect((await auditor.send(address(place))).status).toBe(403);
    expect((await auditor.post('RevealLoggedValue', wish)).body.code).toBe('privacy.unauthorized');
    const after = await history();
    expect(after.length).toBeGreaterThan(before.length);
    for (const { type, data, withheld, at, revealableOf } of after)
      expect({ type, data, withheld, at: at !== '', revealableOf }).toEqual({
        type,
        data: {},
        withheld: true,
        at: true,
        revealableOf: null,
      });
    for (const { stream, revision } of after) {
      const then = (await auditor.send(`/api/history/${stream}/at?revision=${revision}`)).body;
      expect(then).toMatchObject({ data: {}, changed: [], withheld: true });
    }
    const found = (await auditor.send('/api/history-subjects?text=')).text;
    expect(found).not.toContain('司');
  });
});
