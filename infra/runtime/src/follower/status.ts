import type { EventReader, LogPosition } from '../event-store/port.ts';

/**
 * - `running`: works its way through the log;
 * - `waiting`: for a peer that is away, or for an event's time;
 * - `parked`: some events are put aside for an administrator, the rest flows on;
 * - `failing`: a store it stands on cannot be used; it is asked again and again;
 * - `caught-up`: everything in the log is done;
 * - `stopped`: it follows the log no more.
 */
export type FollowerState = 'running' | 'waiting' | 'parked' | 'failing' | 'caught-up' | 'stopped';

export interface FollowerStatus {
  readonly name: string;
  readonly state: FollowerState;
  /** Everything up to here is done or parked. */
  readonly position: LogPosition;
  /** Taken from the log and not done: begun, or waiting. */
  readonly pending: number;
  /** Events that are parked. */
  readonly parked: number;
  /** The last failure it met, also when it is over; it names nobody. */
  readonly lastError: string | null;
}

export interface Lag {
  /** Events it wants and has not done, counted up to 1,000. */
  readonly lagEvents: number;
  /** Age of the oldest of them. */
  readonly lagMs: number;
}

const counted = 1000;

/** How far a follower of these types is behind the log. */
export async function lagOf(
  store: EventReader,
  { position, types }: { readonly position: LogPosition; readonly types: readonly string[] },
  now: number,
): Promise<Lag> {
  const unseen = await store.readAll({ after: position, limit: counted, filter: { types } });
  const [oldest] = unseen;
  return {
    lagEvents: unseen.length,
    lagMs: oldest === undefined ? 0 : Math.max(0, now - Date.parse(oldest.recordedAt)),
  };
}

export interface Standing {
  readonly failing: boolean;
  readonly parked: number;
  readonly waiting: number;
  readonly pending: number;
  readonly caughtUp: boolean;
}

/** The one word for how it stands; what needs somebody's eye comes first. */
export function stateOf({ failing, parked, waiting, pending, caughtUp }: Standing): FollowerState {
  if (failing) return 'failing';
  if (parked > 0) return 'parked';
  if (waiting > 0) return 'waiting';
  return caughtUp && pending === 0 ? 'caught-up' : 'running';
}
