import { Gauge, type Registry } from 'prom-client';
import type { WorkersReport } from '../threads/sides.ts';
import type { MeasuredParts } from './parts.ts';

/** How the timers keep up. */
export function timerGauges(registry: Registry, { workers }: MeasuredParts): void {
  const due = async (): Promise<WorkersReport['due']> => {
    const reports = await Promise.all(workers.map((one) => one.report().catch(() => undefined)));
    return reports.find((report) => report?.due !== undefined)?.due;
  };
  const registers = [registry];
  new Gauge({
    name: 'talentlog_timers_due',
    help: 'Timers that are due and did not fire yet, counted up to 1,000.',
    registers,
    async collect() {
      const now = await due();
      if (now !== undefined) this.set(now.timers);
    },
  });
  new Gauge({
    name: 'talentlog_timers_late_seconds',
    help: 'For how long the first timer that did not fire is due.',
    registers,
    async collect() {
      const now = await due();
      if (now !== undefined) this.set(now.lateSeconds);
    },
  });
}
