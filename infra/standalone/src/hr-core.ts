import { join } from 'node:path';
import { absentHrCore, type HrCore, odataHrCore } from '@talentlog/runtime';
import { keepPrivate } from '@talentlog/runtime/sqlite';
import type { Config } from './config.ts';

/** What stands in for the HR core. */
export interface StandIn {
  /** Where it is; undefined where there is none. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

/**
 * Where no HR core is configured, our own counterpart stands in for it, but never in production: nobody may believe that new hires arrived
 * somewhere.
 */
export async function standInForHrCore({ HR_CORE_URL, NODE_ENV, DATA_DIR }: Config): Promise<StandIn> {
  if (HR_CORE_URL || NODE_ENV === 'production') return { url: undefined, close: async () => undefined };
  const { startHrCoreCounterpart } = await import('@talentlog/hr-core-counterpart');
  const file = join(DATA_DIR, 'hr-core.db');
  keepPrivate(file);
  const { url, close } = await startHrCoreCounterpart({ port: 0, file });
  return { url, close };
}

/** The HR core that new hires are handed to. */
interface ReachedHrCore {
  readonly core: HrCore;
  /** What to set where there is none, by the name of the peer. */
  readonly absent: Readonly<Record<string, string>>;
}

/** The one at that address; where there is none, whatever is handed over fails and says so. */
export function hrCoreAt(url: string | undefined, config: Config): ReachedHrCore {
  if (url === undefined) return { core: absentHrCore, absent: { 'hr-core': 'HR_CORE_URL is not set' } };
  const { HR_CORE_CLIENT_ID: clientId, HR_CORE_COMPANY_ID: companyId, HR_CORE_CLIENT_SECRET: secret } = config;
  return { core: odataHrCore({ baseUrl: url, clientId, companyId, signIn: { secret } }), absent: {} };
}
