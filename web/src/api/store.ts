import { type ApiProblem, asProblem } from './problem.ts';
import { askPath, type QueryAnswer, type QueryOptions } from './queries.ts';
import type { QueryName } from './tables.ts';
import { type Truth, truthOf } from './truth.ts';

export interface Entry<N extends QueryName = QueryName> {
  readonly answer?: QueryAnswer<N>;
  readonly problem?: ApiProblem;
  readonly loading: boolean;
}

/** Answers a renderer found on the server, by the path of their question. */
export type Seed = Readonly<Record<string, QueryAnswer>>;

const nothing: Entry = { loading: false };

/**
 * A small cache of answers for public pages: what was seen before shows at once and is asked again behind it.
 * Seeded answers are as fresh as the page, so their first reader does not ask.
 */
export class QueryStore {
  readonly #entries = new Map<string, Entry>();
  readonly #fresh = new Set<string>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #watchers = new Set<() => void>();
  /** The latest asking of each question: an answer that was overtaken, or asked by who left meanwhile, is not kept. */
  readonly #latest = new Map<string, Promise<Entry>>();

  constructor(seed: Seed = {}) {
    for (const [key, answer] of Object.entries(seed)) {
      this.#entries.set(key, { answer, loading: false });
      this.#fresh.add(key);
    }
  }

  /** The same object until something changed. */
  read(key: string): Entry {
    return this.#entries.get(key) ?? nothing;
  }

  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
      this.#tellWatchers();
    };
  }

  /** How true the answers are that are on the screen now. */
  truth(): Truth {
    const shown = [...this.#listeners.keys()].map((key) => truthOf(this.read(key)));
    return shown.find((one) => one === 'behind') ?? shown.find((one) => one === 'old') ?? 'current';
  }

  /** Calls back whenever that may have changed, until the returned function is called. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /**
   * Asks, unless the server just answered this or the same question is under way. Who asked goes on once the newest answer is there: one
   * that was overtaken waits for the one that came after it.
   */
  async ask(key: string, options: QueryOptions = {}, force = false): Promise<void> {
    const isFresh = this.#fresh.delete(key);
    if (!force && (isFresh || this.read(key).loading)) return;
    const asking = askPath(key, options).then(
      (answer): Entry => ({ answer, loading: false }),
      (thrown): Entry => ({ ...this.read(key), problem: asProblem(thrown), loading: false }),
    );
    this.#latest.set(key, asking);
    this.#write(key, { ...this.read(key), loading: true });
    const entry = await asking;
    if (this.#latest.get(key) === asking) this.#write(key, entry);
    else await this.#newest(key, asking);
  }

  async #newest(key: string, overtaken: Promise<Entry>): Promise<void> {
    const latest = this.#latest.get(key);
    if (latest === undefined || latest === overtaken) return;
    await latest;
    await this.#newest(key, latest);
  }

  /** Forgets everything, after signing in or out. */
  clear(): void {
    const keys = [...this.#entries.keys()];
    this.#entries.clear();
    this.#fresh.clear();
    this.#latest.clear();
    for (const key of keys) this.#tell(key);
  }

  #write(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#tell(key);
  }

  #tell(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
    this.#tellWatchers();
  }

  #tellWatchers(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
