import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { belongings, end } from './belongings.ts';
import { type LoggedEvent, loggedEvents } from './logged-events.ts';
import { until } from './until.ts';

const program = fileURLToPath(new URL('../../infra/standalone/dist/main.js', import.meta.url));

/** Password of the administrator that an empty company starts with. */
export const adminPassword = 'Security#2026';

/** The whole product as its users run it: a process of its own, built, on a free port and a folder of its own. */
export interface Server {
  readonly url: string;
  /** `not configured` where there is none. */
  readonly hrCoreUrl: string;
  readonly dataDir: string;
  /** Its process, for faults that come from outside. */
  readonly pid: number;
  /** What it wrote to its standard error so far. */
  complaints(): string;
  /** What it printed for its operator so far. A line that must be there is waited for by `prints`: it comes through a pipe of its own. */
  printed(): string;
  /** Waits until it has printed this, and answers what was found. */
  prints(line: RegExp): Promise<RegExpExecArray>;
  /** Whether it has not ended. */
  runs(): boolean;
  /** Position of the last event. */
  head(): Promise<string>;
  /** Everything in the log, read past the server. */
  events(): readonly LoggedEvent[];
  /** Ends it as a power cut would. The folder stays. */
  kill(): Promise<void>;
  /** Ends it in order and removes the folder, unless it is to be kept. */
  stop(how?: { readonly keep: boolean }): Promise<void>;
}

/** Starts the built server and resolves when it is ready; rejects with what it printed. Limits are wide: a test is one address. */
export async function startServer(
  options: {
    dataDir?: string;
    needs?: 'disk';
    env?: Readonly<Record<string, string | undefined>>;
    args?: readonly string[];
  } = {},
): Promise<Server> {
  const own = belongings();
  const dataDir = options.dataDir ?? own.folder(options.needs);
  const child = own.process(
    spawn(process.execPath, [program, ...(options.args ?? [])], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATA_DIR: dataDir,
        PORT: '0',
        DEMO: 'off',
        DEV_INBOX: 'on',
        ADMIN_PASSWORD: adminPassword,
        READS_PER_ADDRESS_PER_MINUTE: '1000000000',
        PAGES_PER_ADDRESS_PER_MINUTE: '1000000000',
        WRITES_PER_ADDRESS_PER_MINUTE: '10000000',
        CODES_PER_ADDRESS_PER_HOUR: '10000000',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let complained = '';
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    complained += chunk.toString('utf8');
  });
  const { url, hrCoreUrl } = await ready(child).catch(async (error: unknown) => {
    await own.release();
    throw error;
  });
  return {
    url,
    hrCoreUrl,
    dataDir,
    pid: child.pid ?? 0,
    complaints: () => complained,
    printed: () => printed,
    prints: async (line) => {
      await until(() => line.test(printed), `the server to print ${line}`);
      return line.exec(printed) as RegExpExecArray;
    },
    runs: () => child.exitCode === null && child.signalCode === null,
    head: async () => ((await (await fetch(`${url}/api/health`)).json()) as { position: string }).position,
    events: () => loggedEvents(join(dataDir, 'events.db')),
    kill: () => end(child, 'SIGKILL'),
    stop: async ({ keep } = { keep: false }) => {
      await end(child, 'SIGTERM');
      if (keep) return;
      await own.release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess): Promise<{ url: string; hrCoreUrl: string }> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const url =
        /Listens on.*?(http:\/\/\S+)\n/.exec(printed)?.[1] ?? /(http:\/\/\S+)\/social\/jobs/.exec(printed)?.[1];
      const hrCoreUrl = /SAP(?: counterpart)?\s+(http\S+|not configured)/.exec(printed)?.[1];
      if (url && hrCoreUrl) resolve({ url, hrCoreUrl });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${printed}`)));
  });
}

/** One service of a company whose services run apart, in a process of its own. */
export interface Service {
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** It says and does nothing until it is resumed, and has all that it had. */
  pause(): void;
  resume(): void;
}

/** Starts a service on a folder; it joins the commands when it likes. */
export function startService(name: string, dataDir: string, own: Readonly<Record<string, string>> = {}): Service {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, DEMO: 'off', DEV_INBOX: 'on', ...own };
  const child = spawn(process.execPath, [program, name], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    kill: () => end(child, 'SIGKILL'),
    stop() {
      child.kill('SIGCONT');
      return end(child, 'SIGTERM');
    },
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  };
}
