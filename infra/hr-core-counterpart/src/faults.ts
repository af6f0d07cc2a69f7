import { BadRequest } from './values.ts';

/** What can be made to go wrong. `lost-reply` keeps what it was told and then breaks the connection. */
export const faultModes = ['none', 'outage', 'slow', 'half-failed', 'lost-reply'] as const;
export type FaultMode = (typeof faultModes)[number];

export interface Faults {
  set(order: unknown): void;
  /** The fault of this request, counted down. `half-failed` and `lost-reply` wait for an upsert. */
  take(isUpsert: boolean): FaultMode;
}

/** A switch that is on for a number of requests. */
export function createFaults(): Faults {
  let mode: FaultMode = 'none';
  let left = 0;
  return {
    set: (order) => {
      const { mode: wanted, times = 1 } = (order ?? {}) as { mode?: unknown; times?: unknown };
      const known = faultModes.find((name) => name === wanted);
      if (known === undefined || !Number.isSafeInteger(times) || (times as number) < 0) {
        throw new BadRequest(`mode is one of ${faultModes.join(', ')}, times a count`);
      }
      mode = known;
      left = known === 'none' ? 0 : (times as number);
    },
    take: (isUpsert) => {
      if (left === 0 || (!isUpsert && (mode === 'half-failed' || mode === 'lost-reply'))) return 'none';
      left -= 1;
      return mode;
    },
  };
}
