import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { START } from '../event-store/port.ts';
import { positionOf } from '../event-store/position.ts';
import { openSqliteEventStore } from '../event-store/sqlite/store.ts';
import { backup, restore } from './backup.ts';
import { runBackup, runRestore, runVerify } from './commands.ts';
import { flip } from './flipped-bits.fixture.ts';
import { logFiles } from './log-files.ts';
import { sealedLogOfEachTest } from './sealed-log.fixture.ts';

describe('backup and restore', () => {
  const log = sealedLogOfEachTest();

  test('a copy made under load is a whole prefix of the log, and restores', async () => {
    await log.append(200);
    const target = join(log.folder, 'backup');
    const load = log.append(150);
    expect(await backup(log.folder, target)).toMatchObject({ ok: true });
    await load;
    const lines: string[] = [];
    const print = (line: string) => {
      lines.push(line);
    };
    const restored = join(log.folder, 'restored');
    expect(await runRestore([target, restored], print)).toBe(0);
    const second = await openSqliteEventStore({ file: logFiles(restored).eventsFile });
    const copied = await second.readAll({ after: START, limit: 1_000 });
    await second.close();
    expect(copied.length).toBeGreaterThanOrEqual(200);
    expect(await log.store.readAll({ after: START, limit: copied.length })).toEqual(copied);
    expect(await runRestore([target, restored], print)).toBe(2);
    expect(await runBackup([log.folder, target], print)).toBe(2);
    await expect(log.store.backup(join(target, 'events.db'))).rejects.toThrow('there already');
  });

  test('a damaged backup is not restored', async () => {
    await log.append(20);
    await log.sealer.seal();
    const target = join(log.folder, 'backup');
    await backup(log.folder, target);
    const file = logFiles(target).eventsFile;
    const bytes = readFileSync(file);
    flip(bytes, Buffer.from('"n":7'));
    writeFileSync(file, bytes);
    expect(await restore(target, join(log.folder, 'restored'))).toMatchObject({
      ok: false,
      firstBad: { position: positionOf(8) },
    });
    expect(existsSync(join(log.folder, 'restored'))).toBe(false);
  });

  test('the command says in plain words what it found', async () => {
    const lines: string[] = [];
    const print = (line: string) => {
      lines.push(line);
    };
    await log.append(4);
    expect(await runVerify([log.folder], print)).toBe(0);
    await log.stop();
    log.edit('DELETE FROM events WHERE position = 2');
    expect(await runVerify([log.folder], print)).toBe(1);
    expect(await runVerify([join(log.folder, 'nowhere')], print)).toBe(2);
    rmSync(log.files.eventsFile);
    expect(await runVerify([log.folder], print)).toBe(2);
    expect(lines[0]).toContain('whole: 4 events');
    expect(lines[2]).toContain('First bad position: 2');
  });
});
