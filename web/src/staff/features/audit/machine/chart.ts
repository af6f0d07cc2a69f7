import type { StateAt } from '@talentlog/contracts';

type Then = Pick<StateAt, 'state' | 'chart' | 'path' | 'next'>;

/** A state that was come to, and by what. */
export interface Passed {
  readonly state: string;
  /** Null for where it began. */
  readonly by: { readonly event: string; readonly at: string } | null;
}

/** A state that can be come to from here, and by which events. */
export interface Open {
  readonly state: string;
  readonly events: readonly string[];
}

/** What is drawn of a region: the way taken, its end lit, and the legal ways on. */
export interface Way {
  readonly region: string;
  readonly current: string;
  readonly passed: readonly Passed[];
  readonly open: readonly Open[];
}

/** The state of one region: a flat machine has a single one without a name. */
export const stateIn = (state: StateAt['state'] | null, region: string): string | undefined =>
  state === null ? undefined : typeof state === 'string' ? state : state[region];

/** The ways through a machine, region by region. States that are neither behind nor next are no part of it. */
export function waysOf({ state, chart, path = [], next = [] }: Then): readonly Way[] {
  return chart.regions.map(({ region, initial }) => {
    const moves = path.filter((move) => move.region === region);
    const ahead = next.filter((arrow) => arrow.region === region && arrow.to !== arrow.from);
    return {
      region,
      current: stateIn(state, region) ?? initial,
      passed: [
        { state: moves[0]?.from ?? initial, by: null },
        ...moves.map(({ to, event, at }) => ({ state: to, by: { event, at } })),
      ],
      open: [...new Set(ahead.map(({ to }) => to))].map((to) => ({
        state: to,
        events: ahead.filter((arrow) => arrow.to === to).map(({ event }) => event),
      })),
    };
  });
}
