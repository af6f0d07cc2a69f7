import type { KafkaMessage } from 'kafkajs';
import type { TakenMessage } from '../port.ts';

/** A message as the port tells it. */
export function takenOf(
  message: KafkaMessage,
  place: { readonly topic: string; readonly partition: number },
): TakenMessage {
  const { key, value, headers = {}, offset } = message;
  const text = (given: Buffer | string | (Buffer | string)[] | undefined): string =>
    String(Array.isArray(given) ? given.at(-1) : (given ?? ''));
  return {
    ...place,
    offset,
    key: key?.toString() ?? '',
    value,
    headers: Object.fromEntries(Object.entries(headers).map(([name, given]) => [name, text(given)])),
  };
}
