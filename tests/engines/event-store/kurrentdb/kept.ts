/** A record of the counterpart's log. */
export interface Kept {
  readonly stream: string;
  readonly revision: bigint;
  readonly id: string;
  readonly type: string;
  readonly data: Buffer;
  /** JSON, as the server makes it of properties for older calls. */
  readonly metadata: Buffer;
  readonly place: bigint;
  /** Where the next record begins. */
  readonly end: bigint;
  readonly created: number;
}
export type Given = Pick<Kept, 'stream' | 'id' | 'type' | 'data'> & {
  readonly properties: Readonly<Record<string, string>>;
};
export interface Check {
  readonly stream: string;
  readonly expected: bigint;
}
export interface Violation extends Check {
  readonly index: number;
  readonly actual: bigint;
}

/** .NET's `OrdinalIgnoreCase` for the names that tests use: capitals that are one character long count, \u0131 and \u017f have none. */
export const asCompared = (stream: string): string =>
  stream.replace(/[^\u0131\u017f]/gu, (one) => (one.toUpperCase().length === one.length ? one.toUpperCase() : one));
