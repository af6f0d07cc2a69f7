import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { expect, it } from '@jest/globals';
import { type HeldKeys, Line, START } from '@talentlog/runtime';
import { openSqliteSubjectKeys } from '@talentlog/runtime/sqlite';
import Database from 'better-sqlite3';
import { ownOfFile } from '../../../../tests/support/own.ts';
import { served } from './program.ts';
import type { Report, ThreadSide } from './sides.ts';

const own = ownOfFile();

it('a thread that is told to forget somebody has no key of theirs, though it had it in the same turn', async () => {
  const folder = own.folder();
  const [file, masterKeyFile] = [join(folder, 'keys.db'), join(folder, 'keys.master')];
  const keys = await openSqliteSubjectKeys({ file, masterKeyFile });
  own.closes(() => keys.close());
  await keys.forWriting(['erased', 'other']);
  // As another thread does: of what it writes nobody here hears by itself.
  const elsewhere = new Database(file);
  own.closes(() => elsewhere.close());
  const { port1: here, port2: there } = new MessageChannel();
  own.closes(() => here.close());
  const found: HeldKeys[] = [];
  const look = async () => void found.push(await keys.forReading(['erased', 'other']));
  served<undefined, object, Report>(here, undefined, async () => ({
    announce() {
      void look();
      elsewhere.exec("UPDATE keys SET wrapped = NULL, destroyed_at = '2026-11-27' WHERE subject = 'erased'");
    },
    forget: look,
    report: () => Promise.reject(new Error('nobody asks')),
    retry: () => Promise.reject(new Error('nobody asks')),
    discard: () => Promise.reject(new Error('nobody asks')),
    hush: () => undefined,
    stop: async () => undefined,
  }));
  const line = new Line<ThreadSide<Report>>(there, {});
  await line.ask('open');
  // Both are there before either is heard, so that they are heard in one turn.
  line.tell('announce', START);
  await line.ask('forget', 'erased');
  const isThere = found.map((held) => [held.get('erased') !== undefined, held.get('other') !== undefined]);
  expect(isThere).toEqual([
    [true, true],
    [false, true],
  ]);
});
