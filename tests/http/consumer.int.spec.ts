import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { CloudEvent } from 'cloudevents';
import { deliver, openCompany } from '../support/company.ts';
import { ownOfEachTest } from '../support/own.ts';
import { startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const program = fileURLToPath(new URL('../../docs/how-to/consumer.mjs', import.meta.url));
const own = ownOfEachTest();

describe('the sample consumer of docs/how-to/consume-events.md', () => {
  it('loses nothing and has nothing twice, killed again and again while the server is killed, too', async () => {
    let server = await startServer();
    const { dataDir } = server;
    const file = join(own.folder(), 'told.db');
    const company = await openCompany(server);
    const wish = { systemName: '数据平台', topics: ['applications', 'positions'] };
    const token = String((await company.admin.does('RegisterSubscriber', wish)).feedToken);
    const ad = await company.advertise((await company.hire('hr', 'HR')).browser);
    const follow = (): ChildProcess =>
      own.process(spawn(process.execPath, [program, server.url, file], { env: { ...process.env, FEED_TOKEN: token } }));
    const rows = (): readonly { readonly body: string }[] => {
      const db = new Database(file, { readonly: true });
      const found = db.prepare('SELECT body FROM told ORDER BY rowid').all() as { body: string }[];
      db.close();
      return found;
    };
    for (let round = 0; round < 3; round += 1) {
      const consumer = follow();
      await until(() => existsSync(file), 'the consumer to begin');
      await deliver(await company.seeker(`求职者${round}`), ad);
      if (round > 0) await until(() => rows().length > 0, 'something to be told');
      consumer.kill('SIGKILL');
    }
    await server.kill();
    server = await startServer({ dataDir });
    const headers = { authorization: `Bearer ${token}` };
    const all = (await (await fetch(`${server.url}/api/feed?limit=500`, { headers })).json()) as { id: string }[];
    const last = follow();
    await until(() => rows().length >= all.length, 'everything to be told');
    last.kill('SIGKILL');
    const told = rows().map(({ body }) => JSON.parse(body) as { id: string });
    expect(told.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
    // The envelopes are right by somebody else's reading of the specification.
    for (const event of told) expect(new CloudEvent(event, true).id).toBe(event.id);
    await server.stop();
  });
});
