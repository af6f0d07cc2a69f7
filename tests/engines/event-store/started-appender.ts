import type { ChildProcess } from 'node:child_process';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Compiled } from './compiled.ts';

const program = fileURLToPath(new URL('./appender.mjs', import.meta.url));
type Child = ChildProcessByStdio<null, Readable, Readable>;

/** What the appender runs on: the runtime compiled, a folder of the test, and who ends it when the test ends. */
export interface AppenderPlace {
  readonly compiled: Compiled;
  readonly folder: string;
  readonly own: { process<C extends ChildProcess>(child: C): C };
}

export interface AppenderOptions {
  /** Shell words that run before the appender and may end in the name of a program to run it under. */
  readonly under?: string;
  readonly callers?: number;
  /** Ends by itself after so many acknowledgements. */
  readonly enough?: number;
  readonly onAck?: (count: number) => void;
}

/** Runs the appender in a process of its own and collects the ids it acknowledged. */
export function startAppender(
  { compiled, folder, own }: AppenderPlace,
  { under = 'exec', callers = 8, enough, onAck }: AppenderOptions = {},
) {
  const args = [program, compiled.folder, folder, String(callers), String(enough)];
  const child: Child = own.process(
    spawn('sh', ['-c', `${under} "$0" "$@"`, process.execPath, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH },
    }),
  );
  const acknowledged: string[] = [];
  const others: string[] = [];
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('ack ')) return void others.push(line);
    acknowledged.push(line.split(' ')[1] ?? '');
    onAck?.(acknowledged.length);
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors, others }));
  return { child, acknowledged, ended };
}

/** Counts acknowledgements, and those at whose moment something written to the write-ahead log had not been synced. */
export function readTrace(trace: string): { acknowledged: number; unsynced: number } {
  const syncing = new Set<string>();
  let dirty = false;
  let acknowledged = 0;
  let unsynced = 0;
  for (const line of trace.split('\n')) {
    const [thread = ''] = line.split(' ', 1);
    const ofLog = line.includes('events.db-wal>');
    if (ofLog && line.includes(' pwrite64(')) dirty = true;
    if (ofLog && / f(data)?sync\(/.test(line)) syncing.add(thread);
    if (!line.includes('unfinished') && /f(data)?sync/.test(line) && syncing.delete(thread)) dirty = false;
    if (!/ write\(1\S*, "ack /.test(line)) continue;
    acknowledged += 1;
    if (dirty) unsynced += 1;
  }
  return { acknowledged, unsynced };
}
