import type { Position, RecordedEvent } from '../event-store/port.ts';

/** What a message says of its place in the log. */
export interface Placed {
  readonly position: Position;
  /** The one before it in the log; undefined where that is not known. */
  readonly after: Position | undefined;
  /** Undefined where nobody wants it. */
  readonly event: RecordedEvent | undefined;
}

/** Puts what comes by several partitions, some of it twice, back into the order of the log. */
export class LogOrder {
  /** Those that came before one that stands in front of them, by their positions. */
  private readonly early: Placed[] = [];

  constructor(private reached: Position) {}

  /** Everything up to here was handed on. */
  position(): Position {
    return this.reached;
  }

  /** How many wait, and up to where. */
  waiting(): { readonly count: number; readonly upTo: Position } {
    return { count: this.early.length, upTo: this.early.at(-1)?.position ?? this.reached };
  }

  /** What has its turn by this one's coming, in order: nothing where it came before, or where one in front of it did not. */
  turn(one: Placed): readonly Placed[] {
    const at = this.early.findLastIndex(({ position }) => position <= one.position);
    if (one.position <= this.reached || this.early[at]?.position === one.position) return [];
    this.early.splice(at + 1, 0, one);
    return this.inTurn();
  }

  /** What has its turn when everything up to here was had from elsewhere. */
  pass(position: Position): readonly Placed[] {
    this.reached = position > this.reached ? position : this.reached;
    return this.inTurn();
  }

  private inTurn(): readonly Placed[] {
    const next: Placed[] = [];
    for (let [first] = this.early; first !== undefined; [first] = this.early) {
      const isPast = first.position <= this.reached;
      if (!isPast && (first.after === undefined || first.after > this.reached)) break;
      this.early.shift();
      if (isPast) continue;
      next.push(first);
      this.reached = first.position;
    }
    return next;
  }
}
