import type { NotificationChannel } from '@talentlog/contracts';
import {
  type AskSms,
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
import { isNews, mayBeToldAt } from './news.ts';
import { queueNotifications } from './notification-queue.ts';
import { channelOf, dueAt, receiverOf, sendingReader, sendNotification } from './notification-sender.ts';
import { policies as allPolicies, type Policy } from './policies/index.ts';
import { followReceipts } from './receipts.ts';
import type { Signed } from './request.ts';

export interface NotifierParts extends FollowerParts {
  readonly commands: CommandClient;
  readonly mailer: Mailer;
  readonly smsGateway: SmsGateway;
  /** Asks what became of an SMS, where the provider can be asked. */
  readonly askSms?: AskSms;
  readonly lookup: Lookup;
  readonly links: Links;
  /** How messages are signed now. */
  readonly company?: () => Promise<Signed>;
  readonly policies?: readonly Policy[];
}

export interface Notifier {
  /** The stages: writing what has to be told, and sending it by each channel. */
  readonly followers: readonly [queueing: Follower, mail: Follower, sms: Follower, ...receipts: Follower[]];
  status(): { readonly [stage in 'queueing' | 'mail' | 'sms']: FollowerStatus };
  stop(): Promise<void>;
}

/**
 * Tells people what happened. One stage writes messages for events and queues them, one for each channel sends what is queued; between
 * them lies the log, so that nothing is lost or told twice when the process ends anywhere. No channel waits for another, and nobody for
 * somebody else's message; messages to one person keep their order. Tries after failures are asked for by timers (`RetryNotification`).
 */
export function startNotifier(parts: NotifierParts): Notifier {
  const companyOf = parts.company ?? (async () => ({ 'zh-CN': 'Talentlog', 'en-US': 'Talentlog' }));
  const policies = readerOf(parts.policies ?? allPolicies);
  const queueing = startFollower(
    {
      name: 'notifier/queueing',
      types: policies.types,
      due: mayBeToldAt,
      handle: async (event) => {
        // Most comments mention nobody: the company's settings are read only where a message is written.
        const requests = policies.read(event).flat();
        if (requests.length === 0 || !(await isNews(event, parts.store))) return;
        await queueNotifications(event, requests, { ...parts, company: await companyOf() });
      },
    },
    parts,
  );
  const mail = startSending('MAIL', parts);
  const sms = startSending('SMS', parts);
  const { askSms } = parts;
  const receipts = askSms === undefined ? [] : ([followReceipts({ ...parts, askSms })] as const);
  return {
    followers: [queueing, mail, sms, ...receipts],
    status: () => ({ queueing: queueing.status(), mail: mail.status(), sms: sms.status() }),
    stop: async () => {
      await Promise.all([queueing, mail, sms, ...receipts].map((one) => one.stop()));
    },
  };
}

const startSending = (channel: NotificationChannel, parts: NotifierParts): Follower =>
  startFollower(
    {
      name: `notifier/sending-${channel.toLowerCase()}`,
      succeeds: 'notifier/sending',
      types: sendingReader.types,
      wants: async (event) => (await channelOf(event, parts.store)) === channel,
      lane: receiverOf,
      due: dueAt,
      handle: (event) => sendNotification(event, parts),
    },
    parts,
  );
