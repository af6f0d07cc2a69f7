import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommitIdReused, LogInUse, START, StoreUnavailable, WrongExpectedRevision } from '@talentlog/runtime';
import { logFiles, openSqliteEventStore, verify } from '@talentlog/runtime/sqlite';
import Database from 'better-sqlite3';
import { ownOfEachTest } from '../../support/own.ts';
import { type Compiled, compileRuntime } from './compiled.ts';
import { anEvent, commit, write } from './subject.ts';

const program = fileURLToPath(new URL('./appender.mjs', import.meta.url));
const kills = Number(process.env.KILLS ?? 12);
type Child = ChildProcessByStdio<null, Readable, Readable>;

let compiled: Compiled;
let folder: string;
const file = () => join(folder, 'events.db');
beforeAll(async () => {
  compiled = await compileRuntime();
});
afterAll(() => compiled.remove());
const own = ownOfEachTest();
beforeEach(() => {
  folder = own.folder();
});

interface AppenderOptions {
  /** Shell words that run before the appender and may end in the name of a program to run it under. */
  readonly under?: string;
  readonly callers?: number;
  /** Ends by itself after so many acknowledgements. */
  readonly enough?: number;
  readonly onAck?: (count: number) => void;
}

/** Runs the appender in a process of its own and collects the ids it acknowledged. */
function startAppender({ under = 'exec', callers = 8, enough, onAck }: AppenderOptions = {}) {
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

async function assertAllThere(acknowledged: readonly string[]): Promise<void> {
  const store = await openSqliteEventStore({ file: file() });
  for (const id of acknowledged) expect(await store.findCommit(id)).toMatchObject({ deduplicated: true });
  await store.close();
  expect(await verify(logFiles(folder))).toMatchObject({ ok: true, firstBad: null });
}

describe('the log in SQLite', () => {
  test(`loses nothing acknowledged in ${kills} kills at random moments`, async () => {
    const all: string[] = [];
    for (let cycle = 0; cycle < kills; cycle += 1) {
      const enough = randomInt(1, 400);
      const appender = startAppender({
        onAck: (count) => {
          if (count === enough) appender.child.kill('SIGKILL');
        },
      });
      const { errors, others } = await appender.ended;
      expect({ errors, others }).toEqual({ errors: '', others: ['ready'] });
      expect(appender.acknowledged.length).toBeGreaterThanOrEqual(enough);
      all.push(...appender.acknowledged);
      await assertAllThere(all);
    }
  }, 120_000);

  test('ends the process with 70 when a write fails, and what was acknowledged is there', async () => {
    const { ended, acknowledged } = startAppender({ under: 'ulimit -f 4000; exec' });
    const { code, errors } = await ended;
    expect(code).toBe(70);
    expect(errors).toContain('cannot be written any more');
    expect(acknowledged.length).toBeGreaterThan(0);
    await assertAllThere(acknowledged);
  });

  test('says that it cannot write now when the disk is full, without ending the process', async () => {
    const full = 'inject=pwrite64:error=ENOSPC:when=300+';
    const under = `exec strace -f -o /dev/null -e trace=pwrite64 -e ${full}`;
    const { ended, acknowledged } = startAppender({ under });
    const { code, errors } = await ended;
    if (code === 127) return console.warn('strace is not installed here: the full disk was not tried');
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringContaining('cannot be written now: database or disk is full'),
    });
    expect(acknowledged.length).toBeGreaterThan(0);
    await assertAllThere(acknowledged);
  });

  test('is refused to a second writer, in this process and in another, and free again after a kill', async () => {
    const appender = startAppender({ onAck: (count) => count === 5 && appender.child.emit('warm') });
    await once(appender.child, 'warm');
    await expect(openSqliteEventStore({ file: file() })).rejects.toThrow(LogInUse);
    const second = await startAppender().ended;
    expect(second.errors).toContain('already open for writing');
    appender.child.kill('SIGKILL');
    await appender.ended;
    const store = await openSqliteEventStore({ file: file() });
    await expect(openSqliteEventStore({ file: file() })).rejects.toThrow(LogInUse);
    await store.close();
    await (await openSqliteEventStore({ file: file() })).close();
  });

  test('ends when its writer thread ends, and says so to those who wait', async () => {
    const failures: Error[] = [];
    const writerThread = pathToFileURL(compiled.module('event-store/sqlite/writer-thread'));
    const store = await openSqliteEventStore({ file: file(), writerThread, onFatal: (error) => failures.push(error) });
    await store.append(commit([write('a', 'no-stream', anEvent())]));
    // A row that the writer does not know of: its next insert breaks a promise of the file, which is never to be passed over.
    const db = new Database(file());
    db.exec(
      "INSERT INTO events SELECT 2, 'b', 0, 'x', type, 1, data, metadata, recorded_at, prev_hash, hash FROM events",
    );
    db.close();
    await expect(store.append(commit([write('c', 'no-stream', anEvent())]))).rejects.toThrow(StoreUnavailable);
    expect(failures).toHaveLength(1);
    await expect(store.append(commit([write('d', 'no-stream', anEvent())]))).rejects.toThrow(StoreUnavailable);
    await store.close();
    await expect(openSqliteEventStore({ file: file(), writerThread })).rejects.toThrow(
      'counted 1 events but ends at 2',
    );
  });

  test('refuses to change or remove what it holds, and a file that is no log', async () => {
    const store = await openSqliteEventStore({ file: file() });
    await store.append(commit([write('a', 'no-stream', anEvent())]));
    await store.close();
    const db = new Database(file());
    for (const sql of [
      "UPDATE events SET data = '{}'",
      'DELETE FROM events',
      'DELETE FROM commits',
      'UPDATE commits SET last = 9',
    ])
      expect(() => db.exec(sql)).toThrow('append-only');
    db.close();
    const other = new Database(join(folder, 'other.db'));
    other.exec('CREATE TABLE events (x)');
    other.close();
    await expect(openSqliteEventStore({ file: join(folder, 'other.db') })).rejects.toThrow('is not a log');
  });

  test('refuses an event id that is stored already, alone among its neighbours', async () => {
    const store = await openSqliteEventStore({ file: file() });
    const event = anEvent();
    await store.append(commit([write('a', 'no-stream', event)]));
    const outcomes = await Promise.allSettled([
      store.append(commit([write('b', 'no-stream', anEvent())])),
      store.append(commit([write('c', 'no-stream', anEvent(), event)])),
      store.append(commit([write('b', 0, anEvent())])),
      store.append({ ...commit([write('d', 5, anEvent())]), commitId: randomUUID() }),
      store.append(commit([write('e', 'no-stream', anEvent())])),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[1]).toMatchObject({ reason: expect.any(CommitIdReused) });
    expect(outcomes[3]).toMatchObject({ reason: expect.any(WrongExpectedRevision) });
    const streams = (await store.readAll({ after: START, limit: 10 })).map(
      ({ stream, revision }) => `${stream}${revision}`,
    );
    expect(streams).toEqual(['a0', 'b0', 'b1', 'e0']);
    await store.close();
  });

  test('syncs before it answers', async () => {
    const trace = join(folder, 'trace');
    const under = `exec strace -f -y -o ${trace} -e trace=fdatasync,fsync,write,pwrite64`;
    const { code, errors } = await startAppender({ under, callers: 1, enough: 60 }).ended;
    if (code === 127)
      return console.warn('strace is not installed here: the order of writes and syncs was not looked at');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const { acknowledged, unsynced } = readTrace(readFileSync(trace, 'utf8'));
    expect({ acknowledged, unsynced }).toEqual({ acknowledged: 60, unsynced: 0 });
    expect(readTrace(readFileSync(trace, 'utf8').replaceAll(/^.* f(data)?sync.*$/gm, '')).unsynced).toBe(60);
  });
});

/** Counts acknowledgements, and those at whose moment something written to the write-ahead log had not been synced. */
function readTrace(trace: string): { acknowledged: number; unsynced: number } {
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
