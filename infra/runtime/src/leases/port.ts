/** The right to be the only one who does something, for as long as signs of life are given. */
export interface Lease {
  readonly name: string;
  readonly holder: string;
  /** Rises each time the lease goes to somebody. Whoever writes with a lower one than was seen is late, and is refused. */
  readonly token: number;
}

/** A lease as it lies there. */
export interface HeldLease extends Lease {
  /** What its holders left for the next one. */
  readonly note: string;
}

/**
 * Leases of several processes. A holder who gives no sign for as long as was agreed is taken for gone. Whoever waits measures that from
 * when they first saw the last sign, by their own clock: clocks need not agree, and nobody is robbed by one that was set.
 */
export interface Leases {
  /** Undefined while somebody holds it; ask again, or nobody sees that they are gone. It lasts so many milliseconds after each sign. */
  take(name: string, holder: string, lastsMs: number): Promise<Lease | undefined>;
  /** A sign of life. False where it went to somebody else, or was given up: stop. */
  renew(lease: Lease): Promise<boolean>;
  /** The next one may have it at once. Nothing happens where it went to somebody else. */
  giveUp(lease: Lease): Promise<void>;
  /** Leaves word for the next holder, and is a sign of life. False, and nothing is written, where it went to somebody else. */
  note(lease: Lease, text: string): Promise<boolean>;
  /** Who holds it; undefined where nobody does. */
  held(name: string): Promise<HeldLease | undefined>;
  /** What the last holder left; empty where nobody did. */
  noted(name: string): Promise<string>;
  /** Leases that are held stay so until their time is over. Afterwards everything else rejects. */
  close(): Promise<void>;
}
