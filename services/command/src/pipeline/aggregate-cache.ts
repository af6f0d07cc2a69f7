import {
  type Aggregate,
  aggregates,
  empty,
  evolve,
  type Folded,
  type Handle,
  type State,
} from '@talentlog/domain/fold';
import type { EventReader, OpenEvents } from '@talentlog/runtime';
import { LRUCache } from 'lru-cache';

/** An aggregate as a decision may build on it: `stored` is there while its last commit is on its way to the disk, and rejects when that fails. */
export interface Latest<D = unknown, S extends State = State> {
  readonly folded: Folded<D, S>;
  readonly stored?: Promise<unknown>;
}

/** Folded aggregates, kept warm. What it hands out may be behind another process; the append's expected revision finds out. */
export interface AggregateCache {
  /** As it is stored; what is on its way is waited for. */
  load<D, S extends State>(of: Handle<D, S>, id: string): Promise<Folded<D, S>>;
  /** With what is on its way: right where it is said with `stored`, or in a commit that expects its revision. */
  latest<D, S extends State>(of: Handle<D, S>, id: string): Promise<Latest<D, S>>;
  /** What a commit makes of an aggregate, once that is stored. */
  sent(name: string, folded: Folded, stored: Promise<unknown>): void;
  /** Somebody else moved it: whoever loads it next gets what has happened since, too. */
  outdated(name: string, id: string): void;
  /** Keeps nothing that is stored, and nothing of a commit under way once that is: a person's key was destroyed. */
  forget(): void;
}

export const streamOf = (name: string, id: string): string => `${name}-${id}`;

/** The aggregate of that name. An unknown one is a defect of the caller. */
export function aggregateNamed(name: string): Aggregate {
  const aggregate = aggregates[name];
  if (aggregate === undefined) throw new Error(`no aggregate ${name}`);
  return aggregate;
}

/** The one place where a fold gets the type of its aggregate: it was folded by that aggregate's own machine and `evolve`. */
const typed = <D, S extends State>(_of: Handle<D, S>, folded: Folded): Folded<D, S> => folded as Folded<D, S>;

/** Moved in its place: putting another one there costs more than all else that is done with it. */
interface Kept {
  folded: Folded;
  isOutdated: boolean;
  /** What comes after it, once it is stored. */
  ahead: Required<Latest> | undefined;
  /** What is ahead was made of what had to be forgotten meanwhile: it goes once it is stored. */
  isForgotten: boolean;
}

/** Folds streams on demand; at most `limit` of them stay in memory, so memory is bounded by the cache, not by data. */
export function createAggregateCache(store: EventReader, open: OpenEvents, limit = 20_000): AggregateCache {
  const cache = new LRUCache<string, Kept>({ max: limit });
  /** How often everything was forgotten. */
  let forgotten = 0;
  /** What is being read now, for all who want it meanwhile. */
  const reading = new Map<string, Promise<Folded>>();

  /** The later of the two stays, since a command may have moved the stream while it was read. */
  function put(stream: string, folded: Folded): Folded {
    const kept = cache.get(stream);
    if (kept === undefined) {
      cache.set(stream, { folded, isOutdated: false, ahead: undefined, isForgotten: false });
      return folded;
    }
    if (kept.folded.revision > folded.revision) return kept.folded;
    kept.folded = folded;
    kept.isOutdated = false;
    if (kept.ahead?.folded === folded) kept.ahead = undefined;
    return folded;
  }

  /** What was known, and what has happened since. */
  async function read(name: string, id: string, known: Folded | undefined): Promise<Folded> {
    const aggregate = aggregateNamed(name);
    let folded = known ?? empty(aggregate, id);
    const events = await store.readStream(streamOf(name, id), { from: folded.revision + 1 });
    const opened = await open(events);
    for (const event of events) folded = evolve(aggregate, folded, opened(event));
    return folded;
  }

  function stored(name: string, id: string): Promise<Folded> | Folded {
    const stream = streamOf(name, id);
    const known = cache.get(stream);
    if (known !== undefined && !known.isOutdated) return known.folded;
    const under = reading.get(stream);
    if (under !== undefined) return under;
    const mine: Promise<Folded> = read(name, id, known?.folded)
      .then((folded) => (reading.get(stream) === mine ? put(stream, folded) : folded))
      .finally(() => {
        if (reading.get(stream) === mine) reading.delete(stream);
      });
    reading.set(stream, mine);
    return mine;
  }

  function outdated(name: string, id: string): void {
    const stream = streamOf(name, id);
    // What is being read may have begun before the stream moved.
    reading.delete(stream);
    const known = cache.get(stream);
    if (known === undefined) return;
    known.isOutdated = true;
    known.ahead = undefined;
    known.isForgotten = false;
  }

  /** A commit is stored: its fold is what is known, unless it was begun before everything was forgotten. */
  function settled(stream: string, folded: Folded, begun: number): void {
    const known = cache.get(stream);
    if (begun === forgotten && !known?.isForgotten) {
      put(stream, folded);
      return;
    }
    if (known?.ahead?.folded === folded) cache.delete(stream);
    else if (known !== undefined) known.isOutdated = true;
  }

  return {
    async load(of, id) {
      for (;;) {
        const ahead = cache.get(streamOf(of.name, id))?.ahead;
        if (ahead === undefined) return typed(of, await stored(of.name, id));
        await ahead.stored.catch(() => undefined);
      }
    },
    async latest(of, id) {
      const { folded, ...rest } = cache.get(streamOf(of.name, id))?.ahead ?? { folded: await stored(of.name, id) };
      return { folded: typed(of, folded), ...rest };
    },
    sent(name, folded, isStored) {
      const stream = streamOf(name, folded.id);
      const ahead = { folded, stored: isStored };
      const known = cache.get(stream);
      if (known !== undefined) known.ahead = ahead;
      else
        cache.set(stream, {
          folded: empty(aggregateNamed(name), folded.id),
          isOutdated: true,
          ahead,
          isForgotten: false,
        });
      const begun = forgotten;
      isStored.then(
        () => settled(stream, folded, begun),
        () => outdated(name, folded.id),
      );
    },
    outdated,
    forget() {
      reading.clear();
      forgotten += 1;
      for (const [stream, known] of [...cache.entries()]) {
        if (known.ahead === undefined) {
          cache.delete(stream);
          continue;
        }
        // The next command builds on the commit that is under way, so that it stays until it is stored.
        const { id } = known.ahead.folded;
        known.folded = empty(aggregateNamed(stream.slice(0, -id.length - 1)), id);
        known.isOutdated = true;
        known.isForgotten = true;
      }
    },
  };
}
