import { randomInt, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import { type EventStoreAdmin, LogDamaged } from '../event-store/admin.ts';
import { type EventStore, type NewEvent, START } from '../event-store/port.ts';
import { positionOf } from '../event-store/position.ts';
import { openSqliteEventStore } from '../event-store/sqlite/store.ts';
import { silentLogger } from '../logger.ts';
import { backup, logFiles, restore } from './backup.ts';
import { runBackup, runRestore, runVerify } from './commands.ts';
import { merkleRoot } from './merkle.ts';
import { type Sealer, startSealer } from './sealer.ts';
import { verify } from './verify.ts';

let folder: string;
let store: EventStore & EventStoreAdmin;
let sealer: Sealer;
const files = () => logFiles(folder);
const event = (n: number): NewEvent => ({
  id: randomUUID(),
  type: 'Happened',
  schemaVersion: 1,
  data: { n, 名: '张三', text: 'x'.repeat(n % 50) },
  metadata: {
    actor: 'guest',
    correlationId: 'c',
    causationId: 'c',
    commandId: 'c',
    commandName: 'Test',
    at: '2026-11-21T00:00:00.000Z',
  },
});
async function append(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const stream = `s-${n % 7}`;
    const revision = (await store.readStream(stream)).length - 1;
    await store.append({
      commitId: randomUUID(),
      writes: [{ stream, expected: revision < 0 ? 'no-stream' : revision, events: [event(n)] }],
    });
  }
}
const seal = () => startSealer({ store, file: files().ledgerFile, keyFile: files().keyFile, logger: silentLogger });
const start = async () => {
  store = await openSqliteEventStore({ file: files().eventsFile });
  sealer = await seal();
};
const stop = async () => {
  await sealer.stop();
  await store.close();
};
/** Edits the closed file as somebody with the file in hand could. */
function edit(sql: string): void {
  const db = new Database(files().eventsFile);
  db.exec(`DROP TRIGGER events_no_update; DROP TRIGGER events_no_delete; ${sql}`);
  db.close();
}
/** Every place of a text in a file: pages keep old copies in their free space. */
function placesOf(bytes: Buffer, text: Buffer): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) places.push(at);
  return places;
}
/** Flips one bit of the text wherever it is, and answers how to undo that. */
function flip(bytes: Buffer, text: Buffer): () => void {
  const [offset, mask] = [randomInt(text.length), 1 << randomInt(8)];
  const places = placesOf(bytes, text).map((at) => at + offset);
  expect(places.length).toBeGreaterThan(0);
  const turn = () => {
    for (const at of places) bytes.writeUInt8(bytes.readUInt8(at) ^ mask, at);
  };
  turn();
  return turn;
}
const firstBad = async (thorough = false) => (await verify({ ...files(), thorough })).firstBad;

const own = ownOfEachTest();
beforeEach(async () => {
  folder = own.folder();
  own.closes(() => store.close());
  await start();
});

