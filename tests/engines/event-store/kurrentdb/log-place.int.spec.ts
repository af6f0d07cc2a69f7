import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Sealer, START, silentLogger, startSealer } from '@talentlog/runtime';
import { verifyKurrentLog } from '@talentlog/runtime/kurrentdb';
import { logFiles } from '@talentlog/runtime/sqlite';
import type { OwnLog } from '../../../../infra/standalone/src/log/log.ts';
import { openOwnLog } from '../../../../infra/standalone/src/log/own-log.ts';
import { ownOfEachTest } from '../../../support/own.ts';
import { anEvent, commit, write } from '../subject.ts';
import { Counterpart } from './counterpart.ts';
import { change, digest, nth, touch } from './damage.ts';

describe('the log of a data folder on KurrentDB', () => {
  const own = ownOfEachTest();
  let engine: Counterpart;
  let folder: string;
  let log: OwnLog;
  let sealer: Sealer;
  const open = async (url: string | undefined = engine.url, at = folder) =>
    openOwnLog({ DATA_DIR: at, KURRENTDB_URL: url }, () => undefined);
  const seal = async () => {
    const { ledgerFile: file, keyFile } = logFiles(folder);
    sealer = await startSealer({ store: log.sealed, file, keyFile, logger: silentLogger, everyMs: 3_600_000 });
  };
  const begin = async () => {
    log = await open();
    await seal();
  };
  const end = async () => {
    await sealer.stop();
    await log.close();
  };
  const append = async (from: number, count: number) => {
    for (let n = from; n < from + count; n += 1)
      await log.store.append(
        commit([write(`a${n}`, 'no-stream', anEvent(n)), write(`b${n}`, 'no-stream', anEvent('b'), anEvent('c'))]),
      );
  };
  const verdict = () => log.verified?.(logFiles(folder));
  const ranges = () =>
    readFileSync(logFiles(folder).ledgerFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { after: string; upTo: string })
      .map(({ after, upTo }) => [Number(after), Number(upTo)]);

  beforeEach(async () => {
    engine = await new Counterpart().start();
    folder = own.folder();
    await begin();
  });
  afterEach(async () => {
    await end().catch(() => undefined);
    await engine.stop();
  });

  test('is sealed by the numbers of its events, and goes on after each start, with and without its note of the place', async () => {
    await append(0, 4);
    await sealer.seal();
    await append(4, 3);
    await end();
    await begin();
    await append(7, 2);
    await end();
    writeFileSync(`${logFiles(folder).ledgerFile}.place`, '{"at":3,"place":"00000000000000000011"}');
    await begin();
    await append(9, 1);
    await sealer.seal();
    // Three events in each commit: counted by hand.
    expect(ranges()).toEqual([
      [0, 0],
      [0, 12],
      [12, 21],
      [21, 27],
      [27, 30],
    ]);
    expect(await verdict()).toEqual({ ok: true, checked: 30, head: '00000000000000000030', firstBad: null });
  });

  const damages: [string, (all: Counterpart['records']['all']) => void, number, RegExp][] = [
    [
      'another word in an event',
      (all) => change(all, 4, { data: Buffer.from('{"n":"x"}') }),
      4,
      /not what was written/,
    ],
    [
      'another time of an event',
      (all) => touch(all, 5, /"recordedAt":"2/, '"recordedAt":"1'),
      5,
      /not what was written/,
    ],
    ['an event less', (all) => void all.splice(all.indexOf(nth(all, 7)), 1), 7, /not those of the commit/],
    ['a commit with another digest', (all) => digest(all), 1, /not those that the ledger sealed/],
    ['the last commit less', (all) => void all.splice(all.indexOf(nth(all, 10))), 10, /the tail was cut off/],
  ];
  test.each(damages)('is proved: %s is told by the number of the event', async (_name, damage, at, why) => {
    await append(0, 4);
    await sealer.seal();
    expect(await verdict()).toMatchObject({ ok: true, checked: 12 });
    damage(engine.records.all);
    const found = await verdict();
    expect(Number(found?.firstBad?.position)).toBe(at);
    expect(found?.firstBad?.why).toMatch(why);
  });

  test('is no other one than that of the folder, nor in two places', async () => {
    await append(0, 2);
    await end();
    await expect(openOwnLog({ DATA_DIR: folder, KURRENTDB_URL: undefined }, () => undefined)).rejects.toThrow(
      /is there, and KURRENTDB_URL is not set/,
    );
    await expect(open(engine.url, own.folder())).rejects.toThrow(/there is a log, and .* has no ledger/);
    const file = own.folder();
    await (await openOwnLog({ DATA_DIR: file, KURRENTDB_URL: undefined }, () => undefined)).close();
    await expect(open(engine.url, file)).rejects.toThrow(/has its log in events\.db, and KURRENTDB_URL is set/);
    const other = await new Counterpart().start();
    log = await open(other.url);
    await expect(seal()).rejects.toThrow(/the log ends at 0, but the ledger sealed 6 events/);
    await log.close();
    await other.stop();
    await begin();
    await expect(open()).rejects.toThrow(/already open for writing/);
    expect(await log.store.head()).not.toBe(START);
  });

  test('where its server is away is not said to be damaged', async () => {
    await append(0, 2);
    await sealer.seal();
    await log.store.close();
    const reader = { recordsAfter: () => Promise.reject(new Error('away')) };
    await expect(verifyKurrentLog(reader, logFiles(folder))).rejects.toThrow('away');
    await expect(verdict()).rejects.toThrow(/the log is closed/);
  });
});
