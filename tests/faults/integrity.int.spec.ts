import { readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { demoPassword } from '../../infra/demo/src/accounts.ts';
import { Browser } from '../support/browser.ts';
import { ownOfFile } from '../support/own.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { change, editViews, integrityOf } from './edits.ts';
import { Line } from './line.ts';

const own = ownOfFile();
const demo = { DEMO: 'on', ADMIN_PASSWORD: undefined, VIEWS_CHECK_SECONDS: '0.05', SLOW_REQUEST_SECONDS: '4' };

describe('a server over its log', () => {
  const dataDir = own.folder();
  let server: Server;
  const start = async () => {
    server = await startServer({ dataDir, env: demo });
    own.closes(() => server.stop());
  };
  beforeAll(start, 120_000);
  const auditor = async () => {
    const browser = new Browser(server);
    await browser.does('SignInWithPassword', { login: 'auditor', password: demoPassword });
    return browser;
  };

  it('checks all of it after each start, and health says by name that it is sound', async () => {
    await until(async () => (await integrityOf(server.url)).detail === 'sound', 'the check after the start');
  });

  it('finishes on SIGTERM what is under way, and refuses what comes new on open connections in words of the catalogue', async () => {
    const body = JSON.stringify({ login: 'admin', password: demoPassword });
    const head = `host: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    const late = await Line.to(server.url);
    late.send('GET /api/session HTTP/1.1\r\nhost: localhost\r\n');
    const never = await Line.to(server.url);
    never.send('GET /api/session HTTP/1.1\r\nhost: localhost\r\n');
    const underWay = await Line.to(server.url);
    underWay.send(`POST /api/commands/SignInWithPassword HTTP/1.1\r\n${head}expect: 100-continue\r\n\r\n`);
    await until(() => underWay.heard().includes(' 100 Continue'), 'the request to be under way');

    process.kill(server.pid, 'SIGTERM');
    await server.prints(/finishing what is under way/);
    late.send('\r\n');
    await until(() => late.heard().includes('common.unavailable'), 'an answer to who comes late');
    expect(late.heard()).toMatch(/^HTTP\/1\.1 503 /);
    expect(late.heard()).toMatch(/^content-type: application\/problem\+json/im);
    expect(late.heard()).toMatch(/^retry-after: 5\r$/im);
    expect(server.runs()).toBe(true);
    underWay.send(body);
    await until(() => underWay.heard().includes('HTTP/1.1 200 '), 'the answer to what was under way');
    // Whoever never ends a request holds the stop for twice the time of a slow one, and no longer.
    await until(() => !server.runs(), 'the end', 20);
  }, 120_000);

  it('finds a byte that changed long before the events that a start looks at', async () => {
    change(dataDir, 'other');
    await start();
    await until(async () => (await integrityOf(server.url)).detail === 'damaged', 'the check of the whole log');
    expect((await integrityOf(server.url)).status).toBe('degraded');
    await until(() => server.complaints().includes('the log is not what was written'), 'the line in the log');
  }, 120_000);

  it('has auditors read what it found by itself, and not that nothing was checked', async () => {
    const { status, body } = await (await auditor()).send('/api/integrity');
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: { ok: false, firstBad: { position: '00000000000000000003', why: 'its content is not what was written' } },
    });
    expect(Date.parse((body.data as { at: string }).at)).toBeLessThanOrEqual(Date.now());
  });

  it('finds a field that somebody edited in the views', async () => {
    expect((await integrityOf(server.url, 'views')).detail).toBe('as the log tells');
    expect(editViews(dataDir)).toBe(true);
    await until(async () => (await integrityOf(server.url, 'views')).detail === 'changed', 'the comparison');
    await until(() => server.complaints().includes('views differ from the log'), 'the line in the log');
  }, 120_000);

  it('answers what is wrong with a ledger that is cut, or gone', async () => {
    const asking = await auditor();
    const check = async () => {
      const { status, body } = await asking.send('/api/integrity/check', { method: 'POST' });
      return { status, ...(body.data as { ok: boolean; firstBad: { why: string } | null }) };
    };
    change(dataDir, 'former');
    expect(await check()).toMatchObject({ status: 200, ok: true });
    const file = join(dataDir, 'ledger.jsonl');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    truncateSync(file, Buffer.byteLength(`${lines.slice(0, -1).join('\n')}\n`));
    const why = expect.stringMatching(/cut off|not chained/);
    expect(await check()).toMatchObject({ status: 200, ok: false, firstBad: { why } });
    expect(await integrityOf(server.url)).toEqual({ status: 'degraded', detail: 'damaged' });
    rmSync(file);
    expect(await check()).toMatchObject({
      status: 200,
      ok: false,
      firstBad: { position: null, why: 'ledger.jsonl (the ledger: the seals of the log) is missing' },
    });
  });
});
