import { join } from 'node:path';
import { absentHrCore, type HrCore, odataHrCore } from '@talentlog/runtime';
import type { Config } from './config.ts';

/** The HR core that new hires are handed to. */
export interface ReachedHrCore {
  /** Where it is; undefined where there is none. */
  readonly url: string | undefined;
  /** What to set where there is none, by the name of the peer. */
  readonly absent: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * The configured HR core; where none is, our own counterpart stands in for it, but never in production: nobody may believe that new hires
 * arrived somewhere.
 */
export async function reachHrCore(config: Config): Promise<ReachedHrCore> {
  const { HR_CORE_URL: configured, NODE_ENV } = config;
  const close = async () => undefined;
  if (configured) return { url: configured, absent: {}, close };
  if (NODE_ENV === 'production') return { url: undefined, absent: { 'hr-core': 'HR_CORE_URL is not set' }, close };
  const { startHrCoreCounterpart } = await import('@talentlog/hr-core-counterpart');
  const { keepPrivate } = await import('@talentlog/runtime/sqlite');
  const file = join(config.DATA_DIR, 'hr-core.db');
  keepPrivate(file);
  const counterpart = await startHrCoreCounterpart({ port: 0, file });
  return { url: counterpart.url, absent: {}, close: () => counterpart.close() };
}

/** The one at that address; where there is none, whatever is handed over fails and says so. */
export const hrCoreAt = (url: string | undefined, config: Config): HrCore =>
  url === undefined
    ? absentHrCore
    : odataHrCore({
        baseUrl: url,
        clientId: config.HR_CORE_CLIENT_ID,
        companyId: config.HR_CORE_COMPANY_ID,
        signIn: { secret: config.HR_CORE_CLIENT_SECRET },
      });
