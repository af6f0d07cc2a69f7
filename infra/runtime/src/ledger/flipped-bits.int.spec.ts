import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { START } from '../event-store/port.ts';
import { positionOf } from '../event-store/position.ts';
import { flip } from './flipped-bits.fixture.ts';
import { sealedLogOfEachTest } from './sealed-log.fixture.ts';

describe('verify, where bits flipped', () => {
  const log = sealedLogOfEachTest();

  test('names the event of every flipped bit', async () => {
    await log.append(120);
    const events = await log.store.readAll({ after: START, limit: 200 });
    await log.stop();
    const rows = new Database(log.files.eventsFile, { readonly: true });
    const texts = rows
      .prepare<[], string>(
        'SELECT id || type || data || metadata || recorded_at || prev_hash || hash FROM events ORDER BY position',
      )
      .pluck()
      .all();
    rows.close();
    const bytes = readFileSync(log.files.eventsFile);
    for (let round = 0; round < 150; round += 1) {
      const index = randomInt(events.length);
      const undo = flip(bytes, Buffer.from(texts[index] ?? ''));
      writeFileSync(log.files.eventsFile, bytes);
      expect(await log.firstBad()).toMatchObject({ position: positionOf(index + 1) });
      undo();
    }
    writeFileSync(log.files.eventsFile, bytes);
    expect(await log.firstBad()).toBeNull();
  });

  test('says of any flipped byte of the file either that it is bad, or truly that no event changed', async () => {
    await log.append(60);
    const events = await log.store.readAll({ after: START, limit: 200 });
    await log.stop();
    const bytes = readFileSync(log.files.eventsFile);
    for (let round = 0; round < 100; round += 1) {
      const at = randomInt(bytes.length);
      const good = bytes.readUInt8(at);
      bytes.writeUInt8(good ^ (1 << randomInt(8)), at);
      writeFileSync(log.files.eventsFile, bytes);
      if ((await log.firstBad(true)) === null) {
        const db = new Database(log.files.eventsFile, { readonly: true });
        expect(db.prepare('SELECT hash FROM events ORDER BY position').pluck().all()).toEqual(
          events.map(({ hash }) => hash),
        );
        db.close();
      }
      bytes.writeUInt8(good, at);
    }
    writeFileSync(log.files.eventsFile, bytes);
    await log.open();
  });
});
