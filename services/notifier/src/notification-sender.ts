import { groupOf, isCandidateGroup, isTemplateName } from '@talentlog/contracts';
import {
  ask,
  type CommandClient,
  type Delivery,
  type EventReader,
  type Logger,
  type Mailer,
  type OpenEvents,
  type Opened,
  type OpenedEvent,
  type RecordedEvent,
  readerOf,
  type SmsGateway,
  TryAgain,
  uuidv5,
  when,
} from '@talentlog/runtime';
import type { Links, WayOut } from './lookup.ts';

export interface SendingParts {
  readonly store: EventReader;
  readonly open: OpenEvents;
  readonly commands: CommandClient;
  readonly mailer: Mailer;
  readonly smsGateway: SmsGateway;
  readonly logger: Logger;
  readonly links: Pick<Links, 'opened' | 'withWayOut' | 'wayOut'>;
}

/** When an event of `sendingReader` is due: SMS wait for the end of the quiet hours. */
export const dueAt = (event: RecordedEvent): number => {
  const { notBefore } = event.data;
  return typeof notBefore === 'string' ? Date.parse(notBefore) || 0 : 0;
};

/** By what an event of `sendingReader` is to be sent; only the first of its stream says so. */
export async function channelOf({ stream, data }: RecordedEvent, store: EventReader): Promise<unknown> {
  if ('channel' in data) return data.channel;
  const [queued] = await store.readStream(stream, { from: 0, to: 0 });
  return queued?.data.channel;
}

/** Whom the messages of an event of `sendingReader` are for. */
export const receiverOf = ({ stream, data }: RecordedEvent): string =>
  typeof data.personId === 'string' ? data.personId : stream;

/** The message as it was queued; its texts are null once the person was erased. */
type Message = Opened<'NotificationQueued'>['data'];
type Sending = Opened<'NotificationQueued' | 'NotificationRetried' | 'NotificationResent'>;

/** Events that mean: send it, from `notBefore` on. */
export const sendingReader = readerOf([
  when(['NotificationQueued', 'NotificationRetried', 'NotificationResent'], (event, parts: SendingParts) =>
    send(event, parts),
  ),
]);
const queuedMessage = readerOf([when('NotificationQueued', ({ data }) => data)]);

/**
 * Sends one queued message and records what became of it. The provider gets the message's own id, so that a message whose outcome
 * was lost (a killed process, a broken connection) is repeated under the id it already has. When a person asked for it to be sent
 * again, it is a new message to the provider.
 */
export async function sendNotification(event: OpenedEvent, parts: SendingParts): Promise<void> {
  await Promise.all(sendingReader.read(event, parts));
}

async function send(event: Sending, parts: SendingParts): Promise<void> {
  const history = await parts.store.readStream(event.stream);
  const later = history.filter(({ revision, type }) => revision > event.revision && type !== 'NotificationSending');
  // Sent, failed, cancelled or queued anew since: this event is done with.
  if (later.length > 0) return;
  const message = await messageOf(history, parts.open);
  if (message === undefined) throw new Error('a notification was never queued');
  const isStarted = history.some(({ revision }) => revision > event.revision);
  if (!isStarted && !(await start(event, message, parts))) return;
  const delivery = await deliver(event, message, providerIdOf(message, history, event), parts);
  await record(event, message, delivery, parts);
}

async function messageOf(history: readonly RecordedEvent[], open: OpenEvents): Promise<Message | undefined> {
  const queued = history.find(({ type }) => type === 'NotificationQueued');
  if (queued === undefined) return undefined;
  const opened = await open([queued]);
  return queuedMessage.read(opened(queued))[0];
}

/** The id of the message, or of the last time that a person asked for it again. */
function providerIdOf({ notificationId }: Message, history: readonly RecordedEvent[], event: Sending): string {
  const resent = history.findLast(({ type, revision }) => type === 'NotificationResent' && revision <= event.revision);
  return resent === undefined ? notificationId : uuidv5(resent.id, 'resend');
}

