import type { Clock } from '../clock.ts';
import { pauseOfStore } from './pauses.ts';

export interface Subscribing<T> {
  /** Subscribes from where the follower has come to; asked again after each break. */
  readonly subscribe: () => AsyncIterable<T>;
  readonly take: (message: T) => Promise<void>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onBroken: (error: unknown) => void;
  readonly onMended: () => void;
}

/** Follows the log until the signal aborts. A broken subscription is taken up again where it broke, with growing pauses, for ever. */
export async function follow<T>(parts: Subscribing<T>): Promise<void> {
  const { clock, signal } = parts;
  for (let breaks = 0; !signal.aborted; breaks += 1) {
    try {
      for await (const message of parts.subscribe()) {
        parts.onMended();
        breaks = 0;
        await parts.take(message);
      }
      if (!signal.aborted) parts.onBroken(new Error('the subscription ended'));
    } catch (error) {
      if (!signal.aborted) parts.onBroken(error);
    }
    if (!signal.aborted) await clock.wait(pauseOfStore(breaks), signal);
  }
}
