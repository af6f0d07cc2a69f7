import type { Changed } from '../access/live-scope.ts';
import type { Owned } from '../access/scope.ts';
import { type LiveLimits, LivePlaces, usualLiveLimits } from './live-places.ts';

/** Rows of one view that changed; see `ViewChange`. */
export interface LiveChange {
  readonly view: string;
  readonly ids: readonly string[];
  readonly position: string;
}

/** The same with whose rows they are. */
type Told = LiveChange & Changed;
type Listener = (change: Told) => void;
type Whose = (view: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Owned>> | undefined;

/** Changes are gathered so long, so that a burst looks once whose its rows are. */
const gatherMs = 50;
/** Of more rows at once nobody looks whose they are: screens are told that something changed, and not what. */
const mostRows = 200;

/** Fans changes of views out to open screens. */
export class LiveHub {
  private readonly listeners = new Set<Listener>();
  private readonly closers = new Set<() => void>();
  private readonly waiting = new Map<string, { readonly ids: Set<string>; position: string }>();
  private timer: NodeJS.Timeout | undefined;

  readonly places: LivePlaces;

  constructor(
    private readonly whose: Whose,
    limits: LiveLimits = usualLiveLimits,
  ) {
    this.places = new LivePlaces(limits);
  }

  publish({ view, ids, position }: LiveChange): void {
    if (this.listeners.size === 0) return;
    const change = this.waiting.get(view) ?? { ids: new Set(), position };
    for (const id of ids) change.ids.add(id);
    if (change.position !== '') change.position = position;
    this.waiting.set(view, change);
    this.timer ??= setTimeout(() => void this.tell(), gatherMs);
  }

  private async tell(): Promise<void> {
    const changes = [...this.waiting];
    this.waiting.clear();
    for (const [view, { ids: gathered, position }] of changes) {
      const ids = [...gathered];
      const rows = ids.length > mostRows ? undefined : await this.look(view, ids);
      for (const listener of this.listeners) listener({ view, ids, position, rows });
    }
    // What came meanwhile waits its turn, so that nobody hears of a later position first.
    this.timer = this.waiting.size === 0 ? undefined : setTimeout(() => void this.tell(), gatherMs);
  }

  /** Where it cannot be looked up, screens ask again, and each answer looks for itself. */
  private async look(view: string, ids: readonly string[]): Promise<Changed['rows']> {
    try {
      return await this.whose(view, ids);
    } catch {
      return undefined;
    }
  }

  /** Returns the way to stop listening. `onClose` is called when the service stops. */
  listen(listener: Listener, onClose: () => void): () => void {
    this.listeners.add(listener);
    this.closers.add(onClose);
    return () => {
      this.listeners.delete(listener);
      this.closers.delete(onClose);
    };
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.clear();
    for (const close of [...this.closers]) close();
    this.listeners.clear();
    this.closers.clear();
  }
}
