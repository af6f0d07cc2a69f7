import type { EventContract, EventsOf } from '@talentlog/contracts';
import type { DomainEvent } from './aggregate.ts';

/** A durable timer: at the instant, or as soon after as possible, the command is sent by the system. Setting the same id again moves it. */
export interface SetTimer {
  readonly set: string;
  readonly at: string;
  readonly command: { readonly name: string; readonly payload: Readonly<Record<string, unknown>> };
}
export interface CancelTimer {
  readonly cancel: string;
}
export type TimerAction = SetTimer | CancelTimer;

type EventsTable = Readonly<Record<string, EventContract>>;

/** Which events of an aggregate set or cancel which timers. Rules see the event only, so that they can be replayed. */
export type TimerRules<T extends EventsTable> = {
  readonly [K in keyof T]?: (event: Extract<EventsOf<T>, { type: K }>) => readonly TimerAction[];
};

/** Types the rules of one aggregate against its events. */
export const timersOf =
  <T extends EventsTable>(_events: T) =>
  (rules: TimerRules<T>): TimerRules<T> =>
    rules;

/** Rules of all aggregates in one table: event type to what follows from it. */
export type TimerTable = Readonly<Record<string, (event: DomainEvent) => readonly TimerAction[]>>;

type AnyRules = Readonly<Record<string, ((event: never) => readonly TimerAction[]) | undefined>>;

/** Merges tables; rules of several aggregates for one event type are all asked, in the order given. */
export function mergeTimers(...tables: readonly AnyRules[]): TimerTable {
  const rules = new Map<string, ((event: never) => readonly TimerAction[])[]>();
  for (const table of tables)
    for (const [type, rule] of Object.entries(table)) if (rule) rules.set(type, [...(rules.get(type) ?? []), rule]);
  return Object.fromEntries(
    [...rules].map(([type, asked]) => [type, (event: DomainEvent) => asked.flatMap((rule) => rule(event as never))]),
  );
}
