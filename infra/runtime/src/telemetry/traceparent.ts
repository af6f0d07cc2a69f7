import { randomPart } from '../random.ts';

/** Where a piece of work stands in a trace (W3C Trace Context): the trace, the piece, and whether anybody keeps it. */
export interface TraceContext {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
  readonly isKept: boolean;
}

/** Later versions may say more behind the flags, and are read as this one. */
const form = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.{0,200})?$/;

/** What a `traceparent` says; undefined where it is none, so that whoever reads it begins a trace. */
export function readTraceparent(written: string | undefined): TraceContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', more] = form.exec(written ?? '') ?? [];
  if (version === undefined || (version === '00' && more !== undefined)) return undefined;
  return { traceId, spanId, isKept: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const traceparentOf = ({ traceId, spanId, isKept }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isKept ? '01' : '00'}`;

/** All zeros are no id. */
export function newTraceId(): string {
  const id = randomPart(16).toString('hex');
  return /^0+$/.test(id) ? newTraceId() : id;
}

export function newSpanId(): string {
  const id = randomPart(8).toString('hex');
  return /^0+$/.test(id) ? newSpanId() : id;
}