/** False when it is not to be sent any more. */
async function start(event: Sending, { notificationId }: Message, parts: SendingParts): Promise<boolean> {
  const answer = await execute('StartSendingNotification', { notificationId }, 'start', event, parts);
  if (answer.ok) return true;
  if (answer.code === 'notification.send_failed') throw new TryAgain('quiet hours');
  parts.logger.warn({ notificationId, code: answer.code }, 'a message is not to be sent any more');
  return false;
}

async function deliver(
  event: Sending,
  message: Message,
  id: string,
  { mailer, smsGateway, links }: SendingParts,
): Promise<Delivery> {
  const { channel, receiver: to, subject, content, html, link, calendar } = message;
  if (to === null || content === null) return { outcome: 'failed', reason: 'the person was erased', permanent: true };
  const way = wayOutOf(message);
  const opened = (words: string): string => {
    const linked = link === null ? words : links.opened(words, link);
    return way === undefined ? linked : links.withWayOut(linked, way);
  };
  const text = opened(content);
  try {
    if (channel === 'SMS') return await smsGateway.send({ id, to, text, ...asTemplate(event, message, opened) });
    const wayOut = way === undefined ? {} : { unsubscribe: links.wayOut(way) };
    return await mailer.send({
      id,
      to,
      subject: subject ?? '',
      text,
      html: opened(html ?? ''),
      ...wayOut,
      ...(calendar ? { calendar } : {}),
      record: recordOf(event, message),
    });
  } catch (error) {
    // Nothing was asked of the provider: the message waits, and no try is counted.
    if (error instanceof TryAgain) throw error;
    return { outcome: 'unknown', reason: (error as Error).message };
  }
}

/** Of a mail that is not duty; nothing for a message of a template that is no more. */
function wayOutOf({ channel, template, jobSeekerId, accountId }: Message): WayOut | undefined {
  const group = isTemplateName(template) ? groupOf(template) : 'DUTY';
  if (channel !== 'MAIL' || group === 'DUTY') return undefined;
  const readerId = isCandidateGroup(group) ? jobSeekerId : accountId;
  return readerId === null ? undefined : { readerId, group };
}

/** The same for a provider that sends its own approved texts, and whose message it is for its receipts. */
function asTemplate(event: Sending, message: Message, opened: Opening) {
  const { template, language, words } = message;
  const fields = Object.fromEntries(Object.entries(words ?? {}).map(([name, word]) => [name, opened(word)]));
  return { template, language, fields, record: recordOf(event, message) };
}

/** The try that this is. */
const recordOf = (event: Sending, { notificationId }: Message) => ({
  notificationId,
  attempt: 'attempt' in event.data ? event.data.attempt : 1,
});

/** Puts the token of a link where it goes. */
type Opening = (words: string) => string;

/** Unknown counts as failed for now: it is tried again, under the same id. */
async function record(
  event: Sending,
  { notificationId }: Message,
  delivery: Delivery,
  parts: SendingParts,
): Promise<void> {
  const answer =
    delivery.outcome === 'sent'
      ? await execute(
          'MarkNotificationSent',
          { notificationId, providerId: delivery.providerId.slice(0, 500) },
          'result',
          event,
          parts,
        )
      : await execute(
          'MarkNotificationFailed',
          {
            notificationId,
            reason: delivery.reason.slice(0, 2_000),
            permanent: delivery.outcome === 'failed' && delivery.permanent,
          },
          'result',
          event,
          parts,
        );
  if (!answer.ok) parts.logger.warn({ notificationId, code: answer.code }, 'what became of a message was not taken');
}

const execute = (name: string, payload: object, step: string, event: Sending, { commands }: SendingParts) =>
  ask(commands, { name, payload, commandId: uuidv5(event.id, step), actor: 'system:notifier' }, event);