describe('verify', () => {
  test('finds a whole log whole, empty or not, sealed or not yet, while it is written', async () => {
    expect(await verify(files())).toEqual({ ok: true, checked: 0, head: START, firstBad: null });
    await append(20);
    await sealer.seal();
    await append(5);
    const [verdict] = await Promise.all([verify({ ...files(), thorough: true }), append(10)]);
    expect(verdict).toMatchObject({ ok: true, firstBad: null });
    expect(verdict.checked).toBeGreaterThanOrEqual(25);
    await stop();
    expect(await verify(files())).toEqual({ ok: true, checked: 35, head: positionOf(35), firstBad: null });
  });

  test('names the event of every flipped bit', async () => {
    await append(120);
    const events = await store.readAll({ after: START, limit: 200 });
    await stop();
    const rows = new Database(files().eventsFile, { readonly: true });
    const texts = rows
      .prepare<[], string>(
        'SELECT id || type || data || metadata || recorded_at || prev_hash || hash FROM events ORDER BY position',
      )
      .pluck()
      .all();
    rows.close();
    const bytes = readFileSync(files().eventsFile);
    for (let round = 0; round < 150; round += 1) {
      const index = randomInt(events.length);
      const undo = flip(bytes, Buffer.from(texts[index] ?? ''));
      writeFileSync(files().eventsFile, bytes);
      expect(await firstBad()).toMatchObject({ position: positionOf(index + 1) });
      undo();
    }
    writeFileSync(files().eventsFile, bytes);
    expect(await firstBad()).toBeNull();
  });

  test('says of any flipped byte of the file either that it is bad, or truly that no event changed', async () => {
    await append(60);
    const events = await store.readAll({ after: START, limit: 200 });
    await stop();
    const bytes = readFileSync(files().eventsFile);
    for (let round = 0; round < 100; round += 1) {
      const at = randomInt(bytes.length);
      const good = bytes.readUInt8(at);
      bytes.writeUInt8(good ^ (1 << randomInt(8)), at);
      writeFileSync(files().eventsFile, bytes);
      if ((await firstBad(true)) === null) {
        const db = new Database(files().eventsFile, { readonly: true });
        expect(db.prepare('SELECT hash FROM events ORDER BY position').pluck().all()).toEqual(
          events.map(({ hash }) => hash),
        );
        db.close();
      }
      bytes.writeUInt8(good, at);
    }
    writeFileSync(files().eventsFile, bytes);
    store = await openSqliteEventStore({ file: files().eventsFile });
  });

  test('names a deleted event, a deleted stream, and a change whose hash was made to fit', async () => {
    await append(30);
    await stop();
    const pristine = readFileSync(files().eventsFile);
    edit('DELETE FROM events WHERE position = 12');
    expect(await firstBad()).toMatchObject({ position: positionOf(12), why: expect.stringContaining('missing') });
    writeFileSync(files().eventsFile, pristine);
    edit("DELETE FROM events WHERE stream = 's-3'");
    expect(await firstBad()).toMatchObject({ position: positionOf(4) });
    writeFileSync(files().eventsFile, pristine);
    edit("UPDATE events SET hash = iif(hash LIKE 'f%', '0', 'f') || substr(hash, 2) WHERE position = 30");
    expect(await firstBad()).toMatchObject({ position: positionOf(30) });
    writeFileSync(files().eventsFile, pristine);
    edit(
      "INSERT INTO events SELECT 31, 's-9', 0, 'id', type, 1, data, metadata, recorded_at, prev_hash, hash FROM events WHERE position = 1",
    );
    expect(await firstBad()).toMatchObject({ position: positionOf(31) });
  });

  test('finds a forged history whose every hash fits, because its root was signed', async () => {
    await append(10);
    await sealer.stop();
    const ledger = readFileSync(files().ledgerFile, 'utf8');
    await store.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(files().eventsFile + suffix, { force: true });
    store = await openSqliteEventStore({ file: files().eventsFile });
    await append(10);
    await store.close();
    expect(readFileSync(files().ledgerFile, 'utf8')).toBe(ledger);
    expect(await firstBad()).toMatchObject({ position: positionOf(1), why: expect.stringContaining('sealed') });
  });

  test('names where a cut tail begins; the store and the sealer refuse to start on it', async () => {
    await append(30);
    await stop();
    edit('DELETE FROM events WHERE position > 25');
    expect(await firstBad()).toMatchObject({ position: positionOf(26), why: expect.stringContaining('cut off') });
    await expect(openSqliteEventStore({ file: files().eventsFile })).rejects.toThrow(LogDamaged);
    const db = new Database(files().eventsFile);
    db.exec('UPDATE log SET position = 25');
    db.close();
    expect(await firstBad()).toMatchObject({ position: positionOf(26), why: expect.stringContaining('cut off') });
    store = await openSqliteEventStore({ file: files().eventsFile });
    await expect(seal()).rejects.toThrow('the log ends at 25, but the ledger sealed 30');
  });

  test('finds what was done to the ledger: a changed line, a line taken out, all of it gone', async () => {
    await append(5);
    await sealer.seal();
    await append(5);
    await stop();
    const good = readFileSync(files().ledgerFile, 'utf8');
    const lines = good.split('\n');
    for (const bad of [
      good.replace(/"root":"./, '"root":"z'),
      good.replace('"number":1', '"number":2'),
      [lines[0], ...lines.slice(2)].join('\n'),
    ]) {
      writeFileSync(files().ledgerFile, bad);
      expect(await firstBad()).toMatchObject({ why: expect.stringContaining('of the ledger') });
      store = await openSqliteEventStore({ file: files().eventsFile });
      await expect(seal()).rejects.toThrow(LogDamaged);
      await store.close();
    }
    rmSync(files().ledgerFile);
    expect(await firstBad()).toMatchObject({ position: positionOf(1), why: 'the ledger is missing' });
    store = await openSqliteEventStore({ file: files().eventsFile });
    await expect(seal()).rejects.toThrow('is missing');
  });
});

describe('the sealer', () => {
  test('seals by itself once an event waited its time, and goes on where it ended', async () => {
    await sealer.stop();
    const size = () => statSync(files().ledgerFile).size;
    const before = size();
    sealer = await startSealer({
      store,
      file: files().ledgerFile,
      keyFile: files().keyFile,
      logger: silentLogger,
      everyMs: 5,
    });
    await append(3);
    await new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (size() === before) return;
        clearInterval(look);
        resolve();
      }, 5);
    });
    await stop();
    await start();
    await append(3);
    await stop();
    expect(await verify(files())).toMatchObject({ ok: true, checked: 6 });
    expect(statSync(files().keyFile).mode & 0o777).toBe(0o600);
  });

  test('takes no notice of a line that was cut off by a crash', async () => {
    await append(3);
    await stop();
    appendFileSync(files().ledgerFile, '{"number":2,"af');
    expect(await firstBad()).toBeNull();
    await start();
    await append(3);
    await stop();
    expect(await firstBad()).toBeNull();
  });

  test('has roots that tell leaves from nodes and order from order', () => {
    const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];
    const roots = [[], [a], [a, b], [b, a], [a, b, a], [a, b, a, a]].map(merkleRoot);
    expect(new Set(roots).size).toBe(6);
  });
});

