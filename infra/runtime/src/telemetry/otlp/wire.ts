import { type SpanFacts, type SpanStart, spanKinds } from '../spans.ts';
import type { TraceContext } from '../traceparent.ts';

/** A span that is over. */
export interface EndedSpan {
  readonly start: SpanStart;
  readonly context: TraceContext;
  readonly parentId: string | undefined;
  /** Milliseconds since 1970, with fractions. */
  readonly since: number;
  readonly until: number;
  readonly facts: SpanFacts;
}

const value = (given: string | number) =>
  typeof given === 'number' ? { intValue: String(given) } : { stringValue: given };

const attributes = (facts: object) =>
  Object.entries(facts).map(([key, given]) => ({ key, value: value(given as string | number) }));

/** Nanoseconds in digits: no number holds them. */
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1000)}000`;

const failed = { code: 2 };

const written = ({ start, context, parentId, since, until, facts }: EndedSpan) => ({
  traceId: context.traceId,
  spanId: context.spanId,
  ...(parentId === undefined ? {} : { parentSpanId: parentId }),
  name: start.name,
  kind: spanKinds[start.kind],
  startTimeUnixNano: nanoseconds(since),
  endTimeUnixNano: nanoseconds(until),
  attributes: attributes(facts),
  status: facts['error.type'] === undefined && (facts['http.response.status_code'] ?? 0) < 500 ? {} : failed,
});

/** `ExportTraceServiceRequest` of OTLP 1.x as JSON: ids in hex, times in digits, kinds in numbers. */
export const exportRequest = (spans: readonly EndedSpan[], service: string): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributes({ 'service.name': service, 'service.namespace': 'talentlog' }) },
        scopeSpans: [{ scope: { name: 'talentlog' }, spans: spans.map(written) }],
      },
    ],
  });

/** How many spans the receiver says it threw away, of a request that it took. */
export function rejectedOf(answer: string): number {
  try {
    const said = (JSON.parse(answer) as { partialSuccess?: { rejectedSpans?: unknown } }).partialSuccess;
    return Math.trunc(Number(said?.rejectedSpans ?? 0)) || 0;
  } catch {
    return 0;
  }
}
