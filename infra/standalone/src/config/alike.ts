import { createHmac } from 'node:crypto';
import { canonicalJson } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import { keyNames } from './environment.ts';

/** What each process of a company sets as it likes: where it is, how much it takes and tells, and what counts for the first start alone. */
const ownOfEach: ReadonlySet<string> = new Set([
  ...['PORT', 'HOST', 'UPSTREAM_URL', 'TRUSTED_PROXIES', 'METRICS_FROM', 'DATA_DIR', 'VIEWS_DIR', 'LOG_LEVEL'],
  ...['LOG_PORT', 'LOG_HOST', 'LOG_URL', 'LOG_SECRET', 'KURRENTDB_URL', 'DEMO', 'ADMIN_PASSWORD'],
  ...['WRITES_PER_ADDRESS_PER_MINUTE', 'READS_PER_ADDRESS_PER_MINUTE', 'PAGES_PER_ADDRESS_PER_MINUTE'],
  ...['LIVE_CONNECTIONS', 'WEB_CONNECTIONS', 'UPSTREAM_CONNECTIONS', 'SLOW_REQUEST_SECONDS'],
  ...['VIEWS_CHECK_SECONDS', 'BACKUP_MAX_AGE_HOURS'],
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER_ARG'],
]);

/** Names of settings that processes of one company have alike: whoever differs would scan, count, store or send otherwise than the others. */
export const alikeNames: readonly string[] = keyNames.filter((name) => !ownOfEach.has(name));

type Digests = Readonly<Record<string, string>>;

/** Digests of them, by name; nobody learns a value from one without the secret. */
export function digestsOf(config: Partial<Config>): Digests {
  const digest = (name: string): string => {
    const value = (config as Readonly<Record<string, unknown>>)[name] ?? null;
    return createHmac('sha256', config.LOG_SECRET ?? '')
      .update(canonicalJson([name, value]))
      .digest('base64url');
  };
  return Object.fromEntries(alikeNames.map((name) => [name, digest(name)]));
}

/** Names of those that are others there than here. */
export const differingFrom = (here: Digests, there: Digests): readonly string[] =>
  alikeNames.filter((name) => here[name] !== there[name]);
