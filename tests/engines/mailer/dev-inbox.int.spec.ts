import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DevInbox, memoryDevInbox } from '@talentlog/runtime';
import { openSqliteDevInbox } from '@talentlog/runtime/sqlite';
import { mailerContract } from './contract.ts';

const arrivedIn = async (inbox: DevInbox) =>
  (await inbox.list({ kind: 'mail' }))
    .toReversed()
    .map(({ to, subject, text, html }) => ({ to: [to], subject, text, html }));

mailerContract('dev inbox on SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailer-'));
  const { mailer, inbox, close } = await openSqliteDevInbox({ file: join(folder, 'inbox.db') });
  return {
    mailer,
    arrived: () => arrivedIn(inbox),
    knowsRepeats: true,
    remove: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
});

mailerContract('dev inbox in memory', async () => {
  const { mailer, inbox } = memoryDevInbox();
  return { mailer, arrived: () => arrivedIn(inbox), knowsRepeats: true, remove: async () => undefined };
});
