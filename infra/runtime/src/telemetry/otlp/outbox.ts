import type { OtlpTarget, SpanCounts } from './target.ts';
import { type EndedSpan, exportRequest, rejectedOf } from './wire.ts';

/** Spans that wait in memory, at most; those that go in one request; from how many on nobody waits for the time. */
const limits = { waiting: 4_096, batch: 512, full: 512 };
const pauses = { first: 1_000, longest: 30_000 };
/** At the end nobody waits longer for a receiver that may be away. */
const lastMs = 2_000;

/** Of an answer no more is read than what it may have to say. */
const longestAnswer = 64 * 1024;
async function beginningOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    parts.push(part);
    length += part.byteLength;
    if (length > longestAnswer) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Spans on their way out: a few thousand places, one request at a time, in the background. Whoever puts one in never waits; where there is
 * no place it is counted and gone. A receiver that is away is asked again with growing pauses, one that says no is not asked again.
 */
export class Outbox {
  private waiting: EndedSpan[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private failures = 0;
  private sent = 0;
  private dropped = 0;
  private isOver = false;
  private readonly ending = new AbortController();
  private readonly url: string;

  constructor(private readonly target: OtlpTarget) {
    this.url = `${target.endpoint}${target.endpoint.endsWith('/') ? '' : '/'}v1/traces`;
  }

  put(span: EndedSpan): void {
    if (this.isOver || this.waiting.length >= limits.waiting) {
      this.dropped += 1;
      return;
    }
    this.waiting.push(span);
    if (this.waiting.length === limits.full && this.failures === 0) this.plan(0);
    else this.timer ??= this.later(this.target.everyMs ?? 2_000);
  }

  counts(): SpanCounts {
    return { sent: this.sent, dropped: this.dropped };
  }

  /** Sends what waits, for a short while. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    this.isOver = true;
    const last = setTimeout(() => this.ending.abort(), lastMs);
    await this.sending;
    while (this.waiting.length > 0 && !this.ending.signal.aborted && this.failures === 0) await this.send();
    clearTimeout(last);
    this.dropped += this.waiting.length;
    this.waiting = [];
  }

  private plan(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = this.later(milliseconds);
  }

  private later(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.timer = undefined;
      if (this.sending !== undefined) return;
      this.sending = this.send().finally(() => {
        this.sending = undefined;
        if (this.waiting.length > 0 && !this.isOver) this.plan(this.pause());
      });
    }, milliseconds).unref();
  }

  private pause(): number {
    if (this.failures > 0) return Math.min(pauses.first * 2 ** (this.failures - 1), pauses.longest);
    return this.waiting.length >= limits.full ? 0 : (this.target.everyMs ?? 2_000);
  }

  private async send(): Promise<void> {
    const batch = this.waiting.slice(0, limits.batch);
    const rejected = await this.post(batch).catch((error: unknown) => this.fails(error));
    if (rejected === undefined) return;
    this.waiting.splice(0, batch.length);
    this.dropped += rejected;
    this.sent += batch.length - rejected;
  }

  /** How many of them are lost; throws where they may be taken later. */
  private async post(batch: readonly EndedSpan[]): Promise<number> {
    const { service, headers, logger, timeoutMs = 10_000 } = this.target;
    const answer = await fetch(this.url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: exportRequest(batch, service),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), this.ending.signal]),
    });
    const said = await beginningOf(answer);
    // The only ones that the protocol lets be sent again.
    if ([429, 502, 503, 504].includes(answer.status)) throw new Error(`answered ${answer.status}`);
    if (this.failures > 0) logger.info({}, 'spans are taken again');
    this.failures = 0;
    if (answer.ok) return Math.min(batch.length, Math.max(0, rejectedOf(said)));
    logger.warn({ status: answer.status, spans: batch.length }, 'spans were not taken');
    return batch.length;
  }

  private fails(error: unknown): undefined {
    this.failures += 1;
    // Whoever fails to ask may tell the address, and what stands in it.
    const { name, cause } = error as Error & { readonly cause?: { readonly code?: string } };
    const told = { error: name, ...(typeof cause?.code === 'string' ? { code: cause.code } : {}) };
    if (this.failures === 1) this.target.logger.warn(told, 'spans do not arrive; asking again');
  }
}
