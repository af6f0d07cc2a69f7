import type { AnyStateMachine } from 'xstate';
import type { DomainEvent } from './folded.ts';

type Condition = (args: { readonly context: object; readonly event: DomainEvent }) => boolean;
type Guards = Readonly<Record<string, Condition>>;

/** The named guards of a machine: which arrows ask them, and which of them hold of an event. */
export interface Conditions {
  readonly names: readonly string[];
  /** Those that arrows of this event type ask. */
  of(type: string): readonly string[];
  /** Those of its type that hold of the event. */
  holding(event: DomainEvent): readonly string[];
}

/** A node of a machine's configuration, as far as conditions stand in it. */
interface Node {
  readonly on?: Readonly<Record<string, unknown>>;
  readonly states?: Readonly<Record<string, Node>>;
}

const none: readonly string[] = [];

/** Guards see the event alone, never data or a clock: a replay must take the same way as the day it happened. */
export function conditionsOf(machine: AnyStateMachine): Conditions {
  const guards = machine.implementations.guards as unknown as Guards;
  // What `stateIn`, `not` and the like make of states is answered by the machine itself.
  const names = Object.keys(guards).filter((name) => !('check' in (guards[name] ?? {})));
  const asked = new Map<string, Set<string>>();
  const visit = ({ on = {}, states = {} }: Node): void => {
    for (const [type, arrows] of Object.entries(on))
      for (const name of mentioned(arrows, guards, names)) asked.set(type, (asked.get(type) ?? new Set()).add(name));
    for (const node of Object.values(states)) visit(node);
  };
  visit(machine.config as Node);
  const byType = new Map([...asked].map(([type, set]) => [type, names.filter((name) => set.has(name))]));
  const of = (type: string): readonly string[] => byType.get(type) ?? none;
  return {
    names,
    of,
    holding: (event) => {
      const candidates = of(event.type);
      return candidates.length === 0 ? none : candidates.filter((name) => guards[name]?.({ context: {}, event }));
    },
  };
}

/** Names of guards anywhere in an arrow, also inside `and`, `or` and `not`, there or under a name of their own. */
function mentioned(arrow: unknown, guards: Guards, names: readonly string[]): string[] {
  if (typeof arrow === 'string') return names.includes(arrow) ? [arrow] : mentioned(guards[arrow], guards, names);
  if (Array.isArray(arrow)) return arrow.flatMap((one) => mentioned(one, guards, names));
  if (arrow === null || (typeof arrow !== 'object' && typeof arrow !== 'function')) return [];
  const { guard, guards: parts, type } = arrow as { guard?: unknown; guards?: unknown; type?: unknown };
  return [guard, parts, type].flatMap((part) => mentioned(part, guards, names));
}
