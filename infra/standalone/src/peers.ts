import { Peer, type PeerOptions } from '@talentlog/runtime';
import { measureCall } from './metrics/calls.ts';

/** Each call counts in the metrics of its thread. */
const measuredPeer = (options: PeerOptions): Peer => new Peer({ ...options, onCall: measureCall });

/** Everybody outside this process, each with calls, limits and a breaker of its own, as the health page names them. */
export const createPeers = () => ({
  mail: measuredPeer({ name: 'mail' }),
  sms: measuredPeer({ name: 'sms' }),
  /** One hire is asked about row by row; each request has the limit of a call. */
  hrCore: measuredPeer({ name: 'hr-core', atOnce: 16, callMs: 60_000 }),
  /** People wait for it, and each of them makes some calls of it. */
  companyAccounts: measuredPeer({ name: 'company-accounts' }),
  /** Uploads wait for it: it is given up early, and tried again soon. */
  scans: measuredPeer({ name: 'scans', atOnce: 8, failures: 1, longestPauseMs: 10_000 }),
});

/** The bucket of uploaded files, whose client has tried thrice before it gives up. Twenty megabytes take a while. */
export const createFilesPeer = () =>
  measuredPeer({ name: 'files', atOnce: 32, callMs: 30_000, failures: 1, longestPauseMs: 10_000 });
