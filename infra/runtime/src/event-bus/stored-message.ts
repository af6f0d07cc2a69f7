import type { Position, RecordedEvent } from '../event-store/port.ts';
import type { Placed } from './log-order.ts';
import type { BusMessage, TakenMessage } from './port.ts';

/**
 * An event as it is stored, personal fields as ciphertext: its key is its stream, so the order of a stream holds. It names the one before
 * it in the log, so that whoever takes all partitions can tell whether one is missing.
 */
export const storedMessage = (topic: string, event: RecordedEvent, after: Position): BusMessage => ({
  topic,
  key: event.stream,
  value: Buffer.from(JSON.stringify(event)),
  headers: { 'event-id': event.id, 'event-type': event.type, position: event.position, after, ...traced(event) },
});

/** So that whoever takes it goes on with the trace of who made it. */
const traced = ({ metadata: { traceparent } }: RecordedEvent): Readonly<Record<string, string>> =>
  traceparent === undefined ? {} : { traceparent };

const isPosition = (text: string | undefined): text is Position => /^\d{20}$/.test(text ?? '');

/** Where a message lies in the log, with its event where somebody wants it. Throws where it is none of ours. */
export function placedOf({ headers, value, key }: TakenMessage, wants: (type: string) => boolean): Placed {
  const { 'event-id': id, 'event-type': type = '', position, after } = headers;
  if (!isPosition(position)) throw new Error('the message does not say where in the log it lies');
  const before = isPosition(after) && after < position ? after : undefined;
  if (!wants(type)) return { position, after: before, event: undefined };
  const event = JSON.parse(Buffer.from(value ?? []).toString('utf8')) as Partial<RecordedEvent> | null;
  const isTheOne = event?.id === id && event?.type === type && event.position === position && event.stream === key;
  if (!isTheOne) throw new Error('the message is not the event that it says it is');
  return { position, after: before, event: event as RecordedEvent };
}
