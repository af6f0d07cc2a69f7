import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import type { WebhooksStatus } from '../workers/webhook-calls.ts';
import { webhookGauges } from './webhooks.ts';

const now: WebhooksStatus = {
  ...{ waiting: 7, retried: 3, parked: 2, oldest: Date.now() - 90_000 },
  ...{ all: 6, away: 1, paused: 2, givenUp: 1 },
};
const read = async (webhooks: WebhooksStatus | undefined) => {
  const registry = new Registry();
  const report = async () => ({ webhooks }) as never;
  webhookGauges(registry, { workers: [{ report, known: () => [] }] });
  return (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
};

it('tells what waits, what was tried, what was put aside, and how systems stand', async () => {
  const [oldest, ...lines] = (await read(now)).reverse();
  expect(lines.reverse()).toEqual([
    'talentlog_webhook_deliveries{state="waiting"} 7',
    'talentlog_webhook_deliveries{state="parked"} 2',
    'talentlog_webhook_retried 3',
    'talentlog_webhook_endpoints{state="all"} 6',
    'talentlog_webhook_endpoints{state="away"} 1',
    'talentlog_webhook_endpoints{state="paused"} 2',
    'talentlog_webhook_endpoints{state="given_up"} 1',
  ]);
  const [name, seconds] = oldest?.split(' ') ?? [];
  expect([name, Math.floor(Number(seconds) / 10)]).toEqual(['talentlog_webhook_oldest_seconds', 9]);
});

it('tells nothing of states where nobody is called from here', async () => {
  expect((await read(undefined)).filter((line) => line.includes('{'))).toEqual([]);
});
