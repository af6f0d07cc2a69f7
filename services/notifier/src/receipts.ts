import {
  type AskSms,
  type CommandClient,
  type EventReader,
  type Follower,
  type FollowerParts,
  finalAnswer,
  type OpenEvents,
  type Opened,
  type OpenedEvent,
  type Receipt,
  readerOf,
  startFollower,
  TryAgain,
  uuidv5,
  when,
} from '@talentlog/runtime';
import { channelOf } from './notification-sender.ts';

export interface ReceiptParts extends FollowerParts {
  readonly commands: CommandClient;
  /** Asks the provider of SMS what became of one. */
  readonly askSms: AskSms;
}

const minute = 60_000;
/** Providers tell it by themselves, mostly within seconds: who told nothing is asked. */
const firstAsked = 3 * minute;
/** After that they do not know any more. */
const lastAsked = 6 * 60 * minute;

/** Nothing is known yet: it is asked again, later and later. */
class NotToldYet extends TryAgain {
  constructor(override readonly afterMs: number) {
    super('the provider has not told what became of it');
  }
}

const sentReader = readerOf([
  when('NotificationSent', (event, parts: ReceiptParts, now: number) => look(event, parts, now)),
]);
const queuedReader = readerOf([when('NotificationQueued', ({ data }) => data.receiver)]);

/** Asks the provider what became of SMS that it took and told nothing of. */
export const followReceipts = (parts: ReceiptParts): Follower =>
  startFollower(
    {
      name: 'notifier/receipts',
      types: sentReader.types,
      wants: async (event) => (await channelOf(event, parts.store)) === 'SMS',
      due: ({ metadata }) => Date.parse(metadata.at) + firstAsked,
      from: () => parts.store.head(),
      handle: async (event: OpenedEvent) => {
        await Promise.all(sentReader.read(event, parts, (parts.clock ?? { now: Date.now }).now()));
      },
    },
    parts,
  );

async function look(event: Opened<'NotificationSent'>, parts: ReceiptParts, now: number): Promise<void> {
  const age = now - Date.parse(event.at);
  if (age > lastAsked) return;
  const history = await parts.store.readStream(event.stream);
  if (history.some(({ revision }) => revision > event.revision)) return;
  const to = await receiverOf(event, parts);
  if (to === undefined) return;
  const receipt = await parts.askSms(event.data.notificationId, to);
  if (receipt === undefined) throw new NotToldYet(Math.max(firstAsked, age));
  await tellReceipt(parts.commands, receipt, event.data);
}

async function receiverOf(
  { stream }: OpenedEvent,
  { store, open }: { readonly store: EventReader; readonly open: OpenEvents },
): Promise<string | undefined> {
  const queued = await store.readStream(stream, { from: 0, to: 0 });
  const opened = await open(queued);
  return queued.flatMap((event) => queuedReader.read(opened(event)))[0] ?? undefined;
}

/**
 * Records what a receipt says of a try. Told twice it is one; of a message that went on since it changes nothing. Throws TryAgain while
 * nothing can be stored.
 */
export async function tellReceipt(
  commands: CommandClient,
  { outcome, providerId, reason }: Receipt,
  { notificationId, attempt }: { readonly notificationId: string; readonly attempt: number },
  actor: 'system:sms-receipts' | 'system:mail-bounces' = 'system:sms-receipts',
): Promise<void> {
  const isHere = outcome === 'delivered';
  await finalAnswer(commands, {
    name: isHere ? 'MarkNotificationDelivered' : 'MarkNotificationUndelivered',
    payload: { notificationId, attempt, providerId: providerId.slice(0, 500), ...(isHere ? {} : { reason }) },
    commandId: uuidv5(notificationId, `receipt/${attempt}/${outcome}`),
    actor,
  });
}
