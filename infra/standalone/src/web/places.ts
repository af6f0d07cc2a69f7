interface Limits {
  /** At once in all, and of one who asks. */
  readonly inAll: number;
  readonly ofOne: number;
  /** How long who comes when all are taken waits for one, in milliseconds. */
  readonly patienceMs: number;
}

/** What becomes of who asked for a place: it is theirs, all were taken for too long, or they have their share. */
interface Asking {
  readonly begin: () => void;
  readonly refuse: (why: 'full' | 'share') => void;
}

/** Places that somebody has until they give it back. Who comes first has the next one; nobody has all. */
export class Places {
  private readonly held = new Map<string, number>();
  private readonly row = new Set<() => void>();
  private taken = 0;

  constructor(private readonly limits: Limits) {}

  /** Returns what gives the place back, or leaves the row. */
  take(who: string, { begin, refuse }: Asking): () => void {
    const { inAll, ofOne, patienceMs } = this.limits;
    if ((this.held.get(who) ?? 0) >= ofOne || this.row.size >= inAll) {
      refuse(this.row.size >= inAll ? 'full' : 'share');
      return () => undefined;
    }
    this.count(who, 1);
    if (this.taken < inAll) {
      this.taken += 1;
      begin();
      return this.once(who, () => this.next());
    }
    let leave = this.once(who, () => end());
    const called = () => {
      end();
      leave = this.once(who, () => this.next());
      begin();
    };
    const patience = setTimeout(() => {
      leave();
      refuse('full');
    }, patienceMs);
    const end = () => {
      clearTimeout(patience);
      this.row.delete(called);
    };
    this.row.add(called);
    return () => leave();
  }

  /** The place goes to who waits longest. */
  private next(): void {
    const [called] = this.row;
    if (called === undefined) this.taken -= 1;
    else called();
  }

  private once(who: string, leave: () => void): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.count(who, -1);
      leave();
    };
  }

  private count(who: string, by: 1 | -1): void {
    const now = (this.held.get(who) ?? 0) + by;
    if (now === 0) this.held.delete(who);
    else this.held.set(who, now);
  }
}
