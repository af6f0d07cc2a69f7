import type { HistoryAnswer, HistoryEvent, StateAt } from '@talentlog/contracts';
import {
  type Aggregate,
  aggregates,
  chartOf,
  type DomainEvent,
  empty,
  evolve,
  type Folded,
} from '@talentlog/domain/fold';
import type { EventStore, OpenEvents, OpenedEvent, RecordedEvent } from '@talentlog/runtime';
import { aggregateOf, idOf } from '../views/folded-view.ts';

/** Names of accounts for the audit; ids where none is known. */
export type NameOf = (actor: string) => Promise<{ name: string; kind: HistoryEvent['actor']['kind'] }>;

interface HistoryParts {
  readonly store: EventStore;
  readonly open: OpenEvents;
  readonly nameOf: NameOf;
}

/** All events of one stream or, for a person, of every stream that carries their id, in the order of the log. */
export async function historyOf(
  question: { stream: string } | { subject: string; name: string; streams: readonly string[] },
  parts: HistoryParts,
): Promise<HistoryAnswer> {
  const streams = 'stream' in question ? [question.stream] : question.streams;
  const recorded = (await Promise.all(streams.map((stream) => parts.store.readStream(stream))))
    .flat()
    .sort((a, b) => (a.position < b.position ? -1 : 1));
  const byId = new Map(recorded.map((event) => [event.id, event]));
  const byCommand = groupByCommand(recorded);
  const open = await parts.open(recorded);
  const events = await Promise.all(
    recorded.map((event) => describe(open(event), event, byId, byCommand, parts.nameOf)),
  );
  const counts = new Map<string, number>();
  for (const { stream } of recorded) counts.set(stream, (counts.get(stream) ?? 0) + 1);
  return {
    subject: 'subject' in question ? question.subject : null,
    name: 'subject' in question ? question.name : question.stream,
    streams: [...counts].map(([stream, count]) => ({ stream, aggregate: aggregateOf(stream), events: count })),
    events,
  };
}

function groupByCommand(recorded: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const groups = new Map<string, RecordedEvent[]>();
  for (const event of recorded)
    groups.set(event.metadata.commandId, [...(groups.get(event.metadata.commandId) ?? []), event]);
  return groups;
}

const pointer = ({ id, type, stream, position }: RecordedEvent) => ({ id, type, stream, position });

async function describe(
  { data }: OpenedEvent,
  event: RecordedEvent,
  byId: ReadonlyMap<string, RecordedEvent>,
  byCommand: ReadonlyMap<string, readonly RecordedEvent[]>,
  nameOf: NameOf,
): Promise<HistoryEvent> {
  const cause = byId.get(event.metadata.causationId);
  const together = (byCommand.get(event.metadata.commandId) ?? []).filter(({ id }) => id !== event.id);
  const caused = [...byId.values()].filter(({ metadata }) => metadata.causationId === event.id);
  const { name, kind } = await nameOf(event.metadata.actor);
  return {
    id: event.id,
    stream: event.stream,
    aggregate: aggregateOf(event.stream),
    revision: event.revision,
    position: event.position,
    type: event.type,
    at: event.metadata.at,
    recordedAt: event.recordedAt,
    actor: { id: event.metadata.actor, kind, name },
    commandName: event.metadata.commandName,
    causationId: event.metadata.causationId,
    correlationId: event.metadata.correlationId,
    reason: event.metadata.reason ?? null,
    data: data as Record<string, unknown>,
    hash: event.hash,
    prevHash: event.prevHash,
    cause: cause ? pointer(cause) : null,
    effects: [...together, ...caused].map(pointer),
  };
}

/** The moment an auditor looks back to; without any, the last there is. */
export interface Moment {
  readonly position?: string;
  readonly time?: string;
  readonly revision?: number;
}

const isUpTo = (event: RecordedEvent, { position, time, revision }: Moment): boolean =>
  (position === undefined || event.position <= position) &&
  (time === undefined || Date.parse(event.metadata.at) <= Date.parse(time)) &&
  (revision === undefined || event.revision <= revision);

/** The aggregate as it was at the moment, with what its last step there changed; undefined for a stream that does not exist. */
export async function stateAt(
  stream: string,
  moment: Moment,
  { store, open }: Pick<HistoryParts, 'store' | 'open'>,
): Promise<StateAt | undefined> {
  const aggregate = aggregates[aggregateOf(stream)];
  if (aggregate === undefined) return undefined;
  const all = await store.readStream(stream);
  if (all.length === 0) return undefined;
  const past = all.filter((event) => isUpTo(event, moment));
  const { before, after } = foldTwo(aggregate, idOf(stream), past.map(await open(past)));
  const last = past.at(-1);
  return {
    stream,
    aggregate: aggregate.name,
    revision: after.revision,
    position: last?.position ?? null,
    state: after.state as StateAt['state'],
    data: after.data as Record<string, unknown>,
    changed: last ? differences(before.data, after.data) : [],
    previousState: last ? (before.state as StateAt['previousState']) : null,
    lastEvent: last?.type ?? null,
    chart: chartOf(aggregate),
  };
}

function foldTwo(aggregate: Aggregate, id: string, events: readonly OpenedEvent[]): { before: Folded; after: Folded } {
  let before = empty(aggregate, id);
  let after = before;
  for (const event of events) {
    before = after;
    after = evolve(aggregate, after, event as DomainEvent);
  }
  return { before, after };
}

/** Paths whose value differs, objects compared field by field, arrays as wholes. */
export function differences(before: unknown, after: unknown, path = ''): StateAt['changed'] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [{ path, before: before ?? null, after: after ?? null }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(before[key], after[key], path ? `${path}.${key}` : key));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
