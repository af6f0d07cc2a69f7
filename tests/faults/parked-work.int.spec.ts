import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyId, type FollowerSeen } from '@talentlog/contracts';
import { openSqliteCheckpoints } from '@talentlog/runtime/sqlite';
import { atRest } from '../support/at-rest.mjs';
import { Browser } from '../support/browser.ts';
import { type Company, openCompany } from '../support/company.ts';
import { until } from '../support/inbox.ts';
import type { LoggedEvent } from '../support/logged-events.ts';
import { adminPassword, type Server, startServer } from '../support/server.ts';

const cli = fileURLToPath(new URL('../../infra/cli/dist/main.js', import.meta.url));
const queueing = encodeURIComponent('notifier/queueing');

describe('parked work', () => {
  let server: Server;
  let company: Company;
  let recruiter: Browser;
  /** Two of one stream and one of another, parked as a former run would have left them. */
  let parked: readonly LoggedEvent[];

  const followers = async (): Promise<readonly FollowerSeen[]> => {
    const answer = await company.admin.send('/api/followers');
    return answer.body.data as unknown as readonly FollowerSeen[];
  };
  const seen = async () => (await followers()).find(({ name }) => name === 'notifier/queueing');
  const asks = (what: string, { id }: Pick<LoggedEvent, 'id'>, by: Browser = company.admin, body?: object) =>
    by.send(`/api/followers/${queueing}/parked/${id}/${what}`, {
      method: 'POST',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
  /** What the audit tells of what was done about parked events. */
  const noted = async () => {
    const { body } = await company.admin.send(`/api/history/operations-${companyId}`);
    return ((body.events ?? []) as unknown as { type: string; data: object }[]).map(({ type, data }) => [type, data]);
  };
  const command = (...argv: string[]) =>
    new Promise<{ code: number; printed: string }>((ended) => {
      const env = { ...process.env, NODE_OPTIONS: '', TALENTLOG_LOGIN: 'admin', TALENTLOG_PASSWORD: adminPassword };
      const child = execFile(process.execPath, [cli, 'parked', ...argv], { env }, (_error, printed) =>
        ended({ code: child.exitCode ?? -1, printed }),
      );
    });

  beforeAll(async () => {
    const first = await startServer();
    const former = await openCompany(first);
    await former.advertise((await former.hire('gao', 'HR')).browser);
    await first.kill();
    const of = (aggregate: string) => first.events().filter(({ stream }) => stream.startsWith(`${aggregate}-`));
    parked = [...of('position').slice(0, 2), ...of('advertisement').slice(0, 1)];
    const checkpoints = openSqliteCheckpoints({ file: join(first.dataDir, 'checkpoints.db') });
    for (const [index, { id: eventId, stream }] of parked.entries())
      await checkpoints.park('notifier/queueing', {
        eventId,
        stream,
        revision: index === 1 ? 1 : 0,
        reason: index === 1 ? 'waits behind a parked event of its stream' : 'no such template',
      });
    await checkpoints.close();
    server = await startServer({ dataDir: first.dataDir });
    company = await openCompany(server);
    recruiter = (await company.hire('lin', 'HR')).browser;
  }, 180_000);
  afterAll(() => server.stop());

  test('is told by the health page, with the state of every follower, and the whole is served and degraded by name', async () => {
    await atRest(server.url);
    const answer = await recruiter.send('/api/health');
    const health = answer.body as unknown as {
      status: string;
      degraded: string[];
      followers: (FollowerSeen & { parked: number })[];
    };
    expect([answer.status, health.status, health.degraded]).toEqual([200, 'degraded', ['notifier/queueing']]);
    expect(health.followers.find(({ name }) => name === 'notifier/queueing')).toMatchObject({
      state: 'parked',
      parked: 3,
    });
    const others = health.followers.filter(({ name }) => name !== 'notifier/queueing');
    expect(others.map(({ name, state, parked: count }) => [name, state, count])).toEqual(
      others.map(({ name }) => [name, 'caught-up', 0]),
    );
    expect(others.length).toBeGreaterThan(8);
  });

  test('words of failures are on the health page for administrators alone', async () => {
    const told = async (who: Browser) => {
      const body = (await who.send('/api/health')).body as unknown as Record<'followers' | 'parts', object>;
      return { words: JSON.stringify(body.followers).split('"lastError"').length - 1, parts: body.parts };
    };
    const names =
      'server log queries workers accessLog timers scanner reader mail sms hr-core company-accounts webhooks scans backup keysBackup'.split(
        ' ',
      );
    const ok = names.map((name) => [name, { ready: true, detail: 'ok' }]);
    const named = { storage: 'writable', integrity: 'sound', views: 'as the log tells' };
    const byName = Object.entries(named).map(([name, detail]) => [name, { ready: true, detail }]);
    const quiet = { words: 0, parts: Object.fromEntries([...ok, ...byName]) };
    const isChecked = async () => JSON.stringify(await told(recruiter)).includes('"sound"');
    await until('the check of the log after the start', isChecked);
    expect(await told(new Browser(server))).toEqual(quiet);
    expect(await told(recruiter)).toEqual(quiet);
    const { words, parts } = await told(company.admin);
    expect(words).toBeGreaterThan(8);
    expect(parts).toMatchObject({
      timers: { ready: true, detail: 'running' },
      scanner: { ready: true, detail: 'no scanner' },
    });
  });

  test('is an administrator’s alone', async () => {
    const guest = new Browser(server);
    const [event] = parked;
    if (event === undefined) throw new Error('nothing is parked');
    for (const [who, status] of [
      [guest, 401],
      [recruiter, 403],
    ] as const) {
      expect((await who.send('/api/followers')).status).toBe(status);
      expect((await asks('retry', event, who)).status).toBe(status);
      expect((await asks('discard', event, who)).status).toBe(status);
    }
    expect((await seen())?.parked).toHaveLength(3);
  });

  test('is given up for a reason alone, and what is not there is not noted', async () => {
    const [event] = parked;
    if (event === undefined) throw new Error('nothing is parked');
    for (const [body, code] of [
      [undefined, 'common.required'],
      [{ why: ' ' }, 'common.required'],
      [{ why: 'x'.repeat(201) }, 'common.too_long'],
    ] as const)
      expect(await asks('discard', event, company.admin, body)).toMatchObject({
        status: 400,
        body: { code: 'common.invalid', errors: [{ path: 'why', code }] },
      });
    const unknown = { id: '00000000-0000-4000-8000-00000000ffff' };
    expect((await asks('discard', unknown, company.admin, { why: '不存在' })).status).toBe(404);
    expect(await noted()).toEqual([]);
    expect((await seen())?.parked).toHaveLength(3);
  });

  test('is listed, given up and retried by command', async () => {
    const [poison, waiting, other] = parked;
    const base = ['--base', server.url];
    const listed = await command(...base, 'list');
    expect(listed.code).toBe(1);
    expect(listed.printed).toContain('notifier/queueing: parked\n');
    for (const { id, stream } of parked) expect(listed.printed).toContain(`  ${id} of ${stream}: `);
    const give = ['discard', 'notifier/queueing', poison?.id ?? ''];
    expect((await command(...base, ...give)).printed).toContain('--why');
    expect(await command(...base, ...give, '--why', '模板已删除')).toEqual({
      code: 0,
      printed: 'Handled: 1. Still parked of this stream: 0.\n',
    });
    expect((await seen())?.parked.map(({ eventId }) => eventId)).toEqual([other?.id]);
    expect(await command(...base, 'retry', 'notifier/queueing', waiting?.id ?? '')).toEqual({
      code: 2,
      printed: 'Refused: common.not_found\n',
    });
    expect((await command(...base, 'throw')).code).toBe(2);
  }, 180_000);

  test('is retried over HTTP, once', async () => {
    const event = parked[2];
    if (event === undefined) throw new Error('nothing is parked');
    expect(await asks('retry', event)).toMatchObject({ status: 200, body: { handled: 1, left: 0 } });
    expect((await asks('retry', event)).status).toBe(404);
    expect((await seen())?.state).toBe('caught-up');
    expect((await command('--base', server.url, 'list')).code).toBe(0);
    // Each with who had it done, what, and why: also of what was given up from the terminal above.
    const adminId = (await company.admin.asks<{ accountId: string }>('myAccount')).accountId;
    const about = { follower: 'notifier/queueing', settledBy: adminId };
    expect(await noted()).toEqual([
      ['ParkedEventDiscarded', { ...about, eventId: parked[0]?.id, stream: parked[0]?.stream, why: '模板已删除' }],
      ['ParkedEventRetried', { ...about, eventId: event.id, stream: event.stream }],
    ]);
    expect((await company.admin.send('/api/followers/nobody/parked/x/retry', { method: 'POST' })).status).toBe(404);
  }, 180_000);
});
