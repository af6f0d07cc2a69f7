import type { MeasuredCommand } from '@talentlog/command';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { type MeasuredParts, reportsOf } from './parts.ts';

const buckets = [0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** How long commands take, by name, who sent them and what came of it. */
export function commandSeconds(registry: Registry): (told: MeasuredCommand) => void {
  const seconds = new Histogram({
    name: 'talentlog_command_seconds',
    help: 'Time of a command, from its pipeline to the answer.',
    labelNames: ['command', 'by', 'outcome'],
    buckets,
    registers: [registry],
  });
  return ({ name, by, outcome, milliseconds }) => seconds.labels(name, by, outcome).observe(milliseconds / 1000);
}

/** How long questions take, by name. One that is not answered may have any name: those are in the measure of all requests. */
export function querySeconds(registry: Registry, server: FastifyInstance): void {
  const seconds = new Histogram({
    name: 'talentlog_query_seconds',
    help: 'Time to answer a question, by its name.',
    labelNames: ['query'],
    buckets,
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.url === '/api/queries/:name' && reply.statusCode === 200)
      seconds.labels((request.params as { name: string }).name).observe(reply.elapsedTime / 1000);
    done();
  });
}

/** How many events the log has: its rate is that of all that happens. */
export function logGauge(registry: Registry, parts: MeasuredParts): void {
  new Gauge({
    name: 'talentlog_log_position',
    help: 'Position of the last event of the log.',
    registers: [registry],
    async collect() {
      const heads = (await reportsOf(parts)).map(({ head }) => Number(head)).filter(Number.isSafeInteger);
      if (heads.length > 0) this.set(Math.max(...heads));
    },
  });
}
