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
