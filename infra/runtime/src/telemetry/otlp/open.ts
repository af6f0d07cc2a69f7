import { AsyncLocalStorage } from 'node:async_hooks';
import { keepSpans, type OpenSpan, type Recorder, type SpanFacts, type SpanStart } from '../spans.ts';
import { newSpanId, newTraceId, readTraceparent, type TraceContext } from '../traceparent.ts';
import { Outbox } from './outbox.ts';
import type { OtlpTarget, SpanCounts } from './target.ts';

export type { OtlpTarget, SpanCounts } from './target.ts';

/** Spans of this thread on their way to a receiver. */
export interface Telemetry {
  counts(): SpanCounts;
  /** Sends what is left, for a short while. */
  stop(): Promise<void>;
}

export interface OtlpParts extends OtlpTarget {
  /** Which share of the traces is kept, from 0 to 1; by the trace's id, so that every service keeps the same ones. */
  readonly share: number;
}

/** Has this thread keep spans and send them by OTLP over HTTP. */
export function startOtlp({ share, ...target }: OtlpParts): Telemetry {
  const outbox = new Outbox(target);
  keepSpans(new OtlpRecorder(outbox, share));
  return {
    counts: () => outbox.counts(),
    async stop() {
      keepSpans(undefined);
      await outbox.close();
    },
  };
}

class OtlpRecorder implements Recorder {
  private readonly paths = new AsyncLocalStorage<TraceContext>();
  private readonly keptBelow: number;

  constructor(
    private readonly outbox: Pick<Outbox, 'put'>,
    share: number,
  ) {
    this.keptBelow = share * 2 ** 48;
  }

  current(): TraceContext | undefined {
    return this.paths.getStore();
  }

  within<T>(context: TraceContext, work: () => T): T {
    return this.paths.run(context, work);
  }

  open(start: SpanStart): OpenSpan | undefined {
    const parent = this.parentOf(start);
    if (parent === undefined && start.mayBegin === undefined) return undefined;
    const context = this.contextUnder(parent);
    const since = now();
    const end = (facts: SpanFacts = {}) => {
      if (context.isKept) this.put(start, { context, parent, since, facts });
    };
    return { context, end };
  }

  note(start: SpanStart & { readonly parent: string }, since: number): void {
    const parent = readTraceparent(start.parent);
    if (parent?.isKept) this.put(start, { context: this.contextUnder(parent), parent, since, facts: {} });
  }

  private parentOf({ parent }: SpanStart): TraceContext | undefined {
    return parent === undefined ? this.current() : readTraceparent(parent);
  }

  /** What somebody outside says of keeping is not asked: the share decides. */
  private contextUnder(parent: TraceContext | undefined): TraceContext {
    const traceId = parent?.traceId ?? newTraceId();
    return { traceId, spanId: newSpanId(), isKept: Number.parseInt(traceId.slice(-12), 16) < this.keptBelow };
  }

  private put(
    start: SpanStart,
    {
      context,
      parent,
      since,
      facts,
    }: { context: TraceContext; parent: TraceContext | undefined; since: number; facts: SpanFacts },
  ): void {
    const until = Math.max(since, now());
    this.outbox.put({ start, context, parentId: parent?.spanId, since, until, facts: { ...start.facts, ...facts } });
  }
}

/** Milliseconds since 1970, finer than one. */
const now = (): number => performance.timeOrigin + performance.now();
