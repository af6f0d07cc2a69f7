import type { Logger } from '../../logger.ts';

/** Where spans go. */
export interface OtlpTarget {
  /** The address to which OpenTelemetry adds `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `service.name`. */
  readonly service: string;
  readonly logger: Logger;
  /** Longest time of one request, and between two. */
  readonly timeoutMs?: number;
  readonly everyMs?: number;
}

/** What became of spans. */
export interface SpanCounts {
  readonly sent: number;
  /** Those for which there was no place, and those that the receiver did not take. */
  readonly dropped: number;
}
