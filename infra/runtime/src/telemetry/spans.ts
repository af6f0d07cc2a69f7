import type { TraceContext } from './traceparent.ts';

/**
 * What is told of a piece of work: names that we gave, kinds and counts. Nothing that anybody typed, no id of a person, no address, no
 * words of an error: what is not in this list cannot be told.
 */
export interface SpanFacts {
  readonly 'http.request.method'?: string;
  /** The pattern of the route, never what stood in its place. */
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'talentlog.command'?: string;
  /** `accepted`, or the code of a refusal. */
  readonly 'talentlog.outcome'?: string;
  readonly 'talentlog.follower'?: string;
  readonly 'talentlog.event.type'?: string;
  /** How many events a batch had, and how many milliseconds after the first was stored everything saw them. */
  readonly 'talentlog.events'?: number;
  readonly 'talentlog.lag_ms'?: number;
  /** The class of what was thrown. */
  readonly 'error.type'?: string;
}

/** As OTLP numbers them: within this process, asked by somebody, asking somebody, read from a log. */
export const spanKinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;
export type SpanKind = keyof typeof spanKinds;

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  /** `traceparent` of what it follows from; by default it is part of what is being done. */
  readonly parent?: string | undefined;
  /** Begins a trace where it follows from nothing; by default nothing is kept of it then. */
  readonly mayBegin?: true;
  readonly facts?: SpanFacts;
}

/** A piece of work that goes on. */
export interface OpenSpan {
  readonly context: TraceContext;
  end(facts?: SpanFacts): void;
}

/** What keeps spans, and knows which one each asynchronous path is in. */
export interface Recorder {
  current(): TraceContext | undefined;
  open(start: SpanStart): OpenSpan | undefined;
  within<T>(context: TraceContext, work: () => T): T;
  /** Something that is over; milliseconds of the clock on the wall. */
  note(start: SpanStart & { readonly parent: string }, since: number): void;
}

let recorder: Recorder | undefined;

/** Has this thread keep spans from now on; nothing does until then. */
export function keepSpans(given: Recorder | undefined): void {
  recorder = given;
}

/** Undefined where nobody keeps spans: then there is nothing to do, and nothing it could cost. */
export const spansKept = (): Recorder | undefined => recorder;
