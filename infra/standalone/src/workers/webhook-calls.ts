import type { Folds } from '@talentlog/command/workers';
import type { ReadPart } from '@talentlog/contracts';
import { startWebhooks } from '@talentlog/notifier';
import { type CommandClient, type Logger, webhookPost } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import { measureCall } from '../metrics/calls.ts';
import type { openWorkersStorage } from './storage.ts';
import { toldTo, webhooksIn } from './webhooks.ts';

interface Parts {
  readonly config: Pick<Config, 'WEBHOOK_NETWORKS'>;
  readonly storage: Awaited<ReturnType<typeof openWorkersStorage>>;
  readonly folds: Pick<Folds, 'load'>;
  readonly commands: CommandClient;
  readonly logger: Logger;
  /** Where people and systems reach us. */
  readonly origin: string;
}

/** How calls to systems that follow us go. */
export interface WebhooksStatus {
  readonly waiting: number;
  /** Those of the waiting that were tried, and nobody took. */
  readonly retried: number;
  readonly parked: number;
  /** Since when the oldest waits for a system that is to be called, in milliseconds since 1970; null where nothing does. */
  readonly oldest: number | null;
  /** Systems that have a webhook. */
  readonly all: number;
  /** Systems that are left alone for a while, because they do not answer. */
  readonly away: number;
  /** Systems that are not called because an administrator said so. */
  readonly paused: number;
  /** Systems that took nothing for days, or want no calls any more: nothing is sent until an administrator resumes it. */
  readonly givenUp: number;
}

/** Calls the systems that follow us. */
export function startWebhooking({ config, storage, folds, commands, logger, origin }: Parts) {
  const { store, open, checkpoints, webhooks: deliveries, accessLog, secret } = storage;
  const webhooks = webhooksIn(folds, store, { secret, logger });
  const { follower, sender } = startWebhooks({
    ...{ store, open, checkpoints, logger, commands, deliveries },
    post: webhookPost({ networks: config.WEBHOOK_NETWORKS }),
    webhooks,
    noteRead: (read) => accessLog.add([{ ...read, part: 'WEBHOOK' satisfies ReadPart }]),
    told: toldTo(folds, origin, logger),
    onCall: measureCall,
  });
  return {
    follower,
    async status(): Promise<WebhooksStatus> {
      const [counts, endpoints] = await Promise.all([deliveries.counts(), webhooks.all()]);
      const sum = (of: 'waiting' | 'retried' | 'parked') => counts.reduce((all, one) => all + one[of], 0);
      const called = new Set(endpoints.filter(({ isPaused }) => !isPaused).map(({ subscriberId }) => subscriberId));
      const since = counts.flatMap(({ subscriberId, oldest }) =>
        oldest === null || !called.has(subscriberId) ? [] : [oldest],
      );
      const givenUp = endpoints.filter(({ isGivenUp }) => isGivenUp).length;
      return {
        ...{ waiting: sum('waiting'), retried: sum('retried'), parked: sum('parked') },
        oldest: since.length === 0 ? null : Math.min(...since),
        ...{ all: endpoints.length, away: sender.away() },
        ...{ paused: endpoints.length - called.size - givenUp, givenUp },
      };
    },
  };
}
