import { createHash } from 'node:crypto';
import type { Moved } from './moved.ts';

/** How many of each kind, and a sum over all that they say, whatever their order. */
export type Tally = ReadonlyMap<Moved['kind'], { readonly count: number; readonly sum: bigint }>;

const mostSum = 1n << 256n;
/** Each engine numbers parked events in its own way, and has a row or a document of nothing. */
const ownOfEngine: ReadonlySet<string> = new Set(['parked.number', 'follower.parked', 'complete.only']);

/** What is moved, counted. */
export class Tallying {
  private readonly kinds = new Map<Moved['kind'], { readonly count: number; readonly sum: bigint }>();

  add(page: readonly Moved[]): void {
    for (const moved of page) {
      const { kind, ...said } = moved;
      const fields = Object.entries(said).filter(([name]) => !ownOfEngine.has(`${kind}.${name}`));
      const text = JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
      const { count, sum } = this.kinds.get(kind) ?? { count: 0, sum: 0n };
      const more = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
      this.kinds.set(kind, { count: count + 1, sum: (sum + more) % mostSum });
    }
  }

  get tally(): Tally {
    return this.kinds;
  }
}

/** The first kind of which the two are not the same; undefined where they are. */
export const differing = (one: Tally, other: Tally): Moved['kind'] | undefined =>
  [...new Set([...one.keys(), ...other.keys()])].find(
    (kind) => one.get(kind)?.count !== other.get(kind)?.count || one.get(kind)?.sum !== other.get(kind)?.sum,
  );
