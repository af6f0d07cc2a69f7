import type { ChildProcess } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { end } from '../support/belongings.ts';
import { healthOf } from '../support/health.ts';
import { ownOfFile } from '../support/own.ts';
import { type Server, type Service, startServer, startService } from '../support/server.ts';
import { until } from '../support/until.ts';

const program = fileURLToPath(new URL('../../infra/standalone/dist/main.js', import.meta.url));

describe('queries whose views are not those of the commands', () => {
  const own = ownOfFile();
  let server: Server;
  let serves: Service;
  beforeAll(async () => {
    server = await startServer({ args: ['command'] });
    serves = startService('query', server.dataDir);
    await until(async () => !(await healthOf(server.url)).notReady.includes('queries'), 'the queries to be here');
  }, 120_000);
  afterAll(async () => {
    await serves.stop();
    await server.stop();
  });

  /** What another one says first that is to fill views there. */
  async function saidOf(VIEWS_DIR: string): Promise<string> {
    const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: server.dataDir, DEMO: 'off', DEV_INBOX: 'on', VIEWS_DIR };
    const child: ChildProcess = own.start(process.execPath, [program, 'query'], { env, stdio: 'pipe' });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
      });
    await until(() => /not taken|stands by/.test(said) || child.exitCode !== null, 'it to say how it is');
    const isThere = child.exitCode === null;
    await end(child, 'SIGTERM');
    return isThere ? said : `ended: ${said}`;
  }

  it('do not stand by: they say so, and ask again', async () => {
    const told = await saidOf(own.folder());
    expect(told).toMatch(/^query: not taken: VIEWS_DIR must be that of the commands, which is .*: here it is .*$/m);
    expect(told).not.toMatch(/stands by|ended/);
  }, 60_000);

  it('are told where there is no such folder', async () => {
    const told = await saidOf(join(own.folder(), 'no'));
    expect(told).toMatch(/VIEWS_DIR must be that of the commands, which make it: there is no folder .*no$/m);
    expect(told).not.toMatch(/stands by|ended|\n +at /);
  }, 60_000);

  it('stand by with the same folder by another way to name it', async () => {
    const linked = join(own.folder(), 'views');
    symlinkSync(server.dataDir, linked);
    expect(await saidOf(linked)).toContain('stands by');
  }, 60_000);
});
