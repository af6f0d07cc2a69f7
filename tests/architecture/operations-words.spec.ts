import { describe, expect, it } from '@jest/globals';
import { partCauses } from '@talentlog/contracts';
import { createPeers } from '../../infra/standalone/src/peers.ts';
import { processes } from '../../services/command/src/processes/index.ts';
import { projectors } from '../../services/query/src/projectors.ts';
import { filesUnder, languages, textOf, words } from './tables.ts';

/** Taken by hand from what `/api/health` can say: of the process of the commands, of those beside it, and of whom they call. */
const parts = [
  ...['server', 'log', 'queries', 'accessLog', 'views', 'storage', 'database', 'integrity', 'backup', 'keysBackup'],
  ...['workers', 'notifier', 'sap-bridge', 'timers', 'scanner', 'reader', 'webhooks'],
  ...['mail', 'sms', 'hr-core', 'company-accounts', 'scans', 'files', 'event-bus'],
];
/** And from what `/api/followers` can, but for views and processes, which have tables. */
const followers = [
  ...['timers', 'credentials', 'worker:parse-resume-file', 'worker:erase-person'],
  ...['notifier/queueing', 'notifier/sending-mail', 'notifier/sending-sms', 'notifier/receipts'],
  ...['webhooks', 'sap-bridge', 'event-publisher'],
];

/** `hr-core` as `hrCore`, as messages are called. */
const word = (name: string) => name.replace(/[-:/](\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** The names that sources give to what they start. */
const started = ['services', 'infra/standalone/src']
  .flatMap(filesUnder)
  .filter((file) => !/\.(spec|fixture)\.ts$/.test(file))
  .flatMap((file) => [...textOf(file).matchAll(/start(?:Follower|LogPublisher)\(\{?\s[^;]*?\bname: (['`])(.+?)\1/g)])
  .map(([, , name = '']) => name);

describe.each(languages)('the page of operations in %s', (language) => {
  const pack = words(language);
  const missing = (kind: string, names: readonly string[]) =>
    names.filter((name) => !Object.hasOwn(pack, `operations.${kind}.${word(name)}`));

  it('names every part', () =>
    expect(missing('part', [...parts, ...Object.values(createPeers()).map((peer) => peer.status().name)])).toEqual([]));

  it('names whatever follows the log', () => {
    const tables = [...projectors, ...processes.map(({ name }) => ({ name: `process:${name}` }))];
    expect(missing('followerName', [...followers, ...tables.map(({ name }) => name)])).toEqual([]);
  });

  it('says of every cause what it is', () => expect(missing('cause', partCauses)).toEqual([]));
});

it('whatever is started somewhere is in the list above', () => {
  expect(started).toEqual(expect.arrayContaining(['timers', 'sap-bridge', 'event-publisher']));
  // Names that are put together end with what comes of a table.
  const isKnown = (name: string) =>
    [...followers, 'process:'].some((one) => one.startsWith(name.split('$')[0] ?? name));
  expect(started.filter((name) => !isKnown(name))).toEqual([]);
});
