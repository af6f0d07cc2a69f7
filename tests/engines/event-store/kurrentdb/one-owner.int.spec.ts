import { cpSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LogDamaged, START, silentLogger, startSealer } from '@talentlog/runtime';
import { logFiles } from '@talentlog/runtime/sqlite';
import { openLogOnKurrent } from '../../../../infra/standalone/src/log/on-kurrentdb.ts';
import { ownOfEachTest } from '../../../support/own.ts';
import { anEvent, commit, write } from '../subject.ts';
import { Counterpart } from './counterpart.ts';

const own = ownOfEachTest();

/** A process that owns the log, and what it ended of. */
async function owner(folder: string, engine: Counterpart) {
  const ended: Error[] = [];
  const log = await openLogOnKurrent(folder, engine.url, (error) => ended.push(error));
  own.closes(() => log.close());
  const { ledgerFile: file, keyFile } = logFiles(folder);
  // Where there are events, there is a ledger of them.
  const sealer = await startSealer({ store: log.sealed, file, keyFile, logger: silentLogger, everyMs: 3_600_000 });
  own.closes(() => sealer.stop().catch(() => undefined));
  return {
    ended,
    append: (stream: string) => log.store.append(commit([write(stream, 'no-stream', anEvent())])),
    seal: () => sealer.seal(),
    log,
  };
}

test('who begins on a copy of the folder takes the log, and the one before appends nothing any more and ends', async () => {
  const engine = await new Counterpart().start();
  own.closes(() => engine.stop());
  const [folder, copy] = [own.folder(), own.folder()];
  const first = await owner(folder, engine);
  await first.append('a');
  await first.seal();
  cpSync(folder, copy, { recursive: true, filter: (name) => !name.endsWith('.lock') });
  const second = await owner(copy, engine);
  await second.append('b');
  await expect(first.append('c')).rejects.toThrow(LogDamaged);
  // Also where its streams are at what it knows.
  await expect(first.append('d')).rejects.toThrow('another process owns it since');
  expect(first.ended.length).toBeGreaterThan(0);
  await second.append('e');
  expect(second.ended).toEqual([]);
  const stored = await second.log.store.readAll({ after: START, limit: 10 });
  expect(stored.map(({ stream }) => stream)).toEqual(['a', 'b', 'e']);
});

test('who begins again on its own folder goes on', async () => {
  const engine = await new Counterpart().start();
  own.closes(() => engine.stop());
  const folder = own.folder();
  for (const stream of ['a', 'b', 'c']) {
    const one = await owner(folder, engine);
    await one.append(stream);
    await one.seal();
    await one.log.close();
    expect(one.ended).toEqual([]);
  }
});
