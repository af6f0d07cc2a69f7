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
 * themselves; between two pages everything else is answered. Whoever waits for the same page shares one that is begun later, in the first
 * turn that one of them has.
 */
export class PageTurns<T> {
  private readonly waiting = new Map<string, Waiting<T>[]>();
  private readonly busy = new Set<string>();
  private count = 0;

  /** The page, or `undefined` where too many wait. `key` names pages that are the same for everybody; without one it is made for this one alone. */
  take(address: string, key: string | undefined, make: () => Promise<T>): Promise<T> | undefined {
    const mine = this.waiting.get(address) ?? [];
    const same = key === undefined ? undefined : this.begunLater(key);
    if (same) return this.shared(address, mine, same).made;
    if (mine.length >= places.ofOne || this.count >= places.inAll) return undefined;
    let begin: Waiting<T>['begin'] = async () => undefined;
    const made = new Promise<T>((resolve, reject) => {
      begin = () => make().then(resolve, reject);
    });
    this.wait(address, mine, { key, made, begin });
    this.next();
    return made;
  }

  /** Who shares has a place of their own as well, where there is one: they wait behind nobody who asked for more. */
  private shared(address: string, mine: readonly Waiting<T>[], same: Waiting<T>): Waiting<T> {
    if (!mine.includes(same) && mine.length < places.ofOne && this.count < places.inAll) {
      this.wait(address, mine, same);
      this.next();
    }
    return same;
  }

  private wait(address: string, mine: readonly Waiting<T>[], one: Waiting<T>): void {
    this.waiting.set(address, [...mine, one]);
    this.count += 1;
  }

  private begunLater(key: string): Waiting<T> | undefined {
    for (const list of this.waiting.values()) for (const one of list) if (one.key === key) return one;
    return undefined;
  }

  /** It is begun: nobody waits for it to be. */
  private leave(begun: Waiting<T>): void {
    for (const [address, list] of [...this.waiting]) {
      const left = list.filter((one) => one !== begun);
      this.count -= list.length - left.length;
      if (left.length === 0) this.waiting.delete(address);
      else if (left.length < list.length) this.waiting.set(address, left);
    }
  }

  private next(): void {
    if (this.busy.size >= atOnce) return;
    const found = [...this.waiting].find(([address]) => !this.busy.has(address));
    if (!found) return;
    const [address, [first]] = found;
    if (!first) return;
    this.leave(first);
    // Whoever had a turn goes to the end of the row of addresses.
    const rest = this.waiting.get(address);
    this.waiting.delete(address);
    if (rest) this.waiting.set(address, rest);
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
