import { join } from 'node:path';
import {
  absentMailer,
  assertPlace,
  type Disk,
  type FileStore,
  guardedFiles,
  guardedMailer,
  guardedScan,
  type Logger,
  type Mailer,
  markElsewhere,
  noScanner,
  type Peer,
  type SmsGateway,
  type VirusScan,
} from '@talentlog/runtime';
import type { Config } from './config.ts';
import { bucketOf, placeOf } from './files/bucket.ts';
import { createFilesPeer, createPeers } from './peers.ts';
import { openSms } from './sms/open-sms.ts';

/** Where messages end that no provider is configured for. */
interface Inbox {
  readonly mailer: Mailer;
  readonly smsGateway: SmsGateway;
}

/** Everybody outside as configured, each behind its peer. Each thread that calls them has its own. */
export async function reachOutside(config: Config, inbox: Inbox, guard: Disk['guard']) {
  const peers = createPeers();
  const { gateway, ...sms } = await openSms(config, { inbox: inbox.smsGateway, peer: peers.sms, guard });
  return {
    peers,
    mailer: guardedMailer(await openMailer(config, guard(inbox.mailer)), peers.mail),
    sms: gateway,
    smsParts: sms,
    scan: await openScan(config, peers.scans),
  };
}

/** Where uploaded files are kept: a folder, or a bucket behind its peer. */
export async function openFiles(
  config: Config,
  { guard, logger }: { readonly guard: Disk['guard']; readonly logger: Logger },
): Promise<{ readonly files: FileStore; readonly peers: readonly Peer[] }> {
  const bucket = bucketOf(config);
  assertPlace(config.DATA_DIR, bucket && placeOf(bucket));
  if (bucket === undefined) {
    const { openDiskFileStore } = await import('@talentlog/runtime/disk');
    return { files: guard(await openDiskFileStore(join(config.DATA_DIR, 'files'))), peers: [] };
  }
  const { openS3FileStore } = await import('@talentlog/runtime/s3');
  const peer = createFilesPeer();
  const store = await openS3FileStore(bucket, (words) => logger.warn({ bucket: bucket.bucket }, words));
  markElsewhere(config.DATA_DIR, placeOf(bucket));
  return { files: guardedFiles(store, peer), peers: [peer] };
}

async function openMailer(config: Config, devInbox: Mailer): Promise<Mailer> {
  if (!config.SMTP_HOST) return config.devInbox ? devInbox : absentMailer;
  const { smtpMailer } = await import('@talentlog/runtime/smtp');
  return smtpMailer({
    host: config.SMTP_HOST,
    port: config.SMTP_PORT,
    secure: config.SMTP_PORT === 465,
    from: config.SMTP_FROM,
    returnTo: config.SMTP_RETURN_TO,
    ...(config.SMTP_USER ? { user: config.SMTP_USER, pass: config.SMTP_PASSWORD ?? '' } : {}),
  });
}

async function openScan({ CLAMD_HOST, CLAMD_PORT }: Config, peer: Peer): Promise<VirusScan> {
  if (!CLAMD_HOST) return noScanner;
  const { clamdScanner } = await import('@talentlog/runtime/clamd');
  return guardedScan(clamdScanner({ host: CLAMD_HOST, port: CLAMD_PORT }), peer);
}
