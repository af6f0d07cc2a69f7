import type { WebhooksStatus } from '../workers/webhook-calls.ts';
import type { PartStatus } from './judged.ts';

/** How calls to systems that follow us go; no part where none are made here. One that takes nothing is missed, and nothing else is. */
export function webhooksPart(status: WebhooksStatus | undefined): Readonly<Record<string, PartStatus>> {
  if (status === undefined) return {};
  const { waiting, parked, away, givenUp } = status;
  const detail = `waiting ${waiting}, parked ${parked}, away ${away}, given up ${givenUp}`;
  if (parked + away + givenUp === 0) return { webhooks: { ready: true, detail } };
  return { webhooks: { ready: false, degraded: true, detail, ...(away > 0 ? { cause: 'away' } : {}) } };
}
