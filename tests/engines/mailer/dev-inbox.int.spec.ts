import { join } from 'node:path';
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
