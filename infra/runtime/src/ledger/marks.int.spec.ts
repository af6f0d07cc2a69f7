import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { LogDamaged } from '../event-store/admin.ts';
import { commitHash } from '../event-store/commit-hash.ts';
import { positionOf } from '../event-store/position.ts';
import { openSqliteEventStore } from '../event-store/sqlite/store.ts';
import { sealedLogOfEachTest } from './sealed-log.fixture.ts';

describe('a log, and what is written beside it of how far it had come', () => {
  const log = sealedLogOfEachTest();
  const refused = () => expect(openSqliteEventStore({ file: log.files.eventsFile })).rejects;
  const bad = async (why: string) => expect(await log.firstBad()).toMatchObject({ why: expect.stringContaining(why) });
  const edit = (sql: string) => {
    const db = new Database(log.files.eventsFile);
    for (const table of ['events', 'commits', 'commit_hashes'])
      for (const change of ['update', 'delete']) db.exec(`DROP TRIGGER IF EXISTS ${table}_no_${change}`);
    db.exec(sql);
    db.close();
  };

  test('is refused, and found bad, when it falls behind: an older copy, or a lost write-ahead log', async () => {
    await log.append(10);
    await log.stop();
    copyFileSync(log.files.eventsFile, `${log.folder}/older`);
    const ledger = readFileSync(log.files.ledgerFile);
    await log.start();
    await log.append(5);
    await log.stop();
    const newer = readFileSync(log.files.eventsFile);
    writeFileSync(log.files.eventsFile, readFileSync(`${log.folder}/older`));
    // Sealed by the older ledger: without the mark the folder would look whole.
    writeFileSync(log.files.ledgerFile, ledger);
    rmSync(`${log.files.ledgerFile}.mark`);
    await refused().toThrow('ends at event 10, but event 15 was stored in it');
    await bad('event 15 was stored in it');
    writeFileSync(log.files.eventsFile, newer);
    expect(await log.firstBad()).toBeNull();
    await log.open();
  });

  test('is refused when another log lies in its place', async () => {
    await log.append(3);
    await log.stop();
    for (const suffix of ['', '-wal', '-shm']) rmSync(log.files.eventsFile + suffix, { force: true });
    const mark = readFileSync(`${log.files.eventsFile}.mark`);
    rmSync(`${log.files.eventsFile}.mark`);
    await log.open();
    await log.append(5);
    await log.store.close();
    writeFileSync(`${log.files.eventsFile}.mark`, mark);
    await refused().toThrow('another event 3');
    await log.open().catch(() => undefined);
  });

  test.each([
    ['an event changed', "UPDATE events SET data = replace(data, 'n', 'm') WHERE position = 18"],
    ['an event deleted', 'DELETE FROM events WHERE position = 12'],
    ['a commit deleted', 'DELETE FROM commits WHERE last = 12'],
    [
      'a commit deleted with its hash',
      'DELETE FROM commits WHERE last = 12; DELETE FROM commit_hashes WHERE last = 12',
    ],
    ['the digest of a commit changed', "UPDATE commits SET digest = 'x' || substr(digest, 2) WHERE last = 9"],
    ['the id of a commit changed', "UPDATE commits SET commit_id = 'x' || substr(commit_id, 2) WHERE last = 9"],
    ['a commit moved', 'UPDATE commits SET before = 7 WHERE last = 9'],
    ['the count raised', 'UPDATE log SET position = 21'],
    ['the count lowered', 'UPDATE log SET position = 19'],
  ])('%s: the next start says so, and verify does', async (_, sql) => {
    await log.append(20);
    await log.stop();
    edit(sql);
    await refused().toThrow(LogDamaged);
    expect(await log.firstBad()).not.toBeNull();
  });

  test('the last line of the ledger deleted: the next start says so, and verify does', async () => {
    await log.append(5);
    await log.sealer.seal();
    await log.append(5);
    await log.stop();
    const lines = readFileSync(log.files.ledgerFile, 'utf8').trimEnd().split('\n');
    writeFileSync(log.files.ledgerFile, `${lines.slice(0, -1).join('\n')}\n`);
    await bad('its end was cut off');
    await log.open();
    await expect(log.seal()).rejects.toThrow('its end was cut off');
  });

  test('the ledger and its key deleted: neither is made new, and verify does not turn green', async () => {
    await log.append(5);
    await log.stop();
    rmSync(log.files.ledgerFile);
    rmSync(log.files.keyFile);
    await log.open();
    await expect(log.seal()).rejects.toThrow('is missing, though this log was sealed');
    await log.store.close();
    expect([existsSync(log.files.ledgerFile), existsSync(log.files.keyFile)]).toEqual([false, false]);
    await bad('ledger.jsonl (the ledger: the seals of the log) is missing');
  });

  test('the key of the ledger deleted, or damaged: it is not made new, and verify says so', async () => {
    await log.append(5);
    await log.stop();
    const key = readFileSync(log.files.keyFile);
    writeFileSync(log.files.keyFile, 'no key');
    await bad('ledger.key (the key that signs the ledger) is damaged');
    rmSync(log.files.keyFile);
    await log.open();
    await expect(log.seal()).rejects.toThrow('is missing');
    await log.store.close();
    expect(existsSync(log.files.keyFile)).toBe(false);
    writeFileSync(log.files.keyFile, key);
    expect(await log.firstBad()).toBeNull();
  });

  test('a log of a version that kept neither marks nor hashes of commits is opened, and found whole', async () => {
    await log.sealer.stop();
    await log.append(8);
    // The sealer of such a version sealed events alone.
    await log.seal({ commits: false });
    await log.stop();
    edit('DROP TABLE commit_hashes');
    rmSync(`${log.files.eventsFile}.mark`);
    rmSync(`${log.files.ledgerFile}.mark`);
    expect(await log.firstBad(true)).toBeNull();
    await log.start();
    await log.append(4);
    await log.stop();
    expect(await log.firstBad(true)).toBeNull();
    edit('DELETE FROM commits WHERE last = 3');
    await bad('the commit of event 1 is missing');
  });

  test.each([
    ['all', '1'],
    ['the last ones', 'last > 15'],
    ['the first one', 'last = 1'],
    ['one after the last seal', 'last = 21'],
  ])('%s of the commits are edited, their hashes deleted: the ledger tells that those are owed', async (_, which) => {
    await log.append(20);
    await log.sealer.stop();
    await log.append(3);
    await log.store.close();
    expect(await log.firstBad()).toBeNull();
    edit(`UPDATE commits SET digest = 'x' || substr(digest, 2), commit_id = 'y' || substr(commit_id, 2) WHERE ${which};
      DELETE FROM commit_hashes WHERE ${which}`);
    await bad('commit');
  });

  test('commits are edited and the table of their hashes is dropped: verify says so', async () => {
    await log.append(3);
    await log.stop();
    edit("UPDATE commits SET digest = 'x'; DROP TABLE commit_hashes");
    await bad('the hashes of the commits were taken away');
  });

  test.each([
    ['the digest', "digest = 'x' || substr(digest, 2)"],
    ['the id', "commit_id = 'y' || substr(commit_id, 2)"],
  ])('%s of a commit is changed and its hash made to fit: verify says so, because it was signed', async (_, sql) => {
    await log.append(10);
    await log.sealer.seal();
    await log.append(4);
    await log.stop();
    edit(`UPDATE commits SET ${sql} WHERE last = 6`);
    const db = new Database(log.files.eventsFile);
    const row = db
      .prepare<[], { commitId: string; digest: string; before: number; last: number }>(
        'SELECT commit_id AS commitId, digest, before, last FROM commits WHERE last = 6',
      )
      .get();
    if (row === undefined) throw new Error('there is no such commit');
    db.prepare('UPDATE commit_hashes SET commit_id = ?, hash = ? WHERE last = 6').run(row.commitId, commitHash(row));
    db.close();
    expect(await log.firstBad()).toEqual({
      position: positionOf(1),
      why: 'the commits of the events up to 10 are not those that the ledger sealed',
    });
  });

  test('hashes of commits of the last seal deleted: the next start says so', async () => {
    await log.append(10);
    await log.stop();
    edit('DELETE FROM commit_hashes');
    await log.open();
    await expect(log.seal()).rejects.toThrow('are not those that the ledger sealed');
  });

  test('the commits of a version that hashed none, sealed after it by this one: nothing is owed of them', async () => {
    await log.sealer.stop();
    await log.append(5);
    await log.store.close();
    edit('DELETE FROM commit_hashes');
    await log.open();
    await log.seal();
    await log.append(5);
    await log.sealer.seal();
    await log.append(5);
    await log.stop();
    expect(await log.firstBad(true)).toBeNull();
    edit("UPDATE commits SET digest = 'x' WHERE last = 12; DELETE FROM commit_hashes WHERE last = 12");
    await bad('the hash of the commit of event 12 is missing');
  });

  test('a mark that is none is told of', async () => {
    await log.append(2);
    await log.stop();
    writeFileSync(`${log.files.eventsFile}.mark`, 'x'.repeat(86));
    await refused().toThrow('events.db.mark is damaged');
    await bad('events.db.mark is damaged');
    expect(positionOf(1)).toHaveLength(20);
  });
});
