import { type SpanFacts, type SpanStart, spansKept } from './spans.ts';
import { traceparentOf } from './traceparent.ts';

/** Does the work as one span, and what it does as parts of that. Where nobody keeps spans it is a call and nothing else. */
export function inSpan<T>(
  start: SpanStart,
  work: () => Promise<T>,
  told: (result: T) => SpanFacts = () => ({}),
): Promise<T> {
  const recorder = spansKept();
  const span = recorder?.open(start);
  if (recorder === undefined || span === undefined) return work();
  return recorder.within(span.context, work).then(
    (result) => {
      span.end(told(result));
      return result;
    },
    (error: unknown) => {
      span.end({ 'error.type': error instanceof Error ? error.constructor.name : typeof error });
      throw error;
    },
  );
}

/** `traceparent` of what is being done here, for whoever goes on with it: an event's metadata, a message, a header. */
export function currentTraceparent(): string | undefined {
  const context = spansKept()?.current();
  return context === undefined ? undefined : traceparentOf(context);
}

/** The same as the headers of a request to a peer of ours, or none. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { traceparent };
}

/** Later than this a batch of events is history being read again, and part of no request. */
const freshMs = 5 * 60_000;

interface Traced {
  readonly recordedAt: string;
  readonly metadata: { readonly traceparent?: string };
}

/** Tells, in the trace of each of these events, what was done with all of them since an instant. */
export function noteEvents(name: string, events: readonly Traced[], since: number): void {
  const recorder = spansKept();
  if (recorder === undefined || events.length === 0) return;
  const byParent = new Map<string, Traced[]>();
  for (const event of events) {
    const { traceparent } = event.metadata;
    if (traceparent === undefined || since - Date.parse(event.recordedAt) > freshMs) continue;
    byParent.set(traceparent, [...(byParent.get(traceparent) ?? []), event]);
  }
  for (const [parent, own] of byParent) {
    const lag = Math.max(0, Date.now() - Date.parse(own[0]?.recordedAt ?? ''));
    const facts = { 'talentlog.events': own.length, 'talentlog.lag_ms': lag };
    recorder.note({ name, kind: 'consumer', parent, facts }, since);
  }
}
