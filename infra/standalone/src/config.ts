import { Environment } from './config/environment.ts';
import { ConfigError } from './config/faults.ts';
import type { Service } from './config/kinds.ts';
import { problemsBetween, withoutUse } from './config/rules.ts';
import { readSources } from './config/sources.ts';

export { ConfigError } from './config/faults.ts';

export type Config = Omit<Environment, 'DEMO'> & {
  readonly DEMO: 'on' | 'off';
  readonly devInbox: boolean;
  /** What is told at the start, and works all the same. */
  readonly warnings: readonly string[];
};

/**
 * The checked configuration, from the environment and the file that it names, for a process; `command` has all that the company needs in
 * one. Throws ConfigError naming each wrong key and what is expected of it.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  service: Service = 'command',
): Config {
  const { values, problems, warnings } = readSources(environment);
  const parsed = Environment.safeParse(values);
  const wrong = parsed.success
    ? problemsBetween(parsed.data, service, Object.keys(values))
    : parsed.error.issues.map(({ path, message }) => `${String(path[0])} must be ${message}`);
  const all = [...problems, ...wrong];
  if (!parsed.success || all.length > 0) throw new ConfigError(all);
  const config = parsed.data;
  const production = config.NODE_ENV === 'production';
  const devInbox = (config.DEV_INBOX ?? (production ? 'off' : 'on')) === 'on';
  return {
    ...config,
    DEMO: config.DEMO ?? (production ? 'off' : 'on'),
    devInbox,
    warnings: [...warnings, ...withoutUse(config, service)],
  };
}
