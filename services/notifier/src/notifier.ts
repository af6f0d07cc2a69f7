import {
  type CommandClient,
  type Follower,
  type FollowerParts,
  type FollowerStatus,
  type Mailer,
  readerOf,
  type SmsGateway,
  startFollower,
} from '@talentlog/runtime';
import type { Links, Lookup } from './lookup.ts';
import { queueNotifications } from './notification-queue.ts';
import { dueAt, sendingReader, sendNotification } from './notification-sender.ts';
import { policies as allPolicies, type Policy } from './policies/index.ts';
import type { Words } from './request.ts';

export interface NotifierParts extends FollowerParts {
  readonly commands: CommandClient;
  readonly mailer: Mailer;
  readonly smsGateway: SmsGateway;
  readonly lookup: Lookup;
  readonly links: Links;
  readonly company?: Words;
  readonly policies?: readonly Policy[];
}

export interface Notifier {
  /** The two stages: writing what has to be told, and sending it. */
  readonly followers: readonly [queueing: Follower, sending: Follower];
  status(): { readonly queueing: FollowerStatus; readonly sending: FollowerStatus };
  stop(): Promise<void>;
}

/**
 * Tells people what happened. One stage writes messages for events and queues them, the other sends what is queued; between them
 * lies the log, so that nothing is lost or told twice when the process ends anywhere. Tries after failures are asked for by timers
 * (`RetryNotification`).
 */
export function startNotifier(parts: NotifierParts): Notifier {
  const company = parts.company ?? { 'zh-CN': 'Talentlog', 'en-US': 'Talentlog' };
  const policies = readerOf(parts.policies ?? allPolicies);
  const queueing = startFollower(
    {
      name: 'notifier/queueing',
      types: policies.types,
      handle: (event) => queueNotifications(event, { ...parts, company, policies }),
    },
    parts,
  );
  const sending = startFollower(
    {
      name: 'notifier/sending',
      types: sendingReader.types,
      due: dueAt,
      handle: (event) => sendNotification(event, parts),
    },
    parts,
  );
  return {
    followers: [queueing, sending],
    status: () => ({ queueing: queueing.status(), sending: sending.status() }),
    stop: async () => {
      await Promise.all([queueing.stop(), sending.stop()]);
    },
  };
}
