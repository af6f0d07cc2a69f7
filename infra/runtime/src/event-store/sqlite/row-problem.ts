import { eventHash } from '../event-text.ts';
import { positionOf } from '../position.ts';
import type { StoredRow } from './stored-rows.ts';

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
  const hash = eventHash({
    data,
    id: row.id,
    metadata,
    position: positionOf(row.position),
    prevHash: row.prev_hash,
    recordedAt: row.recorded_at,
    revision: row.revision,
    schemaVersion: row.schema_version,
    stream: row.stream,
    type: row.type,
  });
  return hash === row.hash ? undefined : 'its content is not what was written';
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
