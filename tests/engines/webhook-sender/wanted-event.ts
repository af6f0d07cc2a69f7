import type { IntegrationEvent } from '@talentlog/contracts';
import { type EventStore, newUuid, type OpenedEvent, type RecordedEvent } from '@talentlog/runtime';

/** An event of this key, behind those that its stream has. */
export async function tell(store: EventStore, key: string): Promise<RecordedEvent> {
  const [id, stream] = [newUuid(), `wanted-${key}`];
  const at = '2026-11-23T12:00:00.000Z';
  const metadata = { actor: 'system:test', correlationId: id, causationId: id, commandId: id, commandName: 'Test', at };
  const last = (await store.readStream(stream)).length - 1;
  await store.append({
    commitId: id,
    writes: [
      {
        stream,
        expected: last < 0 ? 'no-stream' : last,
        events: [{ id, type: 'Wanted', schemaVersion: 1, data: { key, n: last + 1 }, metadata }],
      },
    ],
  });
  const [event] = await store.readStream(stream, { from: last + 1 });
  if (event === undefined) throw new Error('what was told is not in the log');
  return event;
}

/** What is told of the events of these tests: themselves, under the key that they say. */
export const tellingOf = ({ id, at, position, data }: OpenedEvent): readonly IntegrationEvent[] => [
  {
    id: `${id}/0`,
    name: 'application.reopened',
    key: String(data.key),
    time: at,
    sequence: position,
    candidateId: null,
    data,
  },
];
