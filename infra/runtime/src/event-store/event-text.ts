import { hash } from 'node:crypto';
import { canonicalJson } from './canonical.ts';

/** Of the event before the first one of a stream. */
export const NO_HASH = '0'.repeat(64);
export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** What the hash of an event is over; `data` and `metadata` are the stored canonical texts. */
export interface HashedEvent {
  readonly data: string;
  readonly id: string;
  readonly metadata: string;
  readonly position: string;
  readonly prevHash: string;
  readonly recordedAt: string;
  readonly revision: number;
  readonly schemaVersion: number;
  readonly stream: string;
  readonly type: string;
}

/** The canonical text of an event, put together from its parts in the order of their names. */
export function eventText(event: HashedEvent): string {
  const { data, metadata, position, prevHash, recordedAt, revision, schemaVersion } = event;
  const [id, stream, type] = [canonicalJson(event.id), canonicalJson(event.stream), canonicalJson(event.type)];
  return `{"data":${data},"id":${id},"metadata":${metadata},"position":"${position}","prevHash":"${prevHash}","recordedAt":"${recordedAt}","revision":${revision},"schemaVersion":${schemaVersion},"stream":${stream},"type":${type}}`;
}

/** SHA-256 of the event's canonical text, hex. */
export const eventHash = (event: HashedEvent): string => sha256(eventText(event));
