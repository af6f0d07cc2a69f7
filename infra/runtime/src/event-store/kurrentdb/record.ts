import { type JSONType, jsonEvent, type RecordedEvent as Read } from '@kurrent/kurrentdb-client';
import { LogDamaged } from '../admin.ts';
import { canonicalJson } from '../canonical.ts';
import { eventHash } from '../event-text.ts';
import type { Metadata, NewEvent, RecordedEvent } from '../port.ts';
import type { StoredText } from '../sqlite/row-problem.ts';
import { positionAt } from './place.ts';

/** What lies beside the data of each of our events: texts alone, because the server takes nothing else. */
export interface Properties {
  readonly schemaVersion: string;
  /** Canonical JSON: the hash is over this text. */
  readonly metadata: string;
  readonly recordedAt: string;
  readonly prevHash: string;
  readonly hash: string;
  /** Where the hash says that the event stood: in the log that it was moved from. Empty for what was first stored here. */
  readonly position: string;
}

/** Where an event comes to stand, and what its hash is chained to. */
export interface Standing {
  readonly stream: string;
  readonly revision: number;
  readonly prevHash: string;
  readonly recordedAt: string;
}

/** An event on its way: the record, and its hash. The server gives the place in the log, so the hash says none. */
export function recordOf(event: NewEvent, { stream, revision, prevHash, recordedAt }: Standing) {
  const { id, type, schemaVersion } = event;
  const data = canonicalJson(event.data);
  const metadata = canonicalJson(event.metadata);
  const position = '';
  const hash = eventHash({
    ...{ data, id, metadata, position, prevHash },
    recordedAt,
    revision,
    schemaVersion,
    stream,
    type,
  });
  const properties: Properties = {
    ...{ schemaVersion: String(schemaVersion), metadata, recordedAt, prevHash, hash, position },
  };
  return { hash, size: sizeOf(stream, type, data, properties), record: record(stream, { id, type, data, properties }) };
}

/** An event that was stored elsewhere, as it was there: with its hash, and the position that this names. */
export function movedRecord(one: StoredText, position: string) {
  const { stream, id, type, data, metadata } = one;
  const properties: Properties = {
    ...{ schemaVersion: String(one.schema_version), metadata, recordedAt: one.recorded_at },
    ...{ prevHash: one.prev_hash, hash: one.hash, position },
  };
  return { size: sizeOf(stream, type, data, properties), record: record(stream, { id, type, data, properties }) };
}

interface Written {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly properties: object;
}

/** A record of JSON text. */
export const record = (streamName: string, { id, type, data, properties }: Written) => ({
  streamName,
  record: jsonEvent({
    id,
    type,
    data: JSON.parse(data) as JSONType,
    metadata: { ...properties } as Record<string, string>,
  }),
});

/** Room that the server counts besides texts, for each record and each of its properties; more than it is. */
const perRecord = 256;

/** Bytes that a record takes of what the server takes at once. */
export const sizeOf = (...parts: readonly (string | object)[]): number =>
  parts.reduce<number>(
    (sum, part) => sum + Buffer.byteLength(typeof part === 'string' ? part : JSON.stringify(part)),
    perRecord,
  );

/** An event as the port gives it. Throws LogDamaged where it is none of ours. */
export function recorded({ id, type, streamId, revision, position, data, metadata }: Read): RecordedEvent {
  const { schemaVersion, prevHash, hash, recordedAt, ...properties } = (metadata ?? {}) as Partial<Properties>;
  if (schemaVersion === undefined || prevHash === undefined || hash === undefined || recordedAt === undefined)
    throw new LogDamaged(`${streamId}, revision ${revision}: no event of Talentlog. Its database must be its own`);
  return {
    id,
    type,
    schemaVersion: Number(schemaVersion),
    data: data as Readonly<Record<string, unknown>>,
    metadata: JSON.parse(properties.metadata ?? '{}') as Metadata,
    stream: streamId,
    revision: Number(revision),
    position: positionAt(position),
    recordedAt,
    prevHash,
    hash,
  };
}
