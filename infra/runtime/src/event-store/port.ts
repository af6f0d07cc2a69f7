/** Opaque place of an event in the log: fixed width, compares as text (ARCHITECTURE: no late arrivals below a seen position). */
export type LogPosition = string & { readonly __position: true };
/** Before the first event. */
export const START = '00000000000000000000' as LogPosition;

/** 0-based place in a stream, or a word for what must be true of it. There is no "any": every append says what it expects. */
export type ExpectedRevision = number | 'no-stream' | 'stream-exists';

export interface Metadata {
  /** Account id, link hash, `guest`, or `system:<process>`. Never a name. */
  readonly actor: string;
  readonly identity?: string;
  readonly onBehalfOf?: string;
  readonly correlationId: string;
  /** Id of the event or command that caused this one. */
  readonly causationId: string;
  readonly commandId: string;
  readonly commandName: string;
  /** Instant of the decision, ISO 8601 UTC. */
  readonly at: string;
  readonly traceparent?: string;
  readonly reason?: string;
  /** Revision of the company's settings that the decision followed; absent before anybody changed one. */
  readonly settings?: number;
  /** Keyed digest of the command's name and payload: tells a repeated command id from a reused one. */
  readonly digest?: string;
  /** The command's result as JSON (identifiers only), so that a repeated command gets the same answer. */
  readonly result?: string;
}

/** An event as stored: personal fields of `data` are already ciphertext. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: Metadata;
}

export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: LogPosition;
  /** Writer's clock; order is by position, never by this. */
  readonly recordedAt: string;
  /** SHA-256 of the stream's previous event (64 zeros for the first). */
  readonly prevHash: string;
  readonly hash: string;
}

export interface Commit {
  /** Idempotency key: the same id and bytes give the first result again, the same id with other bytes an error. */
  readonly commitId: string;
  readonly writes: readonly {
    readonly stream: string;
    readonly expected: ExpectedRevision;
    readonly events: readonly NewEvent[];
  }[];
  readonly checks?: readonly { readonly stream: string; readonly expected: ExpectedRevision }[];
}

export interface AppendResult {
  /** Position of the last event of the commit. */
  readonly position: LogPosition;
  readonly events: readonly {
    readonly id: string;
    readonly type: string;
    readonly stream: string;
    readonly revision: number;
    readonly position: LogPosition;
  }[];
  /** True when this commit id had been stored before. */
  readonly deduplicated: boolean;
}

export interface EventFilter {
  readonly types?: readonly string[];
}

export type SubscriptionMessage =
  | { readonly kind: 'event'; readonly event: RecordedEvent }
  /** Everything up to here was handed over or filtered out. */
  | { readonly kind: 'checkpoint'; readonly position: LogPosition }
  | { readonly kind: 'caught-up'; readonly position: LogPosition };

/** The log for those who only read it, in the process that writes it or beside it. */
export interface EventReader {
  readStream(stream: string, options?: { from?: number; to?: number }): Promise<readonly RecordedEvent[]>;
  /** Events after a position, in order, at most `limit`. */
  readAll(options: {
    after: LogPosition;
    limit: number;
    filter?: EventFilter;
    upTo?: LogPosition;
  }): Promise<readonly RecordedEvent[]>;
  /** Catch-up subscription; ends when the signal aborts. Back-pressure by the consumer's pace, never a drop. */
  subscribe(options: {
    after: LogPosition;
    filter?: EventFilter;
    signal: AbortSignal;
  }): AsyncIterable<SubscriptionMessage>;
  head(): Promise<LogPosition>;
  /** Somebody waits: those who follow look now. Under load they are told of an append some milliseconds later, where this is there. */
  look?(): void;
  /** The result of an earlier commit of this id, for idempotent commands; undefined when unknown. */
  findCommit(commitId: string): Promise<AppendResult | undefined>;
  close(): Promise<void>;
}

/** The log. All appends are durable (synced) before they resolve. */
export interface EventStore extends EventReader {
  /** All or nothing across streams. Throws WrongExpectedRevision, CommitIdReused, CommitTooLarge, CommitRefused, StoreUnavailable. */
  append(commit: Commit): Promise<AppendResult>;
}

export class WrongExpectedRevision extends Error {
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number,
  ) {
    super(`${stream}: expected ${expected}, is ${actual}`);
  }
}
/** The commit id was used before for other events. */
export class CommitIdReused extends Error {}
/** More than the store takes at once; nothing of it was stored, and it never will be as it is. */
export class CommitTooLarge extends Error {}
/** What this store cannot hold as it is said, in words that name it: nothing of it was stored, and it never will be as it is. */
export class CommitRefused extends Error {}
/** The store cannot answer now; the caller may retry with the same commit id. */
export class StoreUnavailable extends Error {}
/** Asked for and not answered: stored or not, and the same commit id tells which. */
export class OutcomeUnknown extends StoreUnavailable {}
