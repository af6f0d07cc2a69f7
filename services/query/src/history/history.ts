import {
  type EventContract,
  events,
  type HistoryAnswer,
  type HistoryEvent,
  LinkEnd,
  revealableFields,
  seekersIn,
} from '@talentlog/contracts';
import type { OpenedEvent, RecordedEvent } from '@talentlog/runtime';
import { aggregateOf } from '../views/folded-view.ts';
import { actorsOf } from './actors.ts';
import { consequencesOf } from './consequences.ts';
import type { HistoryParts } from './history-parts.ts';
import { maskedData } from './open-values.ts';
import { type Telling, tellingOf } from './persons.ts';

import { surroundings } from './surroundings.ts';

const contracts: Readonly<Record<string, EventContract>> = events;

/** A history, and whom its events name. */
interface Read {
  readonly history: Pick<HistoryAnswer, 'streams' | 'events'>;
  readonly seekers: readonly string[];
}

/** All events of these streams in the order of the log, as an auditor may read them. */
export async function historyOf(streams: readonly string[], parts: HistoryParts): Promise<Read> {
  const recorded = await eventsOf(streams, parts);
  const opened = recorded.map(await parts.open(recorded));
  const seekers = seekersIn(opened.map(({ data }) => data));
  const telling = await tellingOf(seekers, parts);
  const actors = recorded.map(({ metadata }) => metadata.actor);
  const actorOf = await actorsOf(actors, parts.views);
  const around = await surroundings(await eventsOf(await neighbours(streams, opened, parts), parts), parts.store);
  const consequences = await consequencesOf(opened, parts);
  const counts = new Map<string, number>();
  for (const { stream } of recorded) counts.set(stream, (counts.get(stream) ?? 0) + 1);
  const history = {
    streams: [...counts].map(([stream, count]) => ({ stream, aggregate: aggregateOf(stream), events: count })),
    events: recorded.map((event, index) => {
      const what = told(opened[index] as OpenedEvent, telling);
      return {
        ...placeOf(event),
        ...what,
        actor: actorOf(event.metadata.actor),
        ...around(event),
        consequences: what.withheld ? [] : [...(consequences.get(event.id) ?? [])],
      };
    }),
  };
  return { history, seekers };
}

const eventsOf = async (streams: readonly string[], { store }: HistoryParts): Promise<RecordedEvent[]> =>
  (await Promise.all(streams.map((stream) => store.readStream(stream))))
    .flat()
    .sort((a, b) => (a.position < b.position ? -1 : 1));

/** The streams to look for causes and effects in: those of the one person they are about, too. */
async function neighbours(
  streams: readonly string[],
  opened: readonly OpenedEvent[],
  { views }: HistoryParts,
): Promise<readonly string[]> {
  const [person, ...others] = new Set(seekersIn(opened.map(({ data }) => data)));
  if (person === undefined || others.length > 0) return streams;
  return [...new Set([...streams, ...((await views.personStreams.get(person))?.streams ?? [])])];
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
  commandId: event.metadata.commandId,
  causationId: event.metadata.causationId,
  correlationId: event.metadata.correlationId,
  settings: event.metadata.settings ?? null,
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
  const askable = person === undefined ? [] : revealableFields(type);
  return {
    data: maskedData(contract, data, askable),
    reason: isReasonCode(metadata.reason) ? metadata.reason : null,
    revealableOf: askable.length > 0 ? (person ?? null) : null,
    withheld: false,
  };
}
