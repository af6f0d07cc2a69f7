import { parkedHeaders } from './consumption.ts';
import { type BusMessage, type EventBus, MessageTooLarge } from './port.ts';

const told = new Set<string>(['event-id', 'event-type', ...Object.values(parkedHeaders)]);

/** Parks a message; of one that is too large with the reason beside it nothing is kept but why, and where it lies. */
export async function publishedOrBare(bus: Pick<EventBus, 'publish'>, message: BusMessage): Promise<void> {
  try {
    await bus.publish([message]);
  } catch (error) {
    if (!(error instanceof MessageTooLarge)) throw error;
    const headers = Object.entries(message.headers ?? {}).filter(
      ([name, text]) => told.has(name) && text.length < 1_000,
    );
    await bus.publish([{ topic: message.topic, key: '', value: null, headers: Object.fromEntries(headers) }]);
  }
}
