import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { belongings, end } from '../../support/belongings.ts';

const program = fileURLToPath(new URL('../../../infra/standalone/dist/main.js', import.meta.url));

/** A Talentlog of its own in a process of its own, as `npm start` runs it. */
export interface Server {
  readonly url: string;
  readonly dataDir: string;
  readonly hrCoreUrl: string;
  /** What it printed for its operator. */
  readonly printed: string;
  /** kill -9: nothing is finished, nothing is closed. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function startServer(more: Readonly<Record<string, string>>): Promise<Server> {
  const port = await freePort();
  const own = belongings();
  const dataDir = own.folder();
  let hrCoreUrl = '';
  let printed = () => '';
  const launch = (): Promise<ChildProcess> =>
    new Promise((resolve, reject) => {
      const child = own.process(
        spawn(process.execPath, [program], {
          env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...more },
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      );
      if (process.env.JOURNEY_LOG) child.stderr.pipe(createWriteStream(process.env.JOURNEY_LOG, { flags: 'a' }));
      let said = '';
      printed = () => said;
      const hear = (chunk: Buffer) => {
        said += String(chunk);
        hrCoreUrl = /SAP counterpart\s+(\S+)/.exec(said)?.[1] ?? hrCoreUrl;
        if (said.includes('Data /')) resolve(child);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => reject(new Error(`the server ended (${code}):\n${said}`)));
    });
  let child = await launch().catch(async (error: unknown) => {
    await own.release();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    get hrCoreUrl() {
      return hrCoreUrl;
    },
    get printed() {
      return printed();
    },
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      child = await launch();
    },
    async stop() {
      await end(child, 'SIGTERM');
      await own.release();
    },
  };
}

/** The server of one file's tests, started before them and ended after them. */
export function ownServer(env: Readonly<Record<string, string>> = {}): () => Server {
  let server: Server | undefined;
  test.beforeAll(async () => {
    server = await startServer(env);
  });
  test.afterAll(() => server?.stop());
  return () => {
    if (server === undefined) throw new Error('no test is running');
    return server;
  };
}
