/** Pages at once in all: while one waits for its data another is written. Writing one holds everybody else, so more would not be faster. */
const atOnce = 2;
/** Waiting pages of one address, and of all. */
const places = { ofOne: 30, inAll: 500 };

interface Waiting<T> {
  readonly key: string | undefined;
  readonly made: Promise<T>;
  begin(): Promise<unknown>;
}

/**
 * Who may have a page made next. An address has one at a time and the addresses take turns, so that whoever asks for many waits behind
 * themselves; between two pages everything else is answered. Whoever waits for the same page shares one that is begun later.
 */
export class PageTurns<T> {
  private readonly waiting = new Map<string, Waiting<T>[]>();
  private readonly busy = new Set<string>();
  private count = 0;

  /** The page, or `undefined` where too many wait. `key` names pages that are the same for everybody; without one it is made for this one alone. */
  take(address: string, key: string | undefined, make: () => Promise<T>): Promise<T> | undefined {
    const mine = this.waiting.get(address) ?? [];
    const same = key === undefined ? undefined : this.begunLater(key);
    if (same) return same;
    if (mine.length >= places.ofOne || this.count >= places.inAll) return undefined;
    let begin: Waiting<T>['begin'] = async () => undefined;
    const made = new Promise<T>((resolve, reject) => {
      begin = () => make().then(resolve, reject);
    });
    this.waiting.set(address, [...mine, { key, made, begin }]);
    this.count += 1;
    this.next();
    return made;
  }

  private begunLater(key: string): Promise<T> | undefined {
    for (const list of this.waiting.values()) for (const one of list) if (one.key === key) return one.made;
    return undefined;
  }

  private next(): void {
    if (this.busy.size >= atOnce) return;
    const found = [...this.waiting].find(([address]) => !this.busy.has(address));
    if (!found) return;
    const [address, [first, ...rest]] = found;
    // Whoever had a turn goes to the end of the row of addresses.
    this.waiting.delete(address);
    if (rest.length > 0) this.waiting.set(address, rest);
    if (!first) return;
    this.count -= 1;
    this.busy.add(address);
    void first.begin().then(() =>
      // What came meanwhile is answered first.
      setImmediate(() => {
        this.busy.delete(address);
        this.next();
      }),
    );
  }
}
