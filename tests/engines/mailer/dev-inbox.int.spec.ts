import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type DevInbox, memoryDevInbox } from '@talentlog/runtime';
import { openSqliteDevInbox } from '@talentlog/runtime/sqlite';
import { belongings } from '../../support/belongings.ts';
import { mailerContract } from './contract.ts';

const arrivedIn = async (inbox: DevInbox) =>
  (await inbox.list({ kind: 'mail' }))
    .toReversed()
    .map(({ to, subject, text, html }) => ({ to: [to], subject, text, html }));

mailerContract('dev inbox on SQLite', async () => {
  const own = belongings();
  const folder = own.folder();
  const { mailer, inbox, close } = await openSqliteDevInbox({ file: join(folder, 'inbox.db') });
  own.closes(close);
  return {
    mailer,
    arrived: () => arrivedIn(inbox),
    knowsRepeats: true,
    remove: () => own.release(),
  };
});

mailerContract('dev inbox in memory', async () => {
  const { mailer, inbox } = memoryDevInbox();
  return { mailer, arrived: () => arrivedIn(inbox), knowsRepeats: true, remove: async () => undefined };
});

test('a calendar file is kept beside its mail', async () => {
  const own = belongings();
  const { mailer, inbox, close } = await openSqliteDevInbox({ file: join(own.folder(), 'inbox.db') });
  own.closes(close);
  const mail = { to: 'a@x.example', subject: 'x', text: 'y', html: '' };
  await mailer.send({ ...mail, id: 'one', calendar: { method: 'CANCEL', content: 'BEGIN:VCALENDAR' } });
  await mailer.send({ ...mail, id: 'two' });
  const [two, one] = await inbox.list({ kind: 'mail' });
  expect([one?.calendar, two && 'calendar' in two]).toEqual(['BEGIN:VCALENDAR', false]);
  await own.release();
});

test('a message that is forgotten is in no byte of the inbox, by its id or by whom it was for', async () => {
  const own = belongings();
  const folder = own.folder();
  const { mailer, inbox, close } = await openSqliteDevInbox({ file: join(folder, 'inbox.db') });
  own.closes(close);
  const mail = (id: string, to: string) => mailer.send({ id, to, subject: 'x', text: `words of ${id}`, html: '' });
  await mail('one', 'a@x.example');
  await mail('two', 'b@x.example');
  await mail('three', 'c@x.example');
  expect(await inbox.forget({ ids: ['one', 'none'], to: ['b@x.example'] })).toBe(2);
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('latin1'));
  const isThere = (words: string) => bytes.some((one) => one.includes(words));
  expect(['words of one', 'words of two', 'words of three'].map(isThere)).toEqual([false, false, true]);
  expect((await inbox.list()).map(({ id }) => id)).toEqual(['three']);
  const { at = '' } = (await inbox.list())[0] ?? {};
  expect([await inbox.countOlder(at), await inbox.countOlder(`${at}+`)]).toEqual([0, 1]);
  await own.release();
});

test('nor is it in the room that pages do not use, where SQLite leaves copies of what it moved', async () => {
  const own = belongings();
  const folder = own.folder();
  const { mailer, inbox, close } = await openSqliteDevInbox({ file: join(folder, 'inbox.db') });
  own.closes(close);
  const address = (person: number) => `zq${String(person).padStart(8, '0')}@x.example`;
  // Everybody is written to now and then, so that the index by receiver grows in all its places.
  const letters = Array.from({ length: 12_000 }, (_, at) => ({ id: `m${at}`, to: address(randomInt(600)) }));
  for (let from = 0; from < letters.length; from += 100)
    await Promise.all(
      letters.slice(from, from + 100).map((one) => mailer.send({ ...one, subject: 'x', text: 'words', html: '' })),
    );
  const gone = Array.from({ length: 300 }, (_, at) => address(at * 2));
  await inbox.forget({ ids: [], to: gone });
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('latin1'));
  expect(gone.filter((to) => bytes.some((one) => one.includes(to)))).toEqual([]);
  const kept = letters.filter(({ to }) => to === address(1)).length;
  expect(await inbox.list({ to: address(1) })).toHaveLength(kept);
  await own.release();
});
