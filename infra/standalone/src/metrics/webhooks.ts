import { Gauge, type Registry } from 'prom-client';
import type { MeasuredParts } from './parts.ts';

/** How calls to systems that follow us keep up. */
export function webhookGauges(registry: Registry, { workers }: MeasuredParts): void {
  const told = async () => {
    const reports = await Promise.all(workers.map((one) => one.report().catch(() => undefined)));
    return reports.find((report) => report?.webhooks !== undefined)?.webhooks;
  };
  const registers = [registry];
  new Gauge({
    name: 'talentlog_webhook_deliveries',
    help: 'Calls that wait, or were given up until somebody has them sent again.',
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
    name: 'talentlog_webhook_oldest_seconds',
    help: 'For how long the oldest call waits that nobody took.',
    registers,
    async collect() {
      const now = await told();
      if (now !== undefined) this.set(now.oldest === null ? 0 : Math.max(0, (Date.now() - now.oldest) / 1000));
    },
  });
}
