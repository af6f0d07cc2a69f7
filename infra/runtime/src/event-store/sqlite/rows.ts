import type { Position, RecordedEvent } from '../port.ts';

/** A row of the table `events`. */
export interface EventRow {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly schema_version: number;
  readonly data: string;
  readonly metadata: string;
  readonly recorded_at: string;
  readonly prev_hash: string;
  readonly hash: string;
}

export const toPosition = (position: number): Position => String(position).padStart(20, '0') as Position;

export const toRecorded = (row: EventRow): RecordedEvent => ({
  id: row.id,
  type: row.type,
  schemaVersion: row.schema_version,
  data: JSON.parse(row.data) as RecordedEvent['data'],
  metadata: JSON.parse(row.metadata) as RecordedEvent['metadata'],
  stream: row.stream,
  revision: row.revision,
  position: toPosition(row.position),
  recordedAt: row.recorded_at,
  prevHash: row.prev_hash,
  hash: row.hash,
});
