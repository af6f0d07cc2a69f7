import { EngineRefused } from '../../engine-refused.ts';

/** What may stand behind the hosts; the client takes them however they are written. */
const options = [
  ...['tls', 'tlsVerifyCert', 'tlsCAFile', 'userCertFile', 'userKeyFile'],
  ...['maxDiscoverAttempts', 'discoveryInterval', 'gossipTimeout', 'nodePreference'],
  ...['connectionName', 'defaultDeadline', 'keepAliveInterval', 'keepAliveTimeout', 'throwOnAppendFailure'],
];
const flat = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');
const known = new Set(options.map(flat));
/** Protocol, user, password, hosts, options. A `?` in a password, and an `@` in an option, are written %xx. */
const parts = /^([a-z]+(?:\+discover)?:\/\/)(?:([^:@/?]*):([^?]*?)@)?([^@/?]+)\/*(?:\?([^@]*))?$/s;

/** Who asks, as the address names them: read here, because the client reads them twice, and once without decoding %xx. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Where the log is, in what the client reads alike wherever it reads it. */
export interface ClientAddress {
  readonly url: string;
  readonly credentials?: Credentials;
}

/** Before its first read, and before each that follows a lost connection, the client waits for so long; half a second, if it is not told. */
const discoveryInterval = 20;
/** So often it asks who leads: five seconds in all. */
const maxDiscoverAttempts = 250;

/**
 * The address as the client is given it. Of an option that it does not know the client would write the whole address, password included,
 * to the log of the process; of the former name of its protocol, that it is one. Undefined where it is none. Throws EngineRefused, and
 * repeats the option alone.
 */
export function clientAddress(url: string): ClientAddress | undefined {
  const [, protocol, user, password, hosts, query = ''] = parts.exec(url) ?? [];
  if (protocol === undefined || hosts === undefined) return undefined;
  const given = query.split('&').map((part) => part.split('=', 1)[0] ?? '');
  const unknown = given.find((name) => name !== '' && !known.has(flat(name)));
  if (unknown !== undefined)
    throw new EngineRefused(
      'KurrentDB',
      `KURRENTDB_URL has an option that there is not: ${unknown.slice(0, 40)}`,
      `There are ${options.join(', ')}`,
    );
  const name = (option: string) => given.some((one) => flat(one) === flat(option));
  const more = Object.entries({ discoveryInterval, maxDiscoverAttempts })
    .filter(([option]) => !name(option))
    .map(([option, value]) => `${option}=${value}`);
  const rest = [...(query === '' ? [] : [query]), ...more].join('&');
  const address = `${protocol.replace(/^esdb/, 'kurrentdb')}${hosts}?${rest}`;
  try {
    return user === undefined || password === undefined
      ? { url: address }
      : {
          url: address,
          credentials: { username: decodeURIComponent(user), password: decodeURIComponent(password) },
        };
  } catch {
    // A % that begins no %xx.
    return undefined;
  }
}
