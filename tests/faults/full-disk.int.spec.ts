import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer } from '../support/answer.ts';
import type { Browser } from '../support/browser.ts';
import { type Advertised, type Company, deliver, newPhone, openCompany, type Seeker } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { noRoom, storageOf } from './disk.ts';

/** What is true of each answer while the disk is full. */
const refused = { status: 503, code: 'common.not_writable', type: 'application/problem+json', retryAfter: '10' };
const seen = ({ status, body, headers }: Answer) => ({
  status,
  code: body.code,
  type: (headers.get('content-type') ?? '').split(';')[0],
  retryAfter: headers.get('retry-after'),
});

describe('a disk that is full under load', () => {
  let server: Server;
  let company: Company;
  let hr: Browser;
  let seekers: readonly Seeker[];
  /** Somebody who changes nothing meanwhile. */
  let calm: Seeker;
  let advertised: Advertised;
  const acknowledged: string[] = [];
  const answers: Answer[] = [];

  beforeAll(async () => {
    server = await startServer({ needs: 'disk' });
    company = await openCompany(server);
    hr = (await company.hire('hr', 'HR')).browser;
    advertised = await company.advertise(hr);
    seekers = await Promise.all(Array.from({ length: 6 }, () => company.seeker()));
    calm = await company.seeker();
  }, 120_000);
  afterAll(() => server.stop());

  /** Everybody saves again and again, and keeps every answer, until told to stop. */
  function load(): () => Promise<void> {
    let going = true;
    const all = seekers.map(async ({ browser }) => {
      while (going) {
        const content = [{ school: '浙江大学', major: '微电子', degree: 'MASTER', start: '2017-09', end: '2020-06' }];
        const answer = await browser.post('SaveResumeBlock', { block: 'education', content });
        answers.push(answer);
        if (answer.status === 200) acknowledged.push(...(answer.body.events ?? []).map(({ id }) => id));
      }
    });
    return async () => {
      going = false;
      await Promise.all(all);
    };
  }

  it('is a state with a name: writes are refused, reads go on, and nothing ends', async () => {
    const stop = load();
    await until(() => answers.length > 30);
    await noRoom.begin(server.pid);
    await until(async () => (await storageOf(server.url)).storage === 'full', 'the state to be known');
    const from = answers.length;
    await until(() => answers.length > from + 50);
    await stop();
    expect(new Set(answers.slice(from).map((answer) => JSON.stringify(seen(answer))))).toEqual(
      new Set([JSON.stringify(refused)]),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(server.runs()).toBe(true);
    expect(await storageOf(server.url)).toEqual({ status: 503, storage: 'full' });

    // As a page asks that wrote nothing itself: the views may be behind, they have no room either.
    expect((await hr.send('/api/queries/positions')).status).toBe(200);
    expect((await fetch(`${server.url}/social/jobs`)).status).toBe(200);
    for (const write of [
      () => calm.browser.upload('cv.txt', Buffer.from('王晨'), 'attachment'),
      () => hr.post('CreatePosition', { details: {}, responsibleIds: [] }),
      () => hr.post('RequestSmsCode', { phone: newPhone(), purpose: 'SIGN_IN' }),
      () => hr.post('SignOut'),
    ])
      expect(seen(await write())).toEqual(refused);
    const check = await company.admin.send('/api/integrity/check', { method: 'POST' });
    expect(check).toMatchObject({ status: 200, body: { data: { head: expect.any(String) } } });
  }, 120_000);

  it('recovers by itself when there is room again: nothing acknowledged is lost, nothing refused is half there', async () => {
    const before = server.events().length;
    const key = { 'idempotency-key': randomUUID() };
    expect(seen(await calm.browser.post('DeliverApplication', advertised, key))).toEqual(refused);
    await noRoom.end(server.pid);
    await until(async () => (await storageOf(server.url)).status === 200, 'the server to be ready');
    expect(server.events().length).toBe(before);
    const known = new Set(server.events().map(({ id }) => id));
    expect(acknowledged.filter((id) => !known.has(id))).toEqual([]);

    expect((await calm.browser.post('DeliverApplication', advertised, key)).status).toBe(200);
    await deliver(await company.seeker(), advertised);
    expect((await company.admin.send('/api/integrity/check', { method: 'POST' })).body.data).toMatchObject({
      ok: true,
    });
    const { data } = (await company.admin.send('/api/followers')).body as unknown as { data: { parked: unknown[] }[] };
    expect(data.flatMap(({ parked }) => parked)).toEqual([]);
  }, 120_000);
});
