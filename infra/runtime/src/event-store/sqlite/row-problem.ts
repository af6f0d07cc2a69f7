import { eventHash } from '../event-text.ts';
import { positionOf } from '../position.ts';
import type { StoredRow } from './stored-rows.ts';

/** An event as it is stored, with its contents as the texts that its hash is over. */
export type StoredText = Omit<StoredRow, 'data' | 'metadata'> & { readonly data: string; readonly metadata: string };

/** Refuses what is not UTF-8, so that two different damages never read alike. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Why a row cannot be the event that was written after `before` in its stream. */
export function problemOf(
  row: StoredRow,
  before: { readonly revision: number; readonly hash: string },
): string | undefined {
  if (row.revision !== before.revision + 1) return `revision ${before.revision + 1} of its stream is missing before it`;
  if (row.prev_hash !== before.hash) return 'it does not follow the event before it in its stream';
  const data = textOf(row.data);
  const metadata = textOf(row.metadata);
  if (data === undefined || metadata === undefined) return 'its content is not readable text';
  return hashedPosition({ ...row, data, metadata }) === undefined ? 'its content is not what was written' : undefined;
}

/** The position that the hash of an event is over: its own, or none, where it was first stored on KurrentDB. Undefined where it is over neither. */
export function hashedPosition(row: StoredText): string | undefined {
  const hashed = (position: string) =>
    eventHash({
      data: row.data,
      id: row.id,
      metadata: row.metadata,
      position,
      prevHash: row.prev_hash,
      recordedAt: row.recorded_at,
      revision: row.revision,
      schemaVersion: row.schema_version,
      stream: row.stream,
      type: row.type,
    });
  return [positionOf(row.position), ''].find((position) => hashed(position) === row.hash);
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
