import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AppendConsistencyViolationError, ErrorType, isCommandError } from '@kurrent/kurrentdb-client';
import { EngineRefused } from '../../engine-refused.ts';
import { isA } from '../../is-a.ts';
import { commitRecord, commitStream } from './commit-record.ts';
import { atLeader, type Connection } from './connection.ts';
import { isDenied, isElecting, isNotLeader, textOf } from './failure.ts';

/** The first version that appends to many streams with checks. */
const oldest = { major: 26, minor: 1 };
/** What a failed handshake is told as. */
const tls = /certificate|SSL|TLS|EPROTO|wrong version number|self-signed/i;

const refused = (said: string, advice: string): EngineRefused => new EngineRefused('KurrentDB', said, advice);

/** The address is none that the client understands. It may hold a password, so it is not repeated. */
export const badAddress = (): EngineRefused =>
  refused(
    'KURRENTDB_URL is no address',
    'Write kurrentdb://user:password@host:2113?tls=true, with each special character of the password as %xx',
  );

/** A certificate or key that the address names cannot be read. */
export const badFile = ({ message }: Error): EngineRefused =>
  refused(
    message,
    'Look at tlsCAFile, userCertFile and userKeyFile of KURRENTDB_URL: paths of files that may be read here',
  );

/** Why a server cannot be used, in words that say what to do. */
function refusal(error: unknown): EngineRefused {
  if (isA(error, EngineRefused)) return error;
  const said = textOf(error);
  if (isNotLeader(error))
    return refused(
      'this node does not lead, or takes no writes',
      'Name every node in KURRENTDB_URL (kurrentdb://a:2113,b:2113,c:2113), so that the one that leads is found; a read-only replica takes no log',
    );
  if (isDenied(error))
    return refused(
      `it refuses the user (${said})`,
      'Give KURRENTDB_URL a user of its own, with its password, that may write, and may read $all: one of $admins, or one that the access list of $all names',
    );
  if (tls.test(said))
    return refused(
      `no safe connection can be made (${said})`,
      'Name the authority of its certificate (?tlsCAFile=/path/ca.crt), or, where it has none and the network is yours alone, ?tls=false',
    );
  if (error instanceof Error && isCommandError(error) && error.type === ErrorType.UNSUPPORTED)
    return tooOld('an older one');
  return refused(
    `it cannot be reached (${said})`,
    'Look whether it runs and whether the host and port of KURRENTDB_URL are right',
  );
}

const tooOld = (version: string): EngineRefused =>
  refused(
    `this server is ${version}`,
    `Talentlog writes to several streams at once, which KurrentDB can from ${oldest.major}.${oldest.minor} on: bring the server to that version`,
  );

/** What the client has learned of the server; it keeps that to itself. */
interface Learned {
  readonly capabilities: Promise<{ readonly serverVersion: string }>;
}

/** Milliseconds between two looks at a cluster that has no leader. */
const electionPause = 250;

/**
 * Whether the server is there, new enough, and lets this user do what is needed. Writes nothing. A cluster that elects its leader is asked
 * again until a time. Throws EngineRefused.
 */
export async function assertServer(connection: Connection, does: 'reads' | 'writes', until: number): Promise<void> {
  for (;;) {
    const client = connection.client();
    let answered = false;
    try {
      await assertVersion(connection);
      answered = true;
      await assertRights(connection, does);
      return;
    } catch (error) {
      if (!isElecting(error, answered) || Date.now() > until) throw refusal(error);
      connection.renew(client);
      await delay(electionPause);
    }
  }
}

async function assertVersion(connection: Connection): Promise<void> {
  const { serverVersion } = await (connection.client() as unknown as Learned).capabilities;
  const [major = 0, minor = 0] = serverVersion.split('.').map(Number);
  if (!(major > oldest.major || (major === oldest.major && minor >= oldest.minor))) throw tooOld(serverVersion);
}

async function assertRights(connection: Connection, does: 'reads' | 'writes'): Promise<void> {
  const last = { ...atLeader, direction: 'backwards', fromPosition: 'end', maxCount: 1 } as const;
  for await (const _event of connection.client().readAll(last));
  if (does === 'writes') await assertWritable(connection);
}

/** Asks for a commit of which something is expected that never holds: who may write is told that, who may not is told so before. */
async function assertWritable(connection: Connection): Promise<void> {
  const id = randomUUID();
  const { record } = commitRecord(id, { digest: '', writes: [] });
  const never = { type: 'stream_state', streamName: commitStream(id), expectedState: 'stream_exists' } as const;
  try {
    await connection.client().appendRecords([record], [never]);
  } catch (error) {
    if (!(error instanceof AppendConsistencyViolationError)) throw error;
  }
}
