import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { START } from '@talentlog/runtime';
import { openKurrentEventReader } from '@talentlog/runtime/kurrentdb';
import { Browser } from '../../../support/browser.ts';
import { type Advertised, type Company, deliver, openCompany, type Seeker } from '../../../support/company.ts';
import { ownOfFile } from '../../../support/own.ts';
import { type Server, startServer } from '../../../support/server.ts';
import { until } from '../../../support/until.ts';
import { Counterpart } from './counterpart.ts';

const own = ownOfFile();
const dataDir = own.folder();

describe('a company whose log is on KurrentDB', () => {
  let engine: Counterpart;
  let server: Server;
  let company: Company;
  let hr: Browser;
  let seeker: Seeker;
  let advertised: Advertised;
  const start = (more: Readonly<Record<string, string | undefined>> = {}, folder = dataDir) =>
    startServer({ dataDir: folder, env: { KURRENTDB_URL: engine.url, ...more } });
  beforeAll(async () => {
    engine = await new Counterpart().start();
    server = await start();
    company = await openCompany(server);
  }, 240_000);
  afterAll(async () => {
    await server.stop();
    await engine.stop();
  });
  const everything = async () => {
    const log = await openKurrentEventReader(engine);
    const events = await log.readAll({ after: START, limit: 100_000 });
    await log.close();
    return events.map(({ id, stream, revision, position, hash }) => ({ id, stream, revision, position, hash }));
  };
  /** Whoever was signed in before the server was started again. */
  const again = async ({ cookie }: Browser) =>
    (await fetch(`${server.url}/api/session`, { headers: { cookie } })).json() as Promise<{ account: object | null }>;
  const seals = () => readFileSync(join(dataDir, 'ledger.jsonl'), 'utf8').trim().split('\n').length;
  const integrity = async () => {
    const health = (await (await fetch(`${server.url}/api/health`)).json()) as {
      parts: { integrity: { detail: string } };
    };
    return health.parts.integrity.detail;
  };

  test('keeps all that people do there, sealed, and nothing of the log in its folder', async () => {
    ({ browser: hr } = await company.hire('hr', 'HR'));
    advertised = await company.advertise(hr);
    seeker = await company.seeker();
    await deliver(seeker, advertised);
    expect(existsSync(join(dataDir, 'events.db'))).toBe(false);
    expect((await everything()).length).toBeGreaterThan(15);
    await until(() => seals() > 1, 'a seal');
  }, 240_000);

  test('has all of it after a kill and after a restart, proved, and goes on', async () => {
    const before = await everything();
    const account = await again(seeker.browser);
    expect(account).toMatchObject({ account: { jobSeekerId: seeker.jobSeekerId } });
    for (const end of [() => server.kill(), () => server.stop({ keep: true })]) {
      await end();
      server = await start();
      expect((await everything()).slice(0, before.length)).toEqual(before);
      expect(await again(seeker.browser)).toEqual(account);
      await until(async () => (await integrity()) === 'sound', 'the check after the start');
    }
    company = await openCompany(server);
    await deliver(await company.seeker('李想'), advertised);
    expect((await everything()).length).toBeGreaterThan(before.length + 5);
  }, 240_000);

  test('says that the log is not ready when its server is away, although nobody writes', async () => {
    await engine.stop();
    await until(async () => {
      const answer = await fetch(`${server.url}/api/health`);
      const { parts } = (await answer.json()) as { parts: { log: { ready: boolean } } };
      return answer.status === 503 && !parts.log.ready;
    }, 'the page of health to say so');
  });
});
