import type { StateAt } from '@talentlog/contracts';

export type Region = StateAt['chart']['regions'][number];

/** Every arrow between the same two states, drawn as one. */
export interface Joined {
  readonly from: string;
  readonly to: string;
  readonly events: readonly string[];
}

/** Arrows by their two ends; a state's arrows to itself come apart, because they are drawn at its corner. */
export function joinArrows(region: Region): { readonly between: readonly Joined[]; readonly loops: readonly Joined[] } {
  const joined = new Map<string, { from: string; to: string; events: string[] }>();
  for (const { from, to, event } of region.arrows) {
    const key = `${from} ${to}`;
    const known = joined.get(key);
    if (known === undefined) joined.set(key, { from, to, events: [event] });
    else if (!known.events.includes(event)) known.events.push(event);
  }
  const all = [...joined.values()];
  return { between: all.filter(({ from, to }) => from !== to), loops: all.filter(({ from, to }) => from === to) };
}

/**
 * Row of each state. States are declared in the order of a life, so an arrow to a later one leads down and any other is a way
 * back; a state stands one row below the lowest one that leads to it.
 */
export function rowsOf({ states, initial, arrows }: Region): ReadonlyMap<string, number> {
  const order = new Map(states.map((state, index) => [state, index]));
  const place = (state: string) => order.get(state) ?? 0;
  const rows = new Map<string, number>();
  for (const state of states) {
    const above = arrows
      .filter(({ from, to }) => to === state && place(from) < place(to))
      .map(({ from }) => rows.get(from) ?? 0);
    rows.set(state, state === initial ? 0 : Math.max(0, ...above) + 1);
  }
  return rows;
}

/** The state of one region: a flat machine has a single one without a name. */
export const stateIn = (state: StateAt['state'] | null, region: string): string | undefined =>
  state === null ? undefined : typeof state === 'string' ? state : state[region];
