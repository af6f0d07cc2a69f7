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
  await own.release();
});
