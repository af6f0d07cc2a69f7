import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer } from '../support/answer.ts';
import type { Browser } from '../support/browser.ts';
import { type Advertised, type Company, deliver, openCompany, type Seeker } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { storageOf } from './disk.ts';
import { onReadOnlyMount, readOnlyUnder } from './read-only.ts';

const refused = { status: 503, code: 'common.not_writable', type: 'application/problem+json', retryAfter: '10' };
const seen = ({ status, body, headers }: Answer) => ({
  status,
  code: body.code,
  type: (headers.get('content-type') ?? '').split(';')[0],
  retryAfter: headers.get('retry-after'),
});
const built = (room: string) => fileURLToPath(new URL(`../../infra/${room}/dist/main.js`, import.meta.url));

describe('a disk that becomes read-only', () => {
  let server: Server;
  let company: Company;
  let hr: Browser;
  let seeker: Seeker;
  let advertised: Advertised;
  beforeAll(async () => {
    server = await startServer({ needs: 'disk' });
    company = await openCompany(server);
    hr = (await company.hire('hr', 'HR')).browser;
    advertised = await company.advertise(hr);
    seeker = await company.seeker();
  }, 120_000);
  afterAll(() => server.stop());

  it('is a state with a name: writes are refused, reads go on; when it is writable again, so is everything', async () => {
    const fault = readOnlyUnder(server.dataDir);
    if (fault.impossible !== undefined) return console.warn(`not tried: ${fault.impossible}`);
    await fault.begin(server.pid);
    try {
      await until(async () => (await storageOf(server.url)).storage === 'readOnly', 'the state to be known');
      const before = server.events().length;
      for (const write of [
        () => seeker.browser.post('DeliverApplication', advertised),
        () => seeker.browser.upload('cv.txt', Buffer.from('王晨'), 'attachment'),
        () => hr.post('CreatePosition', { details: {}, responsibleIds: [] }),
        () => hr.post('SignOut'),
      ])
        expect(seen(await write())).toEqual(refused);
      expect(await storageOf(server.url)).toEqual({ status: 503, storage: 'readOnly' });
      expect((await hr.query('positions')).status).toBe(200);
      expect((await fetch(`${server.url}/social/jobs`)).status).toBe(200);
      const check = await company.admin.send('/api/integrity/check', { method: 'POST' });
      expect(check).toMatchObject({ status: 200, body: { data: { ok: true } } });
      expect(server.events().length).toBe(before);
      expect(server.runs()).toBe(true);
    } finally {
      await fault.end(server.pid);
    }
    await until(async () => (await storageOf(server.url)).status === 200, 'the server to be ready');
    await deliver(seeker, advertised);
    const check = await company.admin.send('/api/integrity/check', { method: 'POST' });
    expect(check.body.data).toMatchObject({ ok: true });
  }, 120_000);

  it('is told in words by a start on it, and by verify, and changes nothing', async () => {
    await server.stop({ keep: true });
    const folder = server.dataDir;
    const run = (...program: string[]) => {
      const [command = '', ...given] = onReadOnlyMount(folder, [process.execPath, ...program]) ?? [];
      if (command === '') return undefined;
      const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, PORT: '0', DEMO: 'off' };
      const { status, stdout, stderr } = spawnSync(command, given, { env, encoding: 'utf8', timeout: 60_000 });
      return { status, said: `${stdout}${stderr}` };
    };
    const started = run(built('standalone'));
    if (started === undefined) return console.warn('not tried: nobody may mount here');
    expect(started.status).toBe(1);
    expect(started.said).toMatch(
      /Not started: .*events\.db cannot be opened: .*The data folder cannot be written: the disk is read-only, or the folder belongs to somebody else\./,
    );
    expect(started.said).not.toMatch(/\n\s+at /);
    const verified = run(built('cli'), 'verify', folder);
    expect(verified?.status).toBe(2);
    expect(verified?.said).toMatch(/events\.db cannot be read here .* Copy the folder to where it can be written/);
  }, 120_000);
});
