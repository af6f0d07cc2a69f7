import { groupOf, type MessageValues, templateNamed } from '@talentlog/contracts';
import { ask, type CommandClient, type EventReader, type OpenedEvent, uuidv5 } from '@talentlog/runtime';
import type { Contact, Links, Lookup, Person } from './lookup.ts';
import { invitationOf } from './message-text/calendar.ts';
import { wordsOf } from './message-text/words.ts';
import type { NotificationRequest, Recipient, Signed } from './request.ts';

export interface QueueingParts {
  readonly store: Pick<EventReader, 'readStream'>;
  readonly commands: CommandClient;
  readonly lookup: Lookup;
  readonly links: Links;
  /** The company's name as messages sign with it, and its address. */
  readonly company: Signed;
}

/**
 * Writes what the policies requested for an event and queues it. The id of each message is derived from event, recipient,
 * template and channel: handling the event again queues nothing new. Throws TryAgain when commands are not taken now.
 */
export async function queueNotifications(
  event: OpenedEvent,
  requests: readonly NotificationRequest[],
  parts: QueueingParts,
): Promise<void> {
  for (const request of requests) {
    for (const person of await personsOf(request.to, parts.lookup)) {
      const payload = await write(event, { ...request, person }, parts);
      if (payload !== undefined) await queue(event, payload, parts.commands);
    }
  }
}

/** The recruiter in charge may be another one when the event is handled again: the message is the same. */
function idOf(recipient: Recipient, person: Person): string {
  if ('recruiterOf' in recipient) return `recruiter-of/${recipient.recruiterOf}`;
  return 'jobSeekerId' in person ? person.jobSeekerId : (person.sealedFor ?? person.accountId);
}

async function personsOf(recipient: Recipient, lookup: Lookup): Promise<readonly Person[]> {
  if ('holdersOf' in recipient) {
    const holders = await lookup.holdersOf(recipient.holdersOf);
    return holders.filter((accountId) => accountId !== recipient.except).map((accountId) => ({ accountId }));
  }
  if ('ownerOf' in recipient) {
    const { accountId, jobSeekerId } = recipient.ownerOf;
    return [{ accountId, sealedFor: jobSeekerId ?? undefined }];
  }
  if (!('recruiterOf' in recipient)) return [recipient];
  const accountId = await lookup.recruiterOf(recipient.recruiterOf);
  return accountId === undefined ? [] : [{ accountId }];
}

/** The payload of QueueNotification, or undefined where the person cannot be reached that way. */
async function write(
  event: OpenedEvent,
  request: NotificationRequest & { readonly person: Person },
  parts: QueueingParts,
) {
  const { template: name, channel, to, person } = request;
  const contact = await parts.lookup.contact(person, positionOf(event, request));
  const receiver = request.receiver ?? (channel === 'MAIL' ? contact?.email : contact?.phone);
  if (!contact || !receiver || isShut(contact, request) || isUnwanted(contact, request)) return undefined;
  const language = request.trial?.language ?? (contact.language === 'en-US' ? 'en-US' : 'zh-CN');
  const { words, values, ...wording } = await wordsOf(openTo(contact, request), {
    ...parts,
    name: contact.name ?? '',
    language,
  });
  return {
    notificationId: uuidv5(event.id, `${idOf(to, person)}/${name}/${channel}`),
    ...idsOf(person),
    template: name,
    channel,
    ...wording,
    scene: templateNamed(name).scene,
    language,
    receiver,
    ...words,
    link: request.link !== undefined && 'purpose' in request.link ? request.link : null,
    ...(channel === 'SMS' ? { words: shortWords(values) } : {}),
    ...(request.calendar === undefined || channel !== 'MAIL'
      ? {}
      : { calendar: await invitationOf(request.calendar, { event, receiver, values }, { ...parts, language }) }),
    ...(request.from === undefined ? {} : { from: request.from }),
    causeEventId: event.id,
    ...aboutWhat(event, request),
  };
}

/** Whose message it is. */
const idsOf = (person: Person): { jobSeekerId: string | null; accountId: string | null } => {
  if ('jobSeekerId' in person) return { jobSeekerId: person.jobSeekerId, accountId: null };
  const { accountId, sealedFor } = person;
  return sealedFor === undefined ? { jobSeekerId: null, accountId } : { jobSeekerId: sealedFor, accountId: null };
};

/** The position whose message it is. */
function positionOf({ data }: OpenedEvent, { positionId }: NotificationRequest): string | undefined {
  return typeof data.positionId === 'string' ? data.positionId : positionId;
}

/** Who has no account is led to no page that asks for a sign-in: they would register to read it. */
function openTo({ hasAccount }: Contact, request: NotificationRequest): NotificationRequest {
  const { link, ...rest } = request;
  const isOwnPage = link !== undefined && 'page' in link && link.page.startsWith('/personal/');
  const canLack = templateNamed(request.template).fields.link === 'optional';
  return hasAccount === false && isOwnPage && canLack ? rest : request;
}

/** Whoever may not act any more, or not yet, reads nothing of candidates: only of their own account. */
const isShut = ({ canAct = true }: Contact, { template }: NotificationRequest): boolean =>
  !canAct && templateNamed(template).scene !== 'ACCOUNT';

/** What is duty is wanted whatever somebody chose; so is a test of a wording. */
function isUnwanted({ off = [] }: Contact, { template, channel, trial }: NotificationRequest): boolean {
  const group = groupOf(template);
  return group !== 'DUTY' && trial === undefined && off.some((one) => one.group === group && one.channel === channel);
}

/** What stands in an SMS, for providers that send their own approved texts: long texts are no places of theirs. */
const shortWords = (values: MessageValues): MessageValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length <= longestWord));
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
