import { EngineRefused } from '../../engine-refused.ts';

/** What may stand behind the hosts; the client takes them however they are written. */
const options = [
  ...['tls', 'tlsVerifyCert', 'tlsCAFile', 'userCertFile', 'userKeyFile'],
  ...['maxDiscoverAttempts', 'discoveryInterval', 'gossipTimeout', 'nodePreference'],
  ...['connectionName', 'defaultDeadline', 'keepAliveInterval', 'keepAliveTimeout', 'throwOnAppendFailure'],
];
const flat = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');
const known = new Set(options.map(flat));

/**
 * The address as the client is given it. Of an option that it does not know the client would write the whole address, password included,
 * to the log of the process; of the former name of its protocol, that it is one. Throws EngineRefused, and repeats the option alone.
 */
export function clientAddress(url: string): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  const unknown = query
    .split('&')
    .map((part) => part.split('=', 1)[0] ?? '')
    .find((name) => name !== '' && !known.has(flat(name)));
  if (unknown !== undefined)
    throw new EngineRefused(
      'KurrentDB',
      `KURRENTDB_URL has an option that there is not: ${unknown.slice(0, 40)}`,
      `There are ${options.join(', ')}`,
    );
  return url.replace(/^esdb(?=(\+discover)?:)/, 'kurrentdb');
}
