import { Counter, type Registry } from 'prom-client';
import { type MeasuredParts, reportsOf } from './parts.ts';

/** What became of what this house tells of its work, all threads together. */
export function spanCounters(registry: Registry, parts: MeasuredParts): void {
  const counted = async (what: 'sent' | 'dropped') =>
    [parts.telemetry.counts(), ...(await reportsOf(parts)).map(({ spans }) => spans)].reduce(
      (sum, counts) => sum + counts[what],
      0,
    );
  const registers = [registry];
  new Counter({
    name: 'talentlog_spans_sent_total',
    help: 'Spans that the receiver of traces took.',
    registers,
    async collect() {
      const sent = await counted('sent');
      this.reset();
      this.inc(sent);
    },
  });
  new Counter({
    name: 'talentlog_spans_dropped_total',
    help: 'Spans for which there was no place, or that the receiver did not take.',
    registers,
    async collect() {
      const dropped = await counted('dropped');
      this.reset();
      this.inc(dropped);
    },
  });
}
