/** A line to an engine that can be made bad: Toxiproxy, told over HTTP. Open before the test, closed after it. */
export interface Wire {
  open(): Promise<void>;
  /** Where the engine is reached by it. */
  url(): string;
  /** What the line does from now on, also to links that stand: the names are those of Toxiproxy. */
  suffers(kind: string, how: Readonly<Record<string, number>>, stream?: 'upstream' | 'downstream'): Promise<void>;
  recovers(): Promise<void>;
  /** Nobody is at the other end, until it is opened again at the same address. */
  close(): Promise<void>;
}

/** A line by the Toxiproxy at this address; at a port of its own, or at that which the other end says it is reached by. */
export function toxicLine(control: string, to: string, at?: number): Wire;
