import { aggregates } from '@talentlog/domain/fold';
import { type EventReader, type OpenEvents, type RecordedEvent, uuidv5 } from '@talentlog/runtime';
import { z } from 'zod';
import { logPages } from '../pipeline/log-pages.ts';
import { filesNamedIn } from '../uploads/named-files.ts';

/** Where a person left something that no key opens: by id, and by address. */
export interface Traces {
  readonly streams: ReadonlySet<string>;
  readonly notificationIds: ReadonlySet<string>;
  /** Ids under which providers know their messages. */
  readonly messageIds: ReadonlySet<string>;
  readonly linkIds: ReadonlySet<string>;
  readonly dataRequestIds: ReadonlySet<string>;
  readonly fileIds: ReadonlySet<string>;
  /** Every phone and e-mail that the log ever had of them; none once the key is gone. */
  readonly addresses: ReadonlySet<string>;
}

/** The log with what opens its events. */
export interface Reading {
  readonly store: Pick<EventReader, 'readAll'>;
  readonly open: OpenEvents;
}

/** Whom an event is about, as far as it says so in clear. */
const personsOf = ({ stream, data }: RecordedEvent): readonly unknown[] => {
  const sealed = data.personal as { readonly subject?: unknown } | null | undefined;
  return [data.jobSeekerId, data.personId, sealed?.subject, stream.slice(stream.indexOf('-') + 1)];
};

/** Everything the log says of where a person left something. Reads all of it: erasing is rare, and an index that missed something would not do. */
export async function tracesOf(person: string, { store, open }: Reading): Promise<Traces> {
  const found = {
    streams: new Set<string>(),
    notificationIds: new Set<string>(),
    messageIds: new Set<string>(),
    linkIds: new Set<string>(),
    dataRequestIds: new Set<string>(),
    fileIds: new Set<string>(),
    addresses: new Set<string>(),
  };
  for await (const events of logPages(store)) {
    const theirs = events.filter((event) => personsOf(event).includes(person));
    if (theirs.length === 0) continue;
    const opened = await open(theirs);
    for (const event of theirs) {
      const { data } = opened(event);
      found.streams.add(event.stream);
      note(event, found);
      for (const { fileId } of filesNamedIn(data)) found.fileIds.add(fileId);
      for (const address of addressesIn(event.type, data)) found.addresses.add(address);
    }
  }
  return found;
}

function note(
  { type, id, data }: RecordedEvent,
  found: Record<'notificationIds' | 'messageIds' | 'linkIds' | 'dataRequestIds', Set<string>>,
): void {
  if (typeof data.notificationId === 'string') {
    found.notificationIds.add(data.notificationId);
    found.messageIds.add(data.notificationId);
    if (type === 'NotificationResent') found.messageIds.add(uuidv5(id, 'resend'));
  }
  if (type === 'DataRequestReceived' && typeof data.dataRequestId === 'string')
    found.dataRequestIds.add(data.dataRequestId);
  if (type === 'LinkIssued' && typeof data.linkId === 'string') found.linkIds.add(data.linkId);
}

const addressFields = new Set(['phone', 'email', 'former', 'before', 'after']);
const looksLikeAddress = /^\+\d{5,}$|@/;

/** Addresses of the person themselves; those of colleagues who were told of them are not. */
function addressesIn(type: string, data: unknown): readonly string[] {
  if (type === 'NotificationQueued' || typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([field, value]) =>
    typeof value === 'string'
      ? addressFields.has(field) && looksLikeAddress.test(value)
        ? [value]
        : []
      : addressesIn(type, value),
  );
}

/** Events that may name a file, by their contracts. */
const typesWithFiles: readonly string[] = Object.values(aggregates).flatMap(({ events }) =>
  Object.entries(events)
    .filter(([, { data }]) => JSON.stringify(z.toJSONSchema(data, { unrepresentable: 'any' })).includes('"fileId"'))
    .map(([type]) => type),
);

/** Files that the log names about these people. */
export async function namedBy(people: ReadonlySet<unknown>, { store, open }: Reading): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for await (const events of logPages(store, typesWithFiles)) {
    const theirs = events.filter((event) => personsOf(event).some((person) => people.has(person)));
    const opened = await open(theirs);
    for (const event of theirs) for (const { fileId } of filesNamedIn(opened(event).data)) named.add(fileId);
  }
  return named;
}

/** Those of these files that are in the log of somebody who is not gone, too: the same bytes are one file. */
export async function heldByOthers(
  gone: ReadonlySet<unknown>,
  fileIds: ReadonlySet<string>,
  { store, open }: Reading,
): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  if (fileIds.size === 0) return held;
  for await (const events of logPages(store, typesWithFiles)) {
    const foreign = events.filter((event) => !personsOf(event).some((person) => gone.has(person)));
    const opened = await open(foreign);
    for (const event of foreign)
      for (const { fileId } of filesNamedIn(opened(event).data)) if (fileIds.has(fileId)) held.add(fileId);
  }
  return held;
}
