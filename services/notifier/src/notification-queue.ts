import { ask, type CommandClient, type OpenedEvent, type Reader, uuidv5 } from '@talentlog/runtime';
import type { Links, Lookup } from './lookup.ts';
import { type WrittenLanguage, writeField } from './message-text/fields.ts';
import { type Fields, render } from './message-text/render.ts';
import type { NotificationRequest, Recipient, Words } from './request.ts';
import { templates } from './templates/index.ts';
import type { Template } from './templates/template.ts';

export interface QueueingParts {
  readonly commands: CommandClient;
  readonly lookup: Lookup;
  readonly links: Links;
  /** The company's name as messages sign with it. */
  readonly company: Words;
  /** The policies. */
  readonly policies: Reader<[], readonly NotificationRequest[]>;
}

/**
 * Writes what the policies want told about an event and queues it. The id of each message is derived from event, recipient,
 * template and channel: handling the event again queues nothing new. Throws TryAgain when commands are not taken now.
 */
export async function queueNotifications(event: OpenedEvent, parts: QueueingParts): Promise<void> {
  for (const request of parts.policies.read(event).flat()) {
    const payload = await write(event, request, parts);
    if (payload !== undefined) await queue(event, payload, parts.commands);
  }
}

const idOf = (recipient: Recipient): string =>
  'jobSeekerId' in recipient ? recipient.jobSeekerId : recipient.accountId;

/** The payload of QueueNotification, or undefined where the person cannot be reached that way. */
async function write(event: OpenedEvent, request: NotificationRequest, parts: QueueingParts) {
  const { template: name, channel, to } = request;
  const contact = await parts.lookup.contact(to);
  const receiver = request.receiver ?? (channel === 'MAIL' ? contact?.email : contact?.phone);
  if (contact === undefined || receiver === null || receiver === undefined || receiver === '') return undefined;
  const language: WrittenLanguage = contact.language === 'en-US' ? 'en-US' : 'zh-CN';
  const template: Template = templates[name];
  const fields = await fieldsOf(request, contact.name ?? '', language, parts);
  const { subject, text, html, sms } = render(template, language, fields);
  if (channel === 'SMS' && sms === undefined) throw new Error(`template ${name} has no SMS`);
  return {
    notificationId: uuidv5(event.id, `${idOf(to)}/${name}/${channel}`),
    jobSeekerId: 'jobSeekerId' in to ? to.jobSeekerId : null,
    accountId: 'accountId' in to ? to.accountId : null,
    template: name,
    channel,
    scene: template.scene,
    language,
    receiver,
    subject: subject.slice(0, 500),
    content: channel === 'SMS' ? (sms ?? '') : text,
    html: channel === 'SMS' ? '' : html,
    link: request.link !== undefined && 'purpose' in request.link ? request.link : null,
    causeEventId: event.id,
    ...aboutWhat(event),
  };
}

/** The application that the event is about: only who may see it may read what was written of it. */
function aboutWhat({ data }: OpenedEvent) {
  const { applicationId, positionId } = data;
  return {
    applicationId: typeof applicationId === 'string' ? applicationId : null,
    positionId: typeof positionId === 'string' ? positionId : null,
  };
}

async function fieldsOf(
  request: NotificationRequest,
  name: string,
  language: WrittenLanguage,
  parts: QueueingParts,
): Promise<Fields> {
  const { positionId, link, fields } = request;
  const found = positionId === undefined ? undefined : await parts.lookup.position(positionId);
  const title = language === 'en-US' && found?.titleEn ? found.titleEn : (found?.title ?? '');
  const written = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, writeField(field, language)]));
  return {
    ...written,
    name,
    position: title,
    link: link === undefined ? '' : 'page' in link ? parts.links.page(link.page) : parts.links.hidden(link.purpose),
    company: parts.company[language],
  };
}

async function queue(
  event: OpenedEvent,
  payload: { readonly notificationId: string },
  commands: CommandClient,
): Promise<void> {
  const commandId = uuidv5(payload.notificationId, 'queue');
  const wish = { name: 'QueueNotification', payload, commandId, actor: 'system:notifier' };
  const answer = await ask(commands, wish, event);
  // 409: it was queued before; its id says so.
  if (!answer.ok && answer.status !== 409) throw new Error(`not queued: ${answer.code}`);
}
