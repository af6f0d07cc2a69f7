import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Position, RecordedEvent } from '../event-store/port.ts';
import type { Placed } from './log-order.ts';
import type { BusMessage, TakenMessage } from './port.ts';

/** Tells what we have put onto a topic from what anybody did who may write there. */
export type Vouching = (message: BusMessage) => string;

/** By the secret of the company: what is said of an event, what it is, and on which topic it lies. */
export function vouchingBy(secret: Uint8Array): Vouching {
  const key = createHmac('sha256', secret).update('event-bus').digest();
  return ({ topic, key: stream, value, headers = {} }) => {
    const said = [topic, stream, ...['event-id', 'event-type', 'position', 'after'].map((name) => headers[name])];
    return createHmac('sha256', key)
      .update(JSON.stringify(said))
      .update(value ?? '')
      .digest('hex');
  };
}

const proof = 'proof';

/**
 * An event as it is stored, personal fields as ciphertext: its key is its stream, so the order of a stream holds. It names the one before
 * it in the log, so that whoever takes all partitions can tell whether one is missing.
 */
export function storedMessage(topic: string, event: RecordedEvent, after: Position, vouch: Vouching): BusMessage {
  const { id, type, position, stream } = event;
  const headers = { 'event-id': id, 'event-type': type, position, after, ...traced(event) };
  const message = { topic, key: stream, value: Buffer.from(JSON.stringify(event)), headers };
  return { ...message, headers: { ...headers, [proof]: vouch(message) } };
}

/** So that whoever takes it goes on with the trace of who made it. */
const traced = ({ metadata: { traceparent } }: RecordedEvent): Readonly<Record<string, string>> =>
  traceparent === undefined ? {} : { traceparent };

const isPosition = (text: string | undefined): text is Position => /^\d{20}$/.test(text ?? '');

const isSame = (said = '', is: string): boolean =>
  said.length === is.length && timingSafeEqual(Buffer.from(said, 'latin1'), Buffer.from(is, 'latin1'));

/** Where a message lies in the log, with its event where somebody wants it. Throws where it is none of ours. */
export function placedOf(message: TakenMessage, wants: (type: string) => boolean, vouch: Vouching): Placed {
  const { headers, value, key } = message;
  const { 'event-id': id, 'event-type': type = '', position, after } = headers;
  if (!isPosition(position)) throw new Error('the message does not say where in the log it lies');
  if (!isSame(headers[proof], vouch(message))) throw new Error('the message was not put there by this company');
  const before = isPosition(after) && after < position ? after : undefined;
  if (!wants(type)) return { position, after: before, event: undefined };
  const event = JSON.parse(Buffer.from(value ?? []).toString('utf8')) as Partial<RecordedEvent> | null;
  const isTheOne = event?.id === id && event?.type === type && event.position === position && event.stream === key;
  if (!isTheOne) throw new Error('the message is not the event that it says it is');
  return { position, after: before, event: event as RecordedEvent };
}
