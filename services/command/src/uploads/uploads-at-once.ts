/** A file is held in memory until the whole of it came: at most 20 MB each. */
const most = { ofOne: 2, inAll: 16 };
/** Before this time a connection has had no chance to show its speed. */
const settlesInMs = 10_000;

/** The body of an upload on its way. */
interface Body {
  /** How many bytes of it came so far. */
  readonly received: () => number;
  /** Ends it, so that another owner's begins. Called once at most, and never after `isWhole`. */
  readonly giveWay: () => void;
}

interface Slot extends Body {
  readonly owner: string;
  readonly begunAt: number;
  isWhole: boolean;
}

/** An upload that has its slot. */
export interface Begun {
  /** Said when the whole body came: from now on it gives way to none. */
  readonly isWhole: () => void;
  readonly end: () => void;
}

/**
 * Bounds how many uploads are received at once, of one owner and of all. Where all slots are taken, an owner who holds none gets that of
 * the slowest upload whose owner holds two, or else of the slowest that had its first seconds. Otherwise a few accounts that send slowly
 * would stop the uploads of all others.
 */
export class UploadsAtOnce {
  private readonly slots = new Set<Slot>();

  constructor(private readonly now: () => number) {}

  /** Undefined where too many are under way. */
  begin(owner: string, body: Body): Begun | undefined {
    const own = this.countOf(owner);
    if (own >= most.ofOne) return undefined;
    if (this.slots.size >= most.inAll) {
      const slowest = own === 0 ? this.slowest() : undefined;
      if (slowest === undefined) return undefined;
      this.slots.delete(slowest);
      slowest.giveWay();
    }
    const slot: Slot = { ...body, owner, begunAt: this.now(), isWhole: false };
    this.slots.add(slot);
    return {
      isWhole: () => {
        slot.isWhole = true;
      },
      end: () => this.slots.delete(slot),
    };
  }

  private countOf(owner: string): number {
    return [...this.slots].filter((slot) => slot.owner === owner).length;
  }

  private slowest(): Slot | undefined {
    const now = this.now();
    const speed = ({ received, begunAt }: Slot) => received() / Math.max(1, now - begunAt);
    const coming = [...this.slots].filter(({ isWhole }) => !isWhole).toSorted((a, b) => speed(a) - speed(b));
    const isSettled = ({ begunAt }: Slot) => now - begunAt >= settlesInMs;
    const ofTwo = coming.filter(({ owner }) => this.countOf(owner) > 1);
    return ofTwo.find(isSettled) ?? ofTwo[0] ?? coming.find(isSettled);
  }
}
