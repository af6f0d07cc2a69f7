import { join } from 'node:path';
import {
  absentMailer,
  type Disk,
  guardedMailer,
  guardedScan,
  type Mailer,
  noScanner,
  type Peer,
  type SmsGateway,
  type VirusScan,
} from '@talentlog/runtime';
import type { Config } from './config.ts';
import { createPeers } from './peers.ts';
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

/** The folder of uploaded files. */
export async function openFiles({ DATA_DIR }: Config) {
  const { openDiskFileStore } = await import('@talentlog/runtime/disk');
  return openDiskFileStore(join(DATA_DIR, 'files'));
}

async function openMailer(config: Config, devInbox: Mailer): Promise<Mailer> {
  if (!config.SMTP_HOST) return config.devInbox ? devInbox : absentMailer;
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
