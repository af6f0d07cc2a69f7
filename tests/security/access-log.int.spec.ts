import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccessLogAnswer, HistoryAnswer } from '@talentlog/contracts';
import { type Colleague, type Company, deliver, openCompany, type Seeker } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';

describe('reads of a person by staff', () => {
  let server: Server;
  let company: Company;
  let hr: Colleague;
  let auditor: Colleague;
  let one: Seeker;
  let applicationId: string;

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    hr = await company.hire('hr', 'HR');
    auditor = await company.hire('auditor', 'AU');
    one = await company.seeker('司徒听雪');
    applicationId = await deliver(one, await company.advertise(hr.browser));
    hr.browser.sees(await server.head());
  });
  afterAll(() => server.stop());

  const listed = async (search = ''): Promise<AccessLogAnswer['data']> =>
    ((await auditor.browser.send(`/api/access-log?${search}`)).body as unknown as AccessLogAnswer).data;

  it('leave who, whom, when and which part, coalesced and counted; lists and what is one’s own leave none', async () => {
    const { jobSeekerId } = one;
    await hr.browser.asks('applications');
    await one.browser.asks('myResume');
    expect(await listed()).toEqual([]);
    await hr.browser.asks('applicationDetail', { applicationId });
    await hr.browser.asks('applicationDetail', { applicationId });
    await hr.browser.does('RevealContact', { jobSeekerId, reason: '约面试' });
    await hr.browser.asks('personContact', { jobSeekerId });
    await hr.browser.asks('personTimeline', { jobSeekerId });
    await auditor.browser.send(`/api/history?subject=${jobSeekerId}`);
    const place = { stream: `jobSeeker-${jobSeekerId}`, revision: 0, path: 'phone' };
    await auditor.browser.does('RevealLoggedValue', { jobSeekerId, ...place, reason: '核对号码' });
    await auditor.browser.send(`/api/history/${place.stream}/revealed?revision=0&path=phone`);
    const rows = await listed();
    const seen = rows.map(({ reader, part, jobSeekerId: whom }) => [reader.accountId, part, whom]);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual(
      expect.arrayContaining([
        [hr.accountId, 'APPLICATION', jobSeekerId],
        [hr.accountId, 'CONTACT', jobSeekerId],
        [hr.accountId, 'TIMELINE', jobSeekerId],
        [auditor.accountId, 'HISTORY', jobSeekerId],
        [auditor.accountId, 'REVEAL', jobSeekerId],
      ]),
    );
    // Two reads that the turn of ten minutes parts are two rows.
    const opened = rows.filter(({ part }) => part === 'APPLICATION');
    expect(opened.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(Date.now() - Date.parse(rows[0]?.lastAt ?? '')).toBeLessThan(60_000);
  });

  it('of a search leave who has a passage shown; opening the search, or a list with school and employer, leaves none', async () => {
    const before = (await listed()).length;
    const row = await hr.browser.asks<{ rows: readonly object[] }>('resumeSearch');
    expect(JSON.stringify(row)).toContain('浙江大学');
    expect(JSON.stringify((await hr.browser.asks<object>('applications')) ?? {})).toContain('浙江大学');
    expect(await listed()).toHaveLength(before);
    await hr.browser.asks('resumeSearch', { text: '微电子' });
    expect((await listed()).filter(({ part }) => part === 'RESUME')).toMatchObject([
      { jobSeekerId: one.jobSeekerId, reader: { accountId: hr.accountId }, count: 1 },
    ]);
  });

  it('in clear are asked for with a reason, sealed in the log, that an auditor may have shown', async () => {
    const { jobSeekerId } = one;
    const stream = `jobSeeker-${jobSeekerId}`;
    const why = '候选人说号码变了，核对一下';
    for (const reason of [undefined, '', '   ']) {
      const { status, body } = await hr.browser.post('RevealContact', { jobSeekerId, reason });
      expect([reason, status, body.code]).toEqual([reason, 400, 'common.invalid']);
    }
    await hr.browser.does('RevealContact', { jobSeekerId, reason: why });
    const written = server.events().filter(({ type }) => type === 'ContactRevealed');
    expect(written).toHaveLength(2);
    expect(JSON.stringify(written)).not.toContain(why);
    const { body } = await auditor.browser.send(`/api/history/${stream}`);
    const told = (body as unknown as HistoryAnswer).events.findLast(({ type }) => type === 'ContactRevealed');
    expect(told?.data).toMatchObject({ revealedBy: hr.accountId, reason: { masked: 'REVEALABLE' } });
    const place = { stream, revision: told?.revision, path: 'reason' };
    await auditor.browser.does('RevealLoggedValue', { jobSeekerId, ...place, reason: '投诉' });
    const shown = await auditor.browser.send(`/api/history/${stream}/revealed?revision=${told?.revision}&path=reason`);
    expect((shown.body as unknown as { data: object }).data).toMatchObject({ value: why });
  });

  it.each([
    ['a stream that is not there', { stream: 'offer-00000000-0000-4000-8000-000000000001' }],
    ['an event that is not there', { revision: 999 }],
    ['a field that is not there', { path: 'salary' }],
    ['a place that is not there', { path: 'phone.0' }],
    ['what is open anyway', { path: 'number' }],
    ['what is kept from everybody', { path: '__proto__' }],
    ['the length of a text', { path: 'phone.length' }],
    ['another person', { jobSeekerId: '00000000-0000-4000-8000-000000000001' }],
  ])('are not recorded of %s', async (_what, wrong) => {
    const { jobSeekerId } = one;
    const place = { jobSeekerId, stream: `jobSeeker-${jobSeekerId}`, revision: 0, path: 'phone', reason: '核对' };
    const before = server.events().length;
    const { status, body } = await auditor.browser.post('RevealLoggedValue', { ...place, ...wrong });
    expect([status, body.code]).toEqual(
      'path' in wrong && wrong.path === '__proto__' ? [400, 'common.invalid'] : [404, 'common.not_found'],
    );
    expect(server.events()).toHaveLength(before);
  });

  it('are found by reader and by person, by id or number, and name nobody', async () => {
    const [first] = await listed();
    expect((await listed(`reader=${auditor.accountId}`)).map(({ part }) => part).sort()).toEqual(['HISTORY', 'REVEAL']);
    for (const person of [one.jobSeekerId, first?.number ?? ''])
      expect((await listed(`person=${person}`)).length).toBeGreaterThanOrEqual(4);
    expect(await listed('person=999999')).toEqual([]);
    const { text } = await auditor.browser.send('/api/access-log');
    for (const personal of ['司徒', one.phone.slice(3), one.email]) expect(text).not.toContain(personal);
    expect((await auditor.browser.send('/api/access-log?reader=x')).status).toBe(400);
  });

  it('that are exports are masked as the page is, of a person and of a stream, and leave a row as that', async () => {
    const { jobSeekerId } = one;
    const stream = `jobSeeker-${jobSeekerId}`;
    const before = (await listed()).filter(({ part }) => part === 'EXPORT');
    expect(before).toEqual([]);
    for (const [ask, page] of [
      [`subject=${jobSeekerId}`, `?subject=${jobSeekerId}`],
      [`stream=${stream}`, `/${stream}`],
    ]) {
      const shown = (await auditor.browser.send(`/api/history${page}`)).body as unknown as HistoryAnswer;
      const { status, text, headers } = await auditor.browser.send(`/api/history-export?${ask}`);
      const [head, ...events] = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as object);
      expect([status, headers.get('content-disposition')]).toEqual([
        200,
        expect.stringMatching(/^attachment; .*\.jsonl/),
      ]);
      expect(head).toMatchObject({ subject: shown.subject, name: shown.name, count: shown.events.length });
      expect(events).toEqual(shown.events);
      expect(text).toContain('"masked":"REVEALABLE"');
      for (const personal of ['司徒', one.phone.slice(3), one.email]) expect(text).not.toContain(personal);
    }
    const rows = (await listed()).filter(({ part }) => part === 'EXPORT');
    expect(rows.map((row) => [row.reader.accountId, row.jobSeekerId])).toEqual([[auditor.accountId, jobSeekerId]]);
    expect(rows[0]?.count).toBe(2);
    for (const ask of ['', 'subject=x', 'stream=x', `stream=offer-${jobSeekerId}`])
      expect((await auditor.browser.send(`/api/history-export?${ask}`)).status).toBe(404);
    for (const browser of [hr.browser, one.browser])
      expect((await browser.send(`/api/history-export?subject=${jobSeekerId}`)).status).toBe(403);
  });

  it('are for auditors and administrators', async () => {
    expect((await company.admin.send('/api/access-log')).status).toBe(200);
    expect((await hr.browser.send('/api/access-log')).status).toBe(403);
    expect((await one.browser.send('/api/access-log')).status).toBe(403);
  });

  it('are kept over a restart', async () => {
    const before = await listed();
    await server.kill();
    server = await startServer({ dataDir: server.dataDir });
    const { admin } = await openCompany(server);
    const { body } = await admin.send('/api/access-log');
    expect((body as unknown as AccessLogAnswer).data).toEqual(before);
  });
});
