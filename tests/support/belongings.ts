import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a test has to itself, and gives back when it ends. */
export interface Own {
  /** A new folder of its own; `npm test` puts those that need no disk into memory. */
  folder(needs?: 'disk'): string;
  /** A process of its own. It is killed if the test leaves it running; its folders are removed only once it is gone. */
  process<C extends ChildProcess>(child: C): C;
  /** Starts a process of its own. */
  start(command: string, args: readonly string[], options?: SpawnOptions): ChildProcess;
  /** Runs a program to its end. Rejects with what it printed when it ends badly. */
  run(command: string, args: readonly string[], options?: SpawnOptions): Promise<string>;
  /** Something to close before the folder goes; the last one opened is closed first. */
  closes(close: () => unknown): void;
}

/** Processes of tests that still run: none survives the worker that started it. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Resolves when the process has ended and nothing of it is left to read. */
export const gone = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Sends the signal and waits for the end. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = gone(child);
  child.kill(signal);
  await ended;
}

async function attempt(release: () => unknown, failures: unknown[]): Promise<void> {
  try {
    await release();
  } catch (error) {
    failures.push(error);
  }
}

/** Folders, processes and open things, released in the reverse order of their taking. */
export function belongings(): Own & { release(): Promise<void> } {
  let releases: (() => unknown)[] = [];
  const own: Own = {
    folder(needs) {
      const parent = (needs === 'disk' ? process.env.TESTS_DISK : undefined) ?? tmpdir();
      const folder = mkdtempSync(join(parent, 'talentlog-'));
      releases.push(() => rmSync(folder, { recursive: true, force: true }));
      return folder;
    },
    process(child) {
      running.add(child);
      child.once('exit', () => running.delete(child));
      releases.push(() => end(child, 'SIGKILL'));
      return child;
    },
    start: (command, args, options = {}) => own.process(spawn(command, args, options)),
    run(command, args, options = {}) {
      const child = own.start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      let printed = '';
      let complaints = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        complaints += text;
      });
      return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(`${code}: ${complaints}`))));
      });
    },
    closes: (close) => void releases.push(close),
  };
  return {
    ...own,
    async release() {
      const last = releases.reverse();
      releases = [];
      const failures: unknown[] = [];
      for (const release of last) await attempt(release, failures);
      if (failures.length > 0) throw new AggregateError(failures, 'a test left something that could not be released');
    },
  };
}