describe('backup and restore', () => {
  test('a copy made under load is a whole prefix of the log, and restores', async () => {
    await append(200);
    const target = join(folder, 'backup');
    const load = append(150);
    expect(await backup(folder, target)).toMatchObject({ ok: true });
    await load;
    const lines: string[] = [];
    const print = (line: string) => {
      lines.push(line);
    };
    const restored = join(folder, 'restored');
    expect(await runRestore([target, restored], print)).toBe(0);
    const second = await openSqliteEventStore({ file: logFiles(restored).eventsFile });
    const copied = await second.readAll({ after: START, limit: 1_000 });
    await second.close();
    expect(copied.length).toBeGreaterThanOrEqual(200);
    expect(await store.readAll({ after: START, limit: copied.length })).toEqual(copied);
    expect(await runRestore([target, restored], print)).toBe(2);
    expect(await runBackup([folder, target], print)).toBe(2);
    await expect(store.backup(join(target, 'events.db'))).rejects.toThrow('there already');
  });

  test('a damaged backup is not restored', async () => {
    await append(20);
    await sealer.seal();
    const target = join(folder, 'backup');
    await backup(folder, target);
    const file = logFiles(target).eventsFile;
    const bytes = readFileSync(file);
    flip(bytes, Buffer.from('"n":7'));
    writeFileSync(file, bytes);
    expect(await restore(target, join(folder, 'restored'))).toMatchObject({
      ok: false,
      firstBad: { position: positionOf(8) },
    });
    expect(existsSync(join(folder, 'restored'))).toBe(false);
  });

  test('the command says in plain words what it found', async () => {
    const lines: string[] = [];
    const print = (line: string) => {
      lines.push(line);
    };
    await append(4);
    expect(await runVerify([folder], print)).toBe(0);
    await stop();
    edit('DELETE FROM events WHERE position = 2');
    expect(await runVerify([folder], print)).toBe(1);
    expect(await runVerify([join(folder, 'nowhere')], print)).toBe(2);
    rmSync(files().eventsFile);
    expect(await runVerify([folder], print)).toBe(2);
    expect(lines[0]).toContain('whole: 4 events');
    expect(lines[2]).toContain('First bad position: 2');
  });
});
