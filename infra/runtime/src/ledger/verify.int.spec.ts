import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { LogDamaged } from '../event-store/admin.ts';
import { START } from '../event-store/port.ts';
import { positionOf } from '../event-store/position.ts';
import { openSqliteEventStore } from '../event-store/sqlite/store.ts';
import { sealedLogOfEachTest } from './sealed-log.fixture.ts';
import { verify } from './verify.ts';

describe('verify', () => {
  const log = sealedLogOfEachTest();

  test('finds a whole log whole, empty or not, sealed or not yet, while it is written', async () => {
    expect(await verify(log.files)).toEqual({ ok: true, checked: 0, head: START, firstBad: null });
    await log.append(20);
    await log.sealer.seal();
    await log.append(5);
    const [verdict] = await Promise.all([verify({ ...log.files, thorough: true }), log.append(10)]);
    expect(verdict).toMatchObject({ ok: true, firstBad: null });
    expect(verdict.checked).toBeGreaterThanOrEqual(25);
    await log.stop();
    expect(await verify(log.files)).toEqual({ ok: true, checked: 35, head: positionOf(35), firstBad: null });
  });

  test('names a deleted event, a deleted stream, and a change whose hash was made to fit', async () => {
    await log.append(30);
    await log.stop();
    const pristine = readFileSync(log.files.eventsFile);
    log.edit('DELETE FROM events WHERE position = 12');
    expect(await log.firstBad()).toMatchObject({ position: positionOf(12), why: expect.stringContaining('missing') });
    writeFileSync(log.files.eventsFile, pristine);
    log.edit("DELETE FROM events WHERE stream = 's-3'");
    expect(await log.firstBad()).toMatchObject({ position: positionOf(4) });
    writeFileSync(log.files.eventsFile, pristine);
    log.edit("UPDATE events SET hash = iif(hash LIKE 'f%', '0', 'f') || substr(hash, 2) WHERE position = 30");
    expect(await log.firstBad()).toMatchObject({ position: positionOf(30) });
    writeFileSync(log.files.eventsFile, pristine);
    log.edit(
      "INSERT INTO events SELECT 31, 's-9', 0, 'id', type, 1, data, metadata, recorded_at, prev_hash, hash FROM events WHERE position = 1",
    );
    expect(await log.firstBad()).toMatchObject({ position: positionOf(31) });
  });

  test('finds a forged history whose every hash fits, because its root was signed', async () => {
    await log.append(10);
    await log.sealer.stop();
    const ledger = readFileSync(log.files.ledgerFile, 'utf8');
    await log.store.close();
    for (const suffix of ['', '-wal', '-shm', '.mark']) rmSync(log.files.eventsFile + suffix, { force: true });
    await log.open();
    await log.append(10);
    await log.store.close();
    expect(readFileSync(log.files.ledgerFile, 'utf8')).toBe(ledger);
    expect(await log.firstBad()).toMatchObject({ position: positionOf(1), why: expect.stringContaining('sealed') });
  });

  test('names where a cut tail begins; the store and the sealer refuse to start on it', async () => {
    await log.append(30);
    await log.stop();
    log.edit('DELETE FROM events WHERE position > 25');
    expect(await log.firstBad()).toMatchObject({ position: positionOf(26), why: expect.stringContaining('cut off') });
    await expect(openSqliteEventStore({ file: log.files.eventsFile })).rejects.toThrow(LogDamaged);
    const db = new Database(log.files.eventsFile);
    db.exec('UPDATE log SET position = 25');
    db.close();
    rmSync(`${log.files.eventsFile}.mark`);
    expect(await log.firstBad()).toMatchObject({ position: positionOf(26), why: expect.stringContaining('cut off') });
    await log.open();
    await expect(log.seal()).rejects.toThrow('the log ends at 25, but the ledger sealed 30');
  });

  test('finds what was done to the ledger: a changed line, a line taken out, all of it gone', async () => {
    await log.append(5);
    await log.sealer.seal();
    await log.append(5);
    await log.stop();
    const good = readFileSync(log.files.ledgerFile, 'utf8');
    const lines = good.split('\n');
    for (const bad of [
      good.replace(/"root":"./, '"root":"z'),
      good.replace('"number":1', '"number":2'),
      [lines[0], ...lines.slice(2)].join('\n'),
    ]) {
      writeFileSync(log.files.ledgerFile, bad);
      expect(await log.firstBad()).toMatchObject({ why: expect.stringContaining('of the ledger') });
      await log.open();
      await expect(log.seal()).rejects.toThrow(LogDamaged);
      await log.store.close();
    }
    rmSync(log.files.ledgerFile);
    expect(await log.firstBad()).toEqual({
      position: null,
      why: 'ledger.jsonl (the ledger: the seals of the log) is missing',
    });
    await log.open();
    await expect(log.seal()).rejects.toThrow('is missing');
  });
});
