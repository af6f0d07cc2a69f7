import { canonicalJson } from './canonical.ts';
import { sha256 } from './event-text.ts';
import type { Commit, ExpectedRevision, NewEvent } from './port.ts';

/** An event with its contents as the canonical texts that are stored; made where the caller is, so that one pass does both. */
export interface PackedEvent {
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: string;
  readonly metadata: string;
}
export interface PackedWrite {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly PackedEvent[];
}
/** A commit on its way to the writer: flat and small, because it is copied between threads. */
export interface PackedCommit {
  readonly commitId: string;
  readonly writes: readonly PackedWrite[];
  readonly checks: readonly { readonly stream: string; readonly expected: ExpectedRevision }[];
}

const packEvent = ({ id, type, schemaVersion, data, metadata }: NewEvent): PackedEvent => ({
  id,
  type,
  schemaVersion,
  data: canonicalJson(data),
  metadata: canonicalJson(metadata),
});

/** Throws TypeError for contents that JSON cannot hold. */
export const packed = ({ commitId, writes, checks = [] }: Commit): PackedCommit => ({
  commitId,
  writes: writes.map(({ stream, expected, events }) => ({ stream, expected, events: events.map(packEvent) })),
  checks: checks.map(({ stream, expected }) => ({ stream, expected })),
});

/** Tells the same commit sent twice from another one under its id. */
export function digestOf({ writes, checks }: PackedCommit): string {
  let text = '';
  for (const { stream, expected } of checks) text += `check ${canonicalJson(stream)} ${expected}\n`;
  for (const { stream, expected, events } of writes) {
    text += `write ${canonicalJson(stream)} ${expected}\n`;
    for (const { id, type, schemaVersion, data, metadata } of events)
      text += `${canonicalJson(id)} ${canonicalJson(type)} ${schemaVersion} ${data} ${metadata}\n`;
  }
  return sha256(text);
}
