import { EngineRefused } from '../engine-refused.ts';
import { isA } from '../is-a.ts';

interface Told {
  readonly name?: string;
  readonly message?: string;
  readonly code?: number | string;
  readonly codeName?: string;
  readonly cause?: unknown;
  readonly reason?: { readonly servers?: ReadonlyMap<string, { readonly error?: unknown }> };
}

/** What was said, in one line that names no secret: the innermost of what the driver wraps, and of servers that none was chosen of. */
export function saidBy(error: unknown): string {
  const { name = 'Error', message = '', code, codeName, cause, reason } = (error ?? {}) as Told;
  const inner = cause ?? [...(reason?.servers?.values() ?? [])].find((server) => server.error)?.error;
  if (inner !== undefined && inner !== null && inner !== error) return saidBy(inner);
  const known = [name === 'Error' ? '' : name, codeName ?? (code === undefined ? '' : `${code}`)];
  // An address that is repeated may hold the password.
  const line = message.includes('@') ? '' : (message.split('\n', 1)[0] ?? '');
  return [...known, line].filter((part) => part !== '').join(', ');
}

const guide = 'docs/how-to/keep-stores-on-mongodb.md';

/** Words of what was said, in small letters, and what to do about it; the first that fits. */
const advices: readonly (readonly [words: readonly string[], advice: string])[] = [
  [
    ['mongoparseerror', 'mongoinvalidargumenterror', 'err_invalid_url', 'invalid scheme'],
    'MONGO_URL is not of the form mongodb://user:password@host:27017/?options (or mongodb+srv://)',
  ],
  [
    ['authenticationfailed', 'authentication failed', 'bad auth'],
    'Look at the user and the password in MONGO_URL, and at its authSource',
  ],
  [['mongocompatibilityerror', 'wire version'], 'The server is too old: MongoDB 6.0 or newer is needed'],
  [
    ['unauthorized', 'not authorized', 'requires authentication'],
    'The user needs the role readWrite on the database MONGO_DATABASE',
  ],
  [['enoent'], 'A file that MONGO_URL names is not there: look at its tlsCAFile and tlsCertificateKeyFile'],
  [
    ['altname', 'hostname/ip'],
    'The certificate there is of other hosts: name in MONGO_URL one that it has, or have it made for this one',
  ],
  [
    ['cert_has_expired', 'certificate has expired', 'cert_not_yet_valid'],
    'The certificate there is of another time: have it renewed, and look at the clocks of both',
  ],
  [
    ['certificate_required', 'certificate required'],
    'It asks for a certificate of ours: name its file in MONGO_URL, as tlsCertificateKeyFile=',
  ],
  [
    ['cert', 'self_signed', 'self-signed', 'unable to verify', 'unable_to', 'err_tls'],
    'The certificate is not trusted: name its authority in NODE_EXTRA_CA_CERTS, or tlsCAFile in MONGO_URL',
  ],
  [
    ['eproto', 'wrong version number', 'err_ssl', 'packet length', 'secure tls', 'socket disconnected'],
    'One side speaks TLS and the other does not: look at tls= in MONGO_URL',
  ],
  [
    ['notwritableprimary', 'notprimary', 'not master', 'not primary', 'readonly', 'read-only', 'read only'],
    'It takes no writes: name the whole replica set in MONGO_URL, with replicaSet=, and no secondary alone',
  ],
  [['outofdiskspace', 'no space left', 'disk full', 'diskfull'], 'Its disk is full: make room there'],
  [
    ['writeconcern', 'waiting for replication'],
    'A majority of the replica set does not confirm writes: look at rs.status() there',
  ],
  [
    ['enotfound', 'eai_again', 'econnrefused', 'ehostunreach', 'enetunreach', 'etimedout', 'econnreset', 'timed out'],
    'Nobody answers at MONGO_URL as it is set',
  ],
  [
    ['closed', 'serverselection'],
    'What answers at MONGO_URL is no primary of that replica set, no MongoDB, or one that wants tls=true',
  ],
];

/** The same as a refusal to start, with what to do. */
export function startRefusal(what: string, error: unknown): EngineRefused {
  if (isA(error, EngineRefused)) return error;
  const said = saidBy(error);
  const small = said.toLowerCase();
  const [, advice] = advices.find(([words]) => words.some((word) => small.includes(word))) ?? [];
  return refusal(`${what} failed (${said})`, advice ?? 'Look at MONGO_URL and MONGO_DATABASE');
}

/** What this program says no to by itself. */
export const refusal = (said: string, advice: string): EngineRefused =>
  new EngineRefused('MongoDB', said, `${advice} (${guide})`);
