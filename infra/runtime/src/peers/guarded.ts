import { StoreUnavailable } from '../event-store/port.ts';
import { type FileStore, UnreadableFile } from '../file-store/port.ts';
import { reasonOf } from '../follower/troubles.ts';
import { HrCoreRefused } from '../hr-core/http.ts';
import type { HrCore, PushResult } from '../hr-core/port.ts';
import type { Delivery, Mailer, SmsGateway } from '../messages/port.ts';
import type { ScanVerdict, VirusScan } from '../virus-scan/port.ts';
import { type Peer, PeerAway, PeerSilent } from './peer.ts';

const deliveryAway = {
  result: (delivery: Delivery) =>
    delivery.outcome === 'unknown' || (delivery.outcome === 'failed' && delivery.away) ? delivery.reason : undefined,
};

/** A message given up may have been taken all the same: it is repeated under its id. */
const delivered = (peer: Peer, send: () => Promise<Delivery>): Promise<Delivery> =>
  peer.call(send, deliveryAway).catch((error: unknown): Delivery => {
    if (error instanceof PeerSilent) return { outcome: 'unknown', reason: error.message };
    throw error;
  });

/** The mailer behind its peer; throws PeerAway while that is left alone. */
export const guardedMailer = (mailer: Mailer, peer: Peer): Mailer => ({
  ...(mailer.absent === undefined ? {} : { absent: mailer.absent }),
  send: (mail) => delivered(peer, () => mailer.send(mail)),
});

/** The SMS gateway behind its peer; throws PeerAway while that is left alone. */
export const guardedSmsGateway = (gateway: SmsGateway, peer: Peer): SmsGateway => ({
  ...(gateway.absent === undefined ? {} : { absent: gateway.absent }),
  send: (sms) => delivered(peer, () => gateway.send(sms)),
});

/** The scanner behind its peer: what is left alone or silent scans nothing, and says so. */
export const guardedScan = (scan: VirusScan, peer: Peer): VirusScan => ({
  required: scan.required,
  scan: (bytes) =>
    peer
      .call(() => scan.scan(bytes), {
        result: (verdict) => (verdict.verdict === 'not_scanned' && verdict.away ? verdict.reason : undefined),
      })
      .catch(
        (error: unknown): ScanVerdict => ({ verdict: 'not_scanned', reason: (error as Error).message, away: true }),
      ),
  health: () => scan.health(),
});

const ofOneFile = { error: (error: unknown) => !(error instanceof UnreadableFile) };

/** Files that another machine keeps, behind its peer: while that is away they are unavailable, and so is what needs one. */
export function guardedFiles(files: FileStore, peer: Peer): FileStore {
  const call = <T>(work: () => Promise<T>): Promise<T> =>
    peer.call(work, ofOneFile).catch((error: unknown) => {
      if (error instanceof UnreadableFile || error instanceof PeerAway) throw error;
      throw new StoreUnavailable(`files: ${reasonOf(error)}`, { cause: error });
    });
  return {
    identify: (bytes) => files.identify(bytes),
    put: (bytes) => call(() => files.put(bytes)),
    get: (fileId) => call(() => files.get(fileId)),
    has: (fileId) => call(() => files.has(fileId)),
    delete: (fileId) => call(() => files.delete(fileId)),
  };
}

const refusesOnly = { error: (error: unknown) => !(error instanceof HrCoreRefused) };

/** The HR core behind its peer; throws PeerAway while that is left alone. */
export const guardedHrCore = (hrCore: HrCore, peer: Peer): HrCore => ({
  find: (externalId) => peer.call(() => hrCore.find(externalId), refusesOnly),
  missing: (hire) => peer.call(() => hrCore.missing(hire), refusesOnly),
  push: (hire) =>
    peer
      .call(() => hrCore.push(hire), {
        result: (result) => (result.outcome === 'unknown' ? result.message : undefined),
      })
      .catch((error: unknown): PushResult => {
        if (error instanceof PeerAway) throw error;
        return { outcome: 'unknown', message: (error as Error).message };
      }),
});
