import { TryAgain } from '../follower/pauses.ts';

/** What is put onto a topic. Those of one key keep their order. */
export interface BusMessage {
  readonly topic: string;
  /** Never a name, and nothing of a person: keys are told to everybody who may look. */
  readonly key: string;
  /** Null: a tombstone, which says that there is nothing of this key any more. */
  readonly value: Uint8Array | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A topic as it is wanted. */
export interface TopicWanted {
  readonly name: string;
  /** At least so many: how many readers of a group can work side by side. */
  readonly partitions: number;
  /** Brokers that keep a copy of each message, and how many of them must have it before it is acknowledged. */
  readonly replicas: number;
  readonly inSync: number;
  /** Milliseconds that a message is kept; -1 for ever. */
  readonly retentionMs: number;
  /** Bytes of the largest message. */
  readonly largest: number;
}

/**
 * Publishes messages to downstream systems, at least once: a reader may get a message twice, and deduplicates by the id in it. Nothing of
 * ours reads it: followers read the log (docs/adr/100).
 */
export interface EventBus {
  /**
   * Resolves when every one is kept by as many brokers as the topic demands. One call is carried out after another. A call that rejects
   * may have left some of its messages there: repeat it whole. Throws UnknownTopic, MessageTooLarge, BusUnavailable, BusRefused.
   */
  publish(messages: readonly BusMessage[]): Promise<void>;
  /**
   * What differs from what is wanted, in words with what to do; empty where all is well. Throws EngineRefused where nothing can be
   * asked, and EngineAway where nobody answers now.
   */
  checkTopics(wanted: readonly TopicWanted[]): Promise<readonly string[]>;
  /** Makes those that are missing, adds partitions and settings to the others; tells what it did. Takes nothing away. */
  makeTopics(wanted: readonly TopicWanted[]): Promise<readonly string[]>;
  /** What is under way is ended. Afterwards everything else rejects. */
  close(): Promise<void>;
}

/** The bus does not answer now, or cannot keep a message as safely as it must: whoever has one keeps it, and comes again. */
export class BusUnavailable extends TryAgain {}
/** It answered no, and will again until somebody changes a setting or a right; nothing that waits is lost meanwhile. */
export class BusRefused extends TryAgain {}
/** There is no such topic; nothing of the call was published. */
export class UnknownTopic extends TryAgain {
  constructor(readonly topic: string) {
    super(`the topic ${topic} does not exist`);
  }
}
/** No bus will ever take it. */
export class MessageTooLarge extends Error {}
