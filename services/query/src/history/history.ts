import {
  type EventContract,
  events,
  type HistoryAnswer,
  type HistoryEvent,
  LinkEnd,
  revealable,
} from '@talentlog/contracts';
import type { EventStore, OpenEvents, OpenedEvent, RecordedEvent } from '@talentlog/runtime';
import { aggregateOf } from '../views/folded-view.ts';
import type { Views } from '../views/open-views.ts';
import { actorsOf } from './actors.ts';
import { maskedData } from './open-values.ts';
import { seekersIn, type Telling, tellingOf } from './persons.ts';
import { surroundings } from './surroundings.ts';

const contracts: Readonly<Record<string, EventContract>> = events;
/** Personal fields of an event whose values may be asked for. */
export const askableFields = (type: string): readonly string[] =>
  (revealable as Readonly<Record<string, readonly string[]>>)[type] ?? [];

/** What the answers about history are read from. */
export interface HistoryParts {
  readonly store: EventStore;
  readonly open: OpenEvents;
  readonly views: Views;
  readonly now: string;
}

/** All events of these streams in the order of the log, as an auditor may read them. */
export async function historyOf(
  streams: readonly string[],
  parts: HistoryParts,
): Promise<Pick<HistoryAnswer, 'streams' | 'events'>> {
  const recorded = (await Promise.all(streams.map((stream) => parts.store.readStream(stream))))
    .flat()
    .sort((a, b) => (a.position < b.position ? -1 : 1));
  const opened = recorded.map(await parts.open(recorded));
  const telling = await tellingOf(seekersIn(opened.map(({ data }) => data)), parts);
  const actorOf = await actorsOf(
    recorded.map(({ metadata }) => metadata.actor),
    parts.views,
  );
  const around = surroundings(recorded);
  const counts = new Map<string, number>();
  for (const { stream } of recorded) counts.set(stream, (counts.get(stream) ?? 0) + 1);
  return {
    streams: [...counts].map(([stream, count]) => ({ stream, aggregate: aggregateOf(stream), events: count })),
    events: recorded.map((event, index) => ({
      ...placeOf(event),
      ...told(opened[index] as OpenedEvent, telling),
      actor: actorOf(event.metadata.actor),
      ...around(event),
    })),
  };
}

const placeOf = (event: RecordedEvent) => ({
  id: event.id,
  stream: event.stream,
  aggregate: aggregateOf(event.stream),
  revision: event.revision,
  position: event.position,
  type: event.type,
  at: event.metadata.at,
  recordedAt: event.recordedAt,
  commandName: event.metadata.commandName,
  causationId: event.metadata.causationId,
  correlationId: event.metadata.correlationId,
  hash: event.hash,
  prevHash: event.prevHash,
});

/** Free words of a reason are in the data of the event, masked; beside it stands a word of a list, or nothing. */
const isReasonCode = (reason: string | undefined): reason is LinkEnd => LinkEnd.safeParse(reason).success;

/** The part of an event that depends on whom it is about. */
function told(
  { type, data, metadata }: OpenedEvent,
  telling: ReadonlyMap<string, Telling>,
): Pick<HistoryEvent, 'data' | 'reason' | 'revealableOf' | 'withheld'> {
  const seekers = seekersIn(data);
  const contract = contracts[type];
  if (contract === undefined || seekers.some((id) => telling.get(id) === 'WITHHELD'))
    return { data: {}, reason: null, revealableOf: null, withheld: true };
  const person = seekers.find((id) => telling.get(id) === 'ASKABLE');
  const askable = person === undefined ? [] : askableFields(type);
  return {
    data: maskedData(contract, data, askable),
    reason: isReasonCode(metadata.reason) ? metadata.reason : null,
    revealableOf: askable.length > 0 ? (person ?? null) : null,
    withheld: false,
  };
}
