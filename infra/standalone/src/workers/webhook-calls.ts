import type { Folds } from '@talentlog/command/workers';
import type { ReadPart } from '@talentlog/contracts';
import { startWebhooks } from '@talentlog/notifier';
import { type CommandClient, type Logger, webhookPost } from '@talentlog/runtime';
import type { Config } from '../config.ts';
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
  readonly parked: number;
  /** Since when the oldest waits, in milliseconds since 1970; null where nothing does. */
  readonly oldest: number | null;
  /** Systems that are left alone for a while, because they do not answer. */
  readonly away: number;
  /** Systems that took nothing for days, or want no calls any more: nothing is sent until an administrator resumes it. */
  readonly paused: number;
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
  });
  return {
    follower,
    async status(): Promise<WebhooksStatus> {
      const counts = await deliveries.counts();
      const sum = (of: 'waiting' | 'parked') => counts.reduce((all, one) => all + one[of], 0);
      const since = counts.flatMap(({ oldest }) => (oldest === null ? [] : [oldest]));
      const oldest = since.length === 0 ? null : Math.min(...since);
      const paused = (await webhooks.all()).filter(({ isGivenUp }) => isGivenUp).length;
      return { waiting: sum('waiting'), parked: sum('parked'), oldest, away: sender.away(), paused };
    },
  };
}
