/** What is put onto a topic. Those of one key keep their order. */
export interface BusMessage {
  readonly topic: string;
  /** Never a name, and nothing of a person: keys are told to everybody who may look. */
  readonly key: string;
  /** Null: a tombstone, which says that there is nothing of this key any more. */
  readonly value: Uint8Array | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is taken from a topic, and where it lay. */
export interface TakenMessage extends Required<BusMessage> {
  readonly partition: number;
  /** Its place in the partition: a whole number, which grows. */
  readonly offset: string;
}
