import type { Clock } from '../clock.ts';
import { StoreUnavailable } from '../event-store/port.ts';

/** Thrown by a handler whose peer is away: the event is tried again, however long it takes. */
export class TryAgain extends Error {
  /** When it makes sense to try again, where that is known. */
  readonly afterMs: number | undefined = undefined;
}

/** Whether the failure is of the kind that passes by itself; any other is a defect. */
export const passesByItself = (error: unknown): boolean =>
  error instanceof TryAgain || error instanceof StoreUnavailable;

/** What a peer answers; while it cannot be asked, the event waits. */
export const orTryAgain = <T>(answer: Promise<T>, peer: string): Promise<T> =>
  answer.catch((error: unknown) => {
    throw new TryAgain(`${peer} cannot be asked: ${error instanceof Error ? error.message : String(error)}`);
  });

const peers = [1_000, 5_000, 30_000, 120_000, 300_000] as const;
const stores = [100, 500, 2_000, 5_000, 30_000] as const;
const at = (pauses: readonly number[], attempt: number): number => pauses[Math.min(attempt, pauses.length - 1)] ?? 0;

/** Milliseconds before an event is tried again: peers that are away are left alone longer and longer. */
export const pauseOfEvent = (attempt: number, error?: unknown): number =>
  (error instanceof TryAgain ? error.afterMs : undefined) ?? at(peers, attempt);
/** Milliseconds before a store of our own is asked again: everything waits for it, so it is asked sooner. */
export const pauseOfStore = (attempt: number): number => at(stores, attempt);

export interface Persisting {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onFailure: (error: unknown) => void;
  readonly onSuccess?: () => void;
}

/** Asks a store of our own until it does the work, for ever, with growing pauses. Undefined when the signal ended it. */
export async function persist<T>(work: () => Promise<T>, parts: Persisting): Promise<{ readonly did: T } | undefined> {
  for (let attempt = 0; !parts.signal.aborted; attempt += 1) {
    try {
      const did = await work();
      parts.onSuccess?.();
      return { did };
    } catch (error) {
      parts.onFailure(error);
      await parts.clock.wait(pauseOfStore(attempt), parts.signal);
    }
  }
  return undefined;
}
