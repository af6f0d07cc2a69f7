import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { upcasters } from '@talentlog/domain/fold';
import {
  createOpener,
  guardedMailer,
  guardedScan,
  guardedSmsGateway,
  type Mailer,
  noScanner,
  openSecrets,
  type Peer,
  type VirusScan,
  withinCountries,
} from '@talentlog/runtime';
import type { Config } from './config.ts';
import { eventContracts } from './event-contracts.ts';
import { createPeers } from './peers.ts';

/** An adapter behind every port, as configured. An engine that was not chosen is never imported. */
export async function openStorage(config: Config) {
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  const secret = openSecrets(config.DATA_DIR);
  const peers = createPeers();
  const { devInbox, close, ...stores } = await openSqliteStores(config.DATA_DIR);
  return {
    ...stores,
    secret,
    files: await openFiles(config),
    peers,
    mailer: guardedMailer(await openMailer(config, devInbox.mailer), peers.mail),
    sms: withinCountries(guardedSmsGateway(devInbox.smsGateway, peers.sms), config.SMS_COUNTRIES),
    inbox: devInbox.inbox,
    scan: await openScan(config, peers.scans),
    open: createOpener({ contracts: eventContracts, keys: stores.keys, upcasters }),
    close,
  };
}

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** The stores of a machine with nothing installed: SQLite files of their own in one data folder. */
async function openSqliteStores(folder: string) {
  const sqlite = await import('@talentlog/runtime/sqlite');
  const at = (name: string) => join(folder, name);
  const store = await sqlite.openSqliteEventStore({ file: at('events.db') });
  const keys = await sqlite.openSqliteSubjectKeys({ file: at('keys.db'), masterKeyFile: at('keys.master') });
  const views = await sqlite.openSqliteViewStore({ file: at('views.db') });
  const signIns = await sqlite.openSqliteSignIns({ file: at('sign-ins.db') });
  const credentials = await sqlite.openSqliteCredentials({ file: at('credentials.db') });
  const accessLog = await sqlite.openSqliteAccessLog({ file: at('access-log.db') });
  const uploads = await sqlite.openSqliteUploadRegister({ file: at('uploads.db') });
  const devInbox = await sqlite.openSqliteDevInbox({ file: at('dev-inbox.db') });
  const timers = sqlite.openSqliteTimers({ file: at('timers.db') });
  const checkpoints = sqlite.openSqliteCheckpoints({ file: at('checkpoints.db') });
  const ledger = sqlite.logFiles(folder);
  return {
    store,
    keys,
    views,
    signIns,
    credentials,
    accessLog,
    uploads,
    devInbox,
    timers,
    checkpoints,
    ledger,
    /** Proves that the log is what was written; see `verify`. */
    verifyLog: () => sqlite.verify(ledger),
    async close(): Promise<void> {
      for (const opened of [
        views,
        store,
        keys,
        signIns,
        credentials,
        accessLog,
        uploads,
        timers,
        checkpoints,
        devInbox,
      ])
        await opened.close();
    },
  };
}

async function openFiles({ DATA_DIR }: Config) {
  const { openDiskFileStore } = await import('@talentlog/runtime/disk');
  return openDiskFileStore(join(DATA_DIR, 'files'));
}

async function openMailer(config: Config, devInbox: Mailer): Promise<Mailer> {
  if (!config.SMTP_HOST) return devInbox;
  const { smtpMailer } = await import('@talentlog/runtime/smtp');
  return smtpMailer({
    host: config.SMTP_HOST,
    port: config.SMTP_PORT,
    secure: config.SMTP_PORT === 465,
    from: config.SMTP_FROM,
    ...(config.SMTP_USER ? { user: config.SMTP_USER, pass: config.SMTP_PASSWORD ?? '' } : {}),
  });
}

async function openScan({ CLAMD_HOST, CLAMD_PORT }: Config, peer: Peer): Promise<VirusScan> {
  if (!CLAMD_HOST) return noScanner;
  const { clamdScanner } = await import('@talentlog/runtime/clamd');
  return guardedScan(clamdScanner({ host: CLAMD_HOST, port: CLAMD_PORT }), peer);
}
