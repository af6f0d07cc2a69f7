import { type Change, compareAndSet, type Marked } from '../../mongodb/compare-and-set.ts';
import type { Place } from '../../mongodb/place.ts';
import { hashOf } from '../hashes.ts';
import type { Limit, Taken } from '../port.ts';

/** Places taken under one key. */
interface Key extends Marked {
  /** When each was taken, the earliest first. */
  readonly takenAt: readonly number[];
  /** The longest window that was asked for. */
  readonly longestMs: number;
  readonly expiresAt: number;
}

/** Places taken in sliding windows: one document for each key, changed by comparing, so that no two callers take the last one. */
export class Places {
  constructor(private readonly place: Place) {}

  private get keys() {
    return this.place.of<Key>('places');
  }

  take(key: string, limits: readonly Limit[], now: number): Promise<Taken> {
    const asked = Math.max(...limits.map(([, seconds]) => seconds)) * 1000;
    return compareAndSet(this.keys, hashOf('limit', key), (found): Change<Key, Taken> => {
      const takenAt = found?.takenAt ?? [];
      const wait = Math.max(...limits.map((limit) => waitFor(takenAt, limit, now)));
      if (wait > 0) return { answer: { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) } };
      const longestMs = Math.max(asked, found?.longestMs ?? 0);
      const kept = [...takenAt.filter((at) => at > now - longestMs), now].sort((one, other) => one - other);
      return { next: { takenAt: kept, longestMs, expiresAt: (kept.at(-1) ?? now) + longestMs }, answer: { ok: true } };
    });
  }

  async taken(key: string, windowSeconds: number, now: number): Promise<number> {
    const found = await this.keys.findOne({ _id: hashOf('limit', key) });
    return inWindow(found?.takenAt ?? [], windowSeconds, now);
  }

  async clear(key: string): Promise<void> {
    await this.keys.deleteOne({ _id: hashOf('limit', key) });
  }
}

const inWindow = (takenAt: readonly number[], seconds: number, now: number): number =>
  takenAt.filter((at) => at > now - seconds * 1000).length;

/** Milliseconds until there is a place in this window; 0 where there is one. */
function waitFor(takenAt: readonly number[], [places, seconds]: Limit, now: number): number {
  if (inWindow(takenAt, seconds, now) < places) return 0;
  // The one that must leave the window before there is a place again.
  const blocking = places < 1 ? now : (takenAt.at(-places) ?? now);
  return Math.max(1, blocking + seconds * 1000 - now);
}
