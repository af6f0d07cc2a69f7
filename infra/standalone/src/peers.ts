import { Peer } from '@talentlog/runtime';

/** Everybody outside this process, each with calls, limits and a breaker of its own, as the health page names them. */
export const createPeers = () => ({
  mail: new Peer({ name: 'mail' }),
  sms: new Peer({ name: 'sms' }),
  /** One hire is asked about row by row; each request has the limit of a call. */
  hrCore: new Peer({ name: 'hr-core', atOnce: 16, callMs: 60_000 }),
  /** People wait for it, and each of them makes some calls of it. */
  companyAccounts: new Peer({ name: 'company-accounts', callMs: 20_000 }),
  /** Uploads wait for it: it is given up early, and tried again soon. */
  scans: new Peer({ name: 'scans', atOnce: 8, failures: 1, longestPauseMs: 10_000 }),
});
