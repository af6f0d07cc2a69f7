import { ask, type CommandClient, type OpenedEvent, type Reader, uuidv5 } from '@talentlog/runtime';
import type { Links, Lookup, Person } from './lookup.ts';
import { fieldsOf, type Known } from './message-text/field-values.ts';
import type { WrittenLanguage } from './message-text/fields.ts';
import type { Fields } from './message-text/render.ts';
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

/** The recruiter in charge may be another one when the event is handled again: the message is the same. */
function idOf(recipient: Recipient): string {
  if ('recruiterOf' in recipient) return `recruiter-of/${recipient.recruiterOf}`;
  return 'jobSeekerId' in recipient ? recipient.jobSeekerId : recipient.accountId;
}

async function personOf(recipient: Recipient, lookup: Lookup): Promise<Person | undefined> {
  if (!('recruiterOf' in recipient)) return recipient;
  const accountId = await lookup.recruiterOf(recipient.recruiterOf);
  return accountId === undefined ? undefined : { accountId };
}

/** The payload of QueueNotification, or undefined where the person cannot be reached that way. */
async function write(event: OpenedEvent, request: NotificationRequest, parts: QueueingParts) {
  const { template: name, channel, to } = request;
  const person = await personOf(to, parts.lookup);
  const contact = person && (await parts.lookup.contact(person));
  const receiver = request.receiver ?? (channel === 'MAIL' ? contact?.email : contact?.phone);
  if (!person || !contact || !receiver) return undefined;
  const language: WrittenLanguage = contact.language === 'en-US' ? 'en-US' : 'zh-CN';
  const template: Template = templates[name];
  const known: Known = { ...parts, name: contact.name ?? '', language };
  // The library of templates takes megabytes: loaded with the first message.
  const { render } = await import('./message-text/render.ts');
  const fields = await fieldsOf(request, known);
  const { subject, text, html, sms } = render(template, language, fields);
  if (channel === 'SMS' && sms === undefined) throw new Error(`template ${name} has no SMS`);
  return {
    notificationId: uuidv5(event.id, `${idOf(to)}/${name}/${channel}`),
    jobSeekerId: 'jobSeekerId' in person ? person.jobSeekerId : null,
    accountId: 'accountId' in person ? person.accountId : null,
    template: name,
    channel,
    scene: template.scene,
    language,
    receiver,
    subject: subject.slice(0, 500),
    content: channel === 'SMS' ? (sms ?? '') : text,
    html: channel === 'SMS' ? '' : html,
    link: request.link !== undefined && 'purpose' in request.link ? request.link : null,
    ...(channel === 'SMS' ? { words: shortWords(fields) } : {}),
    causeEventId: event.id,
    ...aboutWhat(event, request),
  };
}

/** What stands in an SMS, for providers that send their own approved texts: lists and long texts are no places of theirs. */
const shortWords = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= longestWord,
    ),
  );
const longestWord = 500;

/** The application that the event is about: only who may see it may read what was written of it. With its person's key the words go. */
function aboutWhat({ data }: OpenedEvent, { about }: NotificationRequest) {
  const { applicationId, positionId } = data;
  return {
    applicationId: typeof applicationId === 'string' ? applicationId : null,
    positionId: typeof positionId === 'string' ? positionId : null,
    ...(about === undefined ? {} : { aboutJobSeekerId: about }),
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
