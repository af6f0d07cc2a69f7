import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventReader, LogPosition, RecordedEvent, SubscriptionMessage } from '../event-store/port.ts';

export interface LogBatch {
  readonly events: readonly RecordedEvent[];
  /** Nothing else lies between the last batch and here. */
  readonly upTo: LogPosition;
}

/** The newest events, in batches of what is there at once: one event when they come singly, many under load. */
export async function* batches(
  store: EventReader,
  { after, signal, limit }: { readonly after: LogPosition; readonly signal: AbortSignal; readonly limit: number },
): AsyncGenerator<LogBatch> {
  const messages = store.subscribe({ after, signal })[Symbol.asyncIterator]();
  const take = (): Promise<IteratorResult<SubscriptionMessage>> => {
    const taken = messages.next();
    // It may fail while the batch before it is being worked on; it is awaited, and then thrown, afterwards.
    taken.catch(() => undefined);
    return taken;
  };
  let pending = take();
  while (true) {
    const events: RecordedEvent[] = [];
    let upTo = after;
    let result: IteratorResult<SubscriptionMessage> | undefined = await pending;
    while (result !== undefined) {
      if (result.done === true) return;
      const message = result.value;
      if (message.kind === 'event') events.push(message.event);
      upTo = message.kind === 'event' ? message.event.position : message.position;
      pending = take();
      result = events.length < limit ? await Promise.race([pending, nextTurn(undefined)]) : undefined;
    }
    yield { events, upTo };
  }
}
