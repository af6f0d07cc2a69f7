import {
  type Clock,
  inSpan,
  Peer,
  PeerAway,
  passesByItself,
  pauseOfStore,
  reasonOf,
  systemClock,
  type WebhookCall,
  type WebhookDelivery,
  type WebhookOutcome,
} from '@talentlog/runtime';
import type { WebhookEndpoint, WebhooksParts } from './endpoints.ts';
import { messageOf } from './message.ts';
import { pauseWebhook } from './pause.ts';
import { replayOn } from './replay.ts';
import { isOfMessage, mayHaveLeft, usualWaits } from './waits.ts';

/** Calls to one endpoint at the same time, each of another key. */
const atOnce = 4;
/** Longest time for one of them; then a sender that died is taken for dead. */
const callMs = 16_000;
const leaseMs = callMs + 4_000;
/** Longest sleep: a command of somebody else may have changed what is to be done. */
const longestSleepMs = 30_000;

/** Sends to one subscriber what is due for it. Each has its own, so that none waits for another. */
export class WebhookLine {
  private readonly clock: Clock;
  private readonly peer: Peer;
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<void>>();
  private wakes = new AbortController();

  constructor(
    readonly subscriberId: string,
    private readonly parts: WebhooksParts,
  ) {
    this.clock = parts.clock ?? systemClock;
    const { onCall } = parts;
    this.peer = new Peer({ ...{ name: 'webhook', clock: this.clock, callMs }, ...(onCall ? { onCall } : {}) });
  }

  /** Whether it did not answer lately, and is left alone for a while. */
  isAway(): boolean {
    return this.peer.status().state !== 'closed';
  }

  /** Something was kept for it, or its endpoint was changed. */
  wake(): void {
    this.wakes.abort();
  }

  stop(): void {
    this.stopping.abort();
    this.wakes.abort();
  }

  /** Resolves when it was stopped, or the subscriber wants no calls any more. */
  async run(): Promise<void> {
    for (let failures = 0; !this.stopping.signal.aborted; ) {
      try {
        const wait = await this.step();
        if (wait === undefined) break;
        failures = 0;
        await this.sleep(wait);
      } catch (error) {
        this.fails(error);
        await this.clock.wait(pauseOfStore(failures), this.stopping.signal);
        failures += 1;
      }
    }
    await Promise.allSettled(this.running);
  }

  /** Begins what is due; answers how long to sleep, undefined where there is nobody to send to. */
  private async step(): Promise<number | undefined> {
    this.wakes = new AbortController();
    const endpoint = await this.parts.webhooks.of(this.subscriberId);
    if (endpoint === undefined) return undefined;
    // What is found for a resend goes out while the rest of the log is looked through, and so does what happens meanwhile.
    const isReplaying = await replayOn(endpoint, this.parts);
    return (await this.sendDue(endpoint)) || isReplaying ? 0 : this.untilNext(endpoint);
  }

  /** Whether anything was due, and is being sent now. */
  private async sendDue(endpoint: WebhookEndpoint): Promise<boolean> {
    if (!this.hasRoom(endpoint)) return false;
    const { deliveries } = this.parts;
    const now = this.clock.now();
    const due = await deliveries.take(this.subscriberId, now, {
      until: now + leaseMs,
      limit: atOnce - this.running.size,
    });
    for (const one of due) this.begin(endpoint, one);
    return due.length > 0;
  }

  private hasRoom({ isPaused }: WebhookEndpoint): boolean {
    return !isPaused && this.running.size < atOnce;
  }

  private async untilNext(endpoint: WebhookEndpoint): Promise<number> {
    if (!this.hasRoom(endpoint)) return longestSleepMs;
    const next = await this.parts.deliveries.next(this.subscriberId);
    return next === undefined ? longestSleepMs : next - this.clock.now();
  }

  private async sleep(milliseconds: number): Promise<void> {
    if (milliseconds > 0 && !this.stopping.signal.aborted)
      await this.clock.wait(Math.min(milliseconds, longestSleepMs), this.wakes.signal);
  }

  private begin(endpoint: WebhookEndpoint, delivery: WebhookDelivery): void {
    const sending = this.send(endpoint, delivery)
      .catch((error: unknown) => this.fails(error))
      .finally(() => {
        this.running.delete(sending);
        this.wake();
      });
    this.running.add(sending);
  }

