import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { CommitIdReused, LogDamaged, START, StoreUnavailable, WrongExpectedRevision } from '@talentlog/runtime';
import { openSqliteEventStore } from '@talentlog/runtime/sqlite';
import Database from 'better-sqlite3';
import { ownLogOfEachTest } from './own-log.ts';
import { anEvent, commit, write } from './subject.ts';

const log = ownLogOfEachTest();

describe('the file of the log', () => {
  test('ends when its writer thread ends, and says so to those who wait', async () => {
    const failures: Error[] = [];
    const writerThread = pathToFileURL(log.compiled().module('event-store/sqlite/writer-thread'));
    const store = await openSqliteEventStore({
      file: log.file(),
      writerThread,
      onFatal: (error) => failures.push(error),
    });
    await store.append(commit([write('a', 'no-stream', anEvent())]));
    // A row that the writer does not know of: its next insert breaks a promise of the file, which is never to be passed over.
    const db = new Database(log.file());
    db.exec(
      "INSERT INTO events SELECT 2, 'b', 0, 'x', type, 1, data, metadata, recorded_at, prev_hash, hash FROM events",
    );
    db.close();
    await expect(store.append(commit([write('c', 'no-stream', anEvent())]))).rejects.toThrow(StoreUnavailable);
    expect(failures).toHaveLength(1);
    await expect(store.append(commit([write('d', 'no-stream', anEvent())]))).rejects.toThrow(StoreUnavailable);
    await store.close();
    const damaged: unknown = await openSqliteEventStore({ file: log.file(), writerThread }).catch((error) => error);
    expect(damaged).toBeInstanceOf(LogDamaged);
    expect(damaged).toMatchObject({ message: expect.stringContaining('counted 1 events but ends at 2') });
  });

  test('says over its thread what SQLite said, so that the start can tell what is wrong with the disk', async () => {
    const writerThread = pathToFileURL(log.compiled().module('event-store/sqlite/writer-thread'));
    await (await openSqliteEventStore({ file: log.file(), writerThread })).close();
    await writeFile(log.file(), Buffer.alloc(8_192, 0x5a));
    await expect(openSqliteEventStore({ file: log.file(), writerThread })).rejects.toMatchObject({
      name: 'SqliteError',
      code: 'SQLITE_NOTADB',
      message: 'file is not a database',
    });
  });

  test('refuses to change or remove what it holds, and a file that is no log', async () => {
    const store = await openSqliteEventStore({ file: log.file() });
    await store.append(commit([write('a', 'no-stream', anEvent())]));
    await store.close();
    const db = new Database(log.file());
    for (const sql of [
      "UPDATE events SET data = '{}'",
      'DELETE FROM events',
      'DELETE FROM commits',
      'UPDATE commits SET last = 9',
    ])
      expect(() => db.exec(sql)).toThrow('append-only');
    db.close();
    const other = new Database(join(log.folder(), 'other.db'));
    other.exec('CREATE TABLE events (x)');
    other.close();
    await expect(openSqliteEventStore({ file: join(log.folder(), 'other.db') })).rejects.toThrow('is not a log');
  });

  test('refuses an event id that is stored already, alone among its neighbours', async () => {
    const store = await openSqliteEventStore({ file: log.file() });
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
});
