import { Gauge, type Registry } from 'prom-client';
import type { WebhooksStatus } from '../workers/webhook-calls.ts';
import type { MeasuredParts } from './parts.ts';

/** How calls to systems that follow us keep up. */
export function webhookGauges(registry: Registry, { workers }: Pick<MeasuredParts, 'workers'>): void {
  const told = async (): Promise<WebhooksStatus | undefined> => {
    const reports = await Promise.all(workers.map((one) => one.report().catch(() => undefined)));
    return reports.find((report) => report?.webhooks !== undefined)?.webhooks;
  };
  const registers = [registry];
  new Gauge({
    name: 'talentlog_webhook_deliveries',
    help: 'Calls that wait, or were put aside until somebody has them sent again.',
    labelNames: ['state'],
    registers,
    async collect() {
      const now = await told();
      if (now === undefined) return;
      this.set({ state: 'waiting' }, now.waiting);
      this.set({ state: 'parked' }, now.parked);
    },
  });
  new Gauge({
    name: 'talentlog_webhook_retried',
    help: 'Those of the waiting calls that were made, and that nobody took.',
    registers,
    async collect() {
      const now = await told();
      if (now !== undefined) this.set(now.retried);
    },
  });
  new Gauge({
    name: 'talentlog_webhook_endpoints',
    help: 'Systems that have a webhook; left alone for a while, not called because somebody said so, or given up by us.',
    labelNames: ['state'],
    registers,
    async collect() {
      const now = await told();
      if (now === undefined) return;
      for (const state of ['all', 'away', 'paused'] as const) this.set({ state }, now[state]);
      this.set({ state: 'given_up' }, now.givenUp);
    },
  });
  new Gauge({
    name: 'talentlog_webhook_oldest_seconds',
    help: 'For how long the oldest call waits that nobody took, of the systems that are to be called.',
    registers,
    async collect() {
      const now = await told();
      if (now !== undefined) this.set(now.oldest === null ? 0 : Math.max(0, (Date.now() - now.oldest) / 1000));
    },
  });
}
