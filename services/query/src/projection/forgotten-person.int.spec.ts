import { createSecretKey, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { EventContract } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import {
  createOpener,
  dumpViews,
  type HeldKeys,
  newUuid,
  openMemoryEventStore,
  type SubjectKeys,
  sealPersonal,
  silentLogger,
} from '@talentlog/runtime';
import { openSqliteViewStore } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import { projectors } from '../projectors.ts';
import { aPosition, colleagues } from '../testing/company.ts';
import { called } from '../testing/people.ts';
import { everythingOf } from '../testing/pipeline.ts';
import { id, type Told } from '../testing/story.ts';
import { startProjectors } from './index.ts';

const own = ownOfEachTest();
const contracts: Readonly<Record<string, EventContract>> = Object.assign(
  {},
  ...Object.values(aggregates).map(({ events }) => events),
);
const views = projectors.flatMap((projector) => projector.views.map(({ name }) => name));

function openKeys() {
  const key = createSecretKey(randomBytes(32));
  const destroyed = new Set<string>();
  const held = async (subjects: readonly string[]): Promise<HeldKeys> =>
    new Map(subjects.map((one) => [one, destroyed.has(one) ? undefined : key]));
  const keys: SubjectKeys = {
    forWriting: held,
    forReading: held,
    destroy: async (subject) => void destroyed.add(subject),
    close: async () => undefined,
  };
  return keys;
}

async function openLog(keys: SubjectKeys) {
  const store = openMemoryEventStore();
  own.closes(() => store.close());
  const tell = async (story: readonly Told[]) => {
    for (const { stream, type, data, at } of story) {
      const eventId = newUuid();
      const contract = contracts[type];
      if (contract === undefined) throw new Error(type);
      const subject = (data as Record<string, string>)[contract.subject ?? ''] ?? '';
      const sealed = sealPersonal(contract, { ...data }, await keys.forWriting([subject]), { stream, eventId });
      const metadata = {
        actor: 'system:story',
        correlationId: eventId,
        causationId: eventId,
        commandId: eventId,
        commandName: 'X',
        at,
      };
      const revision = (await store.readStream(stream)).length - 1;
      const event = { id: eventId, type, schemaVersion: contract.version, data: sealed, metadata };
      const expected = revision < 0 ? ('no-stream' as const) : revision;
      await store.append({ commitId: eventId, writes: [{ stream, expected, events: [event] }] });
    }
  };
  return { store, tell };
}

async function project(
  file: string,
  store: Awaited<ReturnType<typeof openLog>>['store'],
  keys: SubjectKeys,
  opening: () => Promise<void> = async () => undefined,
) {
  const opened = openSqliteViewStore({ file });
  own.closes(() => opened.close());
  const open = createOpener({ contracts, keys });
  const running = await startProjectors({
    store,
    views: opened,
    projectors,
    open: async (events) => {
      const opened = await open(events);
      await opening();
      return opened;
    },
    logger: silentLogger,
  });
  own.closes(() => running.stop());
  const caughtUp = async () => expect(await running.waitForAll(await store.head(), 20_000)).toBe(true);
  await caughtUp();
  return { running, caughtUp, dump: () => dumpViews(opened, views) };
}

test('a person whose key was destroyed is in no row, no search text and no byte of the views; all others stay', async () => {
  const folder = own.folder();
  const keys = openKeys();
  const { store, tell } = await openLog(keys);
  const [erased, kept] = [id(2001), id(2002)];
  await tell([...colleagues, ...aPosition(id(1)), ...everythingOf(1, id(1)), ...everythingOf(2, id(1))]);
  await tell([called(erased, '欧阳倩影'), called(kept, '慕容留下')]);
  const live = await project(join(folder, 'views.db'), store, keys);
  const bytes = () =>
    readdirSync(folder)
      .filter((name) => name.startsWith('views.db'))
      .map((name) => readFileSync(join(folder, name)).toString('utf8'))
      .join('\n');
  const isThere = (words: string) => [words, bytes().includes(words)];
  for (const words of ['欧阳倩影', '慕容留下']) expect(isThere(words)).toEqual([words, true]);

  await keys.destroy(erased);
  await live.running.forget(erased);

  for (const words of ['欧阳倩影', '林晓1', '欧阳', '倩影']) expect(isThere(words)).toEqual([words, false]);
  expect(isThere('慕容留下')).toEqual(['慕容留下', true]);
  const replayed = await project(join(folder, 'replayed.db'), store, keys);
  expect(await live.dump()).toBe(await replayed.dump());
  // What happens to them afterwards goes on from there.
  await tell([called(kept, '慕容改名')]);
  await live.caughtUp();
  expect(await live.dump()).toContain('慕容改名');
});

test('what was being read with the key as it was destroyed is in no row either', async () => {
  const folder = own.folder();
  const keys = openKeys();
  const { store, tell } = await openLog(keys);
  const erased = id(2001);
  await tell([...colleagues, ...aPosition(id(1)), ...everythingOf(1, id(1))]);
  let held: (() => void) | undefined;
  let goOn: () => void = () => undefined;
  const live = await project(join(folder, 'views.db'), store, keys, async () => {
    if (held === undefined) return;
    held();
    held = undefined;
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
  });
  const isOpened = new Promise<void>((resolve) => {
    held = resolve;
  });
  await tell([called(erased, '欧阳倩影')]);
  await isOpened;

  await keys.destroy(erased);
  const forgetting = live.running.forget(erased);
  // Whatever does not wait for the page is done by then.
  await live.dump();
  goOn();
  await forgetting;

  await live.caughtUp();
  expect(await live.dump()).not.toContain('欧阳');
});
