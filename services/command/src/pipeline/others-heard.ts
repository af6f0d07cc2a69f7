import {
  type CallerResolver,
  type EventReader,
  follow,
  type Position,
  StoreUnavailable,
  systemClock,
} from '@talentlog/runtime';
import type { AggregateCache } from './aggregate-cache.ts';
import type { Pipeline } from './command.ts';

interface HearingParts {
  readonly store: Pick<EventReader, 'head' | 'subscribe'>;
  readonly cache: Pick<AggregateCache, 'moved' | 'forget'>;
  /** How long whoever asks waits to hear of what is in the log; default 5 s. */
  readonly patienceMs?: number;
}

/** Keeps what is folded here right while other processes append to the same log. */
export interface OthersHeard {
  /** Resolves when all that was in the log at the call is known here. Rejects with StoreUnavailable where that cannot be had now. */
  current(): Promise<void>;
  stop(): Promise<void>;
}

interface Waiter {
  readonly head: Position;
  readonly resolve: () => void;
}

/** Begins to hear of each event from the end of the log on: whatever is folded later was read after that. */
export async function hearOthers({ store, cache, patienceMs = 5_000 }: HearingParts): Promise<OthersHeard> {
  const ending = new AbortController();
  const waiting = new Set<Waiter>();
  let heard = await store.head();
  const head = askedTogether(() => store.head());
  const following = follow({
    subscribe: () => store.subscribe({ after: heard, signal: ending.signal }),
    async take(message) {
      if (message.kind === 'event') {
        cache.moved(message.event);
        // Their key is destroyed: what was opened with it goes.
        if (message.event.type === 'JobSeekerErased') cache.forget();
      }
      heard = message.kind === 'event' ? message.event.position : message.position;
      for (const one of waiting) if (one.head <= heard) one.resolve();
    },
    clock: systemClock,
    signal: ending.signal,
    // Whoever asks is told.
    onBroken: () => undefined,
    onMended: () => undefined,
  });
  return {
    async current() {
      const end = await head();
      if (end > heard) await heardOf(end);
    },
    async stop() {
      ending.abort();
      await following;
    },
  };

  function heardOf(end: Position): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(late);
        waiting.delete(one);
      };
      const late = setTimeout(() => {
        leave();
        reject(new StoreUnavailable('what others appended to the log is not known here yet'));
      }, patienceMs);
      const one: Waiter = {
        head: end,
        resolve() {
          leave();
          resolve();
        },
      };
      waiting.add(one);
    });
  }
}

/** Decides on all that was in the log when the command came, whoever appended it. */
export const onWhatIsThere = (others: OthersHeard | undefined, pipeline: Pipeline): Pipeline =>
  others === undefined
    ? pipeline
    : {
        async execute(request) {
          await others.current();
          return pipeline.execute(request);
        },
      };

/** Knows of whom was suspended, and of which link is over, wherever that was decided. */
export const knownToAll = (others: OthersHeard | undefined, resolver: CallerResolver): CallerResolver =>
  others === undefined
    ? resolver
    : {
        async resolve(shown) {
          await others.current();
          return resolver.resolve(shown);
        },
      };

/** Asks once for all who want to know while a question is under way; each gets an answer to one that was asked after they wanted it. */
function askedTogether<T>(ask: () => Promise<T>): () => Promise<T> {
  let under: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const now = (): Promise<T> => {
    under = ask().finally(() => {
      under = undefined;
    });
    return under;
  };
  return () => {
    if (under === undefined) return now();
    next ??= under
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return now();
      });
    return next;
  };
}
