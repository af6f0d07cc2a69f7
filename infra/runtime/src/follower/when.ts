import type { EventName, EventNamed } from '@talentlog/contracts';
import type { OpenedEvent } from '../event-store/opened.ts';

/** An opened event of that name, with the data its contract promises. */
export type Opened<K extends EventName> = K extends EventName
  ? Omit<OpenedEvent, 'type' | 'data'> & { readonly type: K; readonly data: EventNamed<K>['data'] }
  : never;

/** What follows when one of these events is read. `A` is what the reader hands over beside the event. */
export interface Rule<A extends readonly unknown[], R> {
  readonly types: readonly EventName[];
  readonly read: (event: OpenedEvent, ...beside: A) => R;
}

/**
 * `when('OfferSent', (event) => …)`: a rule for events of this name, or of these names, read as their contracts describe them. Every
 * reader of the log is made of such rules: processes, notifier, views, notes, timeline. A name that no contract has does not compile.
 */
export const when = <const K extends EventName, A extends readonly unknown[], R>(
  types: K | readonly K[],
  read: (event: Opened<K>, ...beside: A) => R,
): Rule<A, R> => ({
  types: typeof types === 'string' ? [types] : types,
  // The opener gives every event in the shape of its contract; a reader asks a rule for its own types alone.
  read: read as unknown as Rule<A, R>['read'],
});

/** Rules as one reader: the names it listens to, and what its rules make of an event, in their order. */
export interface Reader<A extends readonly unknown[], R> {
  readonly types: readonly EventName[];
  read(event: OpenedEvent, ...beside: A): R[];
}

export function readerOf<A extends readonly unknown[], R>(rules: readonly Rule<A, R>[]): Reader<A, R> {
  const byType = new Map<string, Rule<A, R>[]>();
  for (const rule of rules) for (const type of rule.types) byType.set(type, [...(byType.get(type) ?? []), rule]);
  return {
    types: [...byType.keys()] as EventName[],
    read: (event, ...beside) => (byType.get(event.type) ?? []).map((rule) => rule.read(event, ...beside)),
  };
}
