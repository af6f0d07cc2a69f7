import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { upcasters } from '@talentlog/domain';
import {
  clamdScanner,
  createOpener,
  noScanner,
  openCheckpoints,
  openDevInbox,
  openDiskFileStore,
  openSecrets,
  openSqliteEventStore,
  openSqliteSignIns,
  openSqliteSubjectKeys,
  openSqliteUploadRegister,
  openSqliteViewStore,
  openTimers,
  smtpMailer,
} from '@talentlog/runtime';
import type { Config } from './config.ts';
import { eventContracts } from './event-contracts.ts';

/** Every embedded store, opened in one data folder. */
export async function openStorage(config: Config) {
  const at = (name: string) => join(config.DATA_DIR, name);
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  const secret = openSecrets(config.DATA_DIR);
  const store = await openSqliteEventStore({ file: at('events.db') });
  const keys = await openSqliteSubjectKeys({ file: at('keys.db'), masterKeyFile: at('keys.master') });
  const views = await openSqliteViewStore({ file: at('views.db') });
  const signIns = await openSqliteSignIns({ file: at('sign-ins.db') });
  const timers = openTimers({ file: at('timers.db') });
  const checkpoints = openCheckpoints({ file: at('checkpoints.db') });
  const uploads = await openSqliteUploadRegister({ file: at('uploads.db') });
  const files = await openDiskFileStore(at('files'));
  const devInbox = openDevInbox({ file: at('dev-inbox.db') });
  const mailer = config.SMTP_HOST
    ? smtpMailer({
        host: config.SMTP_HOST,
        port: config.SMTP_PORT,
        secure: config.SMTP_PORT === 465,
        from: config.SMTP_FROM,
        ...(config.SMTP_USER ? { user: config.SMTP_USER, pass: config.SMTP_PASSWORD ?? '' } : {}),
      })
    : devInbox.mailer;
  const scan = config.CLAMD_HOST ? clamdScanner({ host: config.CLAMD_HOST, port: config.CLAMD_PORT }) : noScanner;
  return {
    secret,
    store,
    keys,
    views,
    signIns,
    timers,
    checkpoints,
    uploads,
    files,
    mailer,
    sms: devInbox.smsGateway,
    inbox: devInbox.inbox,
    scan,
    open: createOpener({ contracts: eventContracts, keys, upcasters }),
    async close(): Promise<void> {
      await views.close();
      await store.close();
      for (const opened of [keys, signIns, uploads, timers, checkpoints]) await opened.close();
      devInbox.close();
    },
  };
}

export type Storage = Awaited<ReturnType<typeof openStorage>>;