  private async send(endpoint: WebhookEndpoint, delivery: WebhookDelivery): Promise<void> {
    const { deliveries, noteRead } = this.parts;
    const message = await messageOf(delivery, this.parts).catch((error: unknown) => this.unreadable(delivery, error));
    if (message === 'unreadable') return;
    // It is for this subscriber no more: topics or what it may read were changed since.
    if (message === undefined) return deliveries.drop(delivery);
    const wasAway = this.isAway();
    const call = { url: endpoint.url, id: delivery.eventId, body: message.body, secrets: endpoint.secrets };
    const outcome = await this.asked(call, message.parent);
    if (outcome instanceof PeerAway) return deliveries.postpone(delivery, this.clock.now() + outcome.afterMs);
    // Before the end is written down: what left, and is sent again because nobody wrote that down, is noted again.
    if (message.personOf !== null && mayHaveLeft(outcome))
      await noteRead({ readerId: this.subscriberId, jobSeekerId: message.personOf, at: this.clock.now() });
    // Cut off by us: nobody's fault, and no try.
    if (this.stopping.signal.aborted && outcome.answer === 'silent')
      return deliveries.postpone(delivery, this.clock.now());
    await this.note(delivery, outcome);
    if (wasAway && outcome.outcome === 'taken') await deliveries.hasten(this.subscriberId, this.clock.now());
  }

  /** Makes the call as a part of what it tells of. */
  private async asked(
    call: Omit<WebhookCall, 'contentType'>,
    parent: string | undefined,
  ): Promise<WebhookOutcome | PeerAway> {
    const { post } = this.parts;
    const work = (signal: AbortSignal) =>
      post.post(
        { ...call, contentType: 'application/cloudevents+json' },
        AbortSignal.any([signal, this.stopping.signal]),
      );
    const away = {
      result: (said: WebhookOutcome) =>
        said.outcome === 'taken' || isOfMessage(said.status) ? undefined : said.answer,
    };
    try {
      return await inSpan({ name: 'send webhook', kind: 'internal', parent }, () => this.peer.call(work, away));
    } catch (error) {
      return error instanceof PeerAway ? error : { outcome: 'failed', answer: 'silent' };
    }
  }

  /** Writes down how it ended. */
  private async note(delivery: WebhookDelivery, outcome: WebhookOutcome): Promise<void> {
    const { deliveries, waits = usualWaits } = this.parts;
    const { answer, status, retryAfterMs = 0 } = outcome;
    const at = this.clock.now();
    const last = { answer, at, ...(status === undefined ? {} : { status }) };
    if (outcome.outcome === 'taken') return deliveries.delivered(delivery, last);
    const wait = waits[delivery.tries];
    const isGone = outcome.outcome === 'gone';
    // An endpoint that takes nothing is paused, and what is for it waits; a message that it alone refuses is put aside.
    if (isGone || (wait === undefined && (await this.tookNothing(delivery)))) {
      await deliveries.failed(delivery, last, at + (wait ?? 0));
      return pauseWebhook(this.subscriberId, isGone ? 'GONE' : 'FAILING', delivery, this.parts);
    }
    await deliveries.failed(delivery, last, wait === undefined ? undefined : at + Math.max(wait, retryAfterMs));
  }

  /** Nobody there takes anything: they were away just now, or refused all that was sent since this one began to wait. */
  private async tookNothing({ since }: WebhookDelivery): Promise<boolean> {
    return this.isAway() || !(await this.parts.deliveries.tookSince(this.subscriberId, since));
  }

  /** What we cannot read is no fault of whoever listens: it is tried again as usual, and put aside in the end. */
  private async unreadable(delivery: WebhookDelivery, error: unknown): Promise<'unreadable'> {
    if (passesByItself(error)) throw error;
    this.fails(error);
    const { deliveries, waits = usualWaits } = this.parts;
    const [at, wait] = [this.clock.now(), waits[delivery.tries]];
    await deliveries.failed(delivery, { answer: 'unreadable', at }, wait === undefined ? undefined : at + wait);
    return 'unreadable';
  }

  private fails(error: unknown): void {
    const { logger } = this.parts;
    if (!passesByItself(error))
      logger.error({ subscriberId: this.subscriberId, error: reasonOf(error) }, 'a webhook could not be sent');
  }
}
