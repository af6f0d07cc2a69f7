import { endForGood } from '../../disk/fail-stop.ts';
import { clientAddress } from './address.ts';
import { assertServer, badAddress, badFile } from './check.ts';
import { Connection } from './connection.ts';
import { KurrentReader } from './reader.ts';
import { KurrentEventStore } from './store.ts';

export * from '../../ledger/kurrentdb/counted-log.ts';
export * from '../../ledger/kurrentdb/verify-log.ts';
export * from '../../ledger/transfer/kurrentdb/export.ts';
export * from '../../ledger/transfer/kurrentdb/import.ts';
export { maxCommitBytes } from './appender.ts';
export type { KurrentReader } from './reader.ts';
export type { KurrentEventStore } from './store.ts';

/** Where the log is: `kurrentdb://user:password@host:2113?tls=true`, as the engine's own tools write it. */
export interface KurrentSettings {
  readonly url: string;
  /** Longest wait at a start for a cluster that has no leader yet. */
  readonly electionMs?: number;
}
/** An election takes a few seconds at most, once a majority is there. */
const usualElectionMs = 15_000;

/** Opens a log to write it. By default the process ends with 70 where it owned the log and another process took it. Throws EngineRefused where the server cannot be used as it is. */
export async function openKurrentEventStore({
  url,
  electionMs,
  onFatal = (error) => endForGood('The event log', error),
}: KurrentSettings & { readonly onFatal?: (error: Error) => void }): Promise<KurrentEventStore> {
  return new KurrentEventStore(await checked(url, 'writes', electionMs), onFatal);
}

/** Opens a log that others write. Throws EngineRefused where the server cannot be used as it is. */
export async function openKurrentEventReader({ url, electionMs }: KurrentSettings): Promise<KurrentReader> {
  return new KurrentReader(await checked(url, 'reads', electionMs));
}

async function checked(url: string, does: 'reads' | 'writes', electionMs = usualElectionMs): Promise<Connection> {
  const connection = connectionTo(url);
  try {
    await assertServer(connection, does, Date.now() + electionMs);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function connectionTo(url: string): Connection {
  const address = clientAddress(url);
  if (address === undefined) throw badAddress();
  try {
    return new Connection(address);
  } catch (error) {
    // A file that the address names may be missing.
    throw error instanceof Error && error.message.startsWith('Failed to load') ? badFile(error) : badAddress();
  }
}
