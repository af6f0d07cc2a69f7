import { persist, reasonOf, systemClock } from '@talentlog/runtime';
import type { WebhooksParts } from './endpoints.ts';
import { WebhookLine } from './line.ts';

const lookEveryMs = 30_000;
const forgetEveryMs = 3_600_000;
/** What was delivered is shown, and may be sent again one by one, as long; after that the log alone knows it. */
const keptMs = 30 * 24 * 3_600_000;

/** Sends what waits, each subscriber's by a line of its own. */
export interface WebhookSender {
  /** Something was kept for this subscriber, or its endpoint was changed. */
  wake(subscriberId: string): void;
  /** How many endpoints are left alone for a while because they do not answer. */
  away(): number;
  stop(): Promise<void>;
}

/** Starts sending: what a former process left is sent on. */
export function startWebhookSender(parts: WebhooksParts): WebhookSender {
  const { clock = systemClock, logger, deliveries } = parts;
  const lines = new Map<string, { readonly line: WebhookLine; readonly ended: Promise<void> }>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const begin = (subscriberId: string): void => {
    if (signal.aborted || lines.has(subscriberId)) return;
    const line = new WebhookLine(subscriberId, parts);
    const ended = line.run().finally(() => lines.delete(subscriberId));
    lines.set(subscriberId, { line, ended });
  };
  const onFailure = (error: unknown) => logger.error({ error: reasonOf(error) }, 'webhooks cannot be looked at');
  const persisting = { clock, signal, onFailure };
  const watch = async () => {
    for (let forgotten = 0; !signal.aborted; ) {
      const now = clock.now();
      const all = await persist(() => parts.webhooks.all(), persisting);
      for (const { subscriberId } of all?.did ?? []) begin(subscriberId);
      if (now - forgotten >= forgetEveryMs) {
        await persist(() => deliveries.forget(now - keptMs), persisting);
        forgotten = now;
      }
      await clock.wait(lookEveryMs, signal);
    }
  };
  const watching = watch();
  return {
    wake(subscriberId) {
      begin(subscriberId);
      lines.get(subscriberId)?.line.wake();
    },
    away: () => [...lines.values()].filter(({ line }) => line.isAway()).length,
    async stop() {
      stopping.abort();
      for (const { line } of lines.values()) line.stop();
      await Promise.allSettled([watching, ...[...lines.values()].map(({ ended }) => ended)]);
    },
  };
}
