import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from '@jest/globals';
import {
  type Commit,
  type EventFilter,
  type EventStore,
  type ExpectedRevision,
  type LogPosition,
  type NewEvent,
  type RecordedEvent,
  START,
  type SubscriptionMessage,
} from '@talentlog/runtime';
import type { EventStorePlace } from './place.ts';

export function anEvent(n: number | string = 0, type = 'Happened'): NewEvent {
  return {
    id: randomUUID(),
    type,
    schemaVersion: 1,
    data: { n },
    metadata: {
      actor: 'system:test',
      correlationId: 'c',
      causationId: 'c',
      commandId: 'c',
      commandName: 'Test',
      at: '2026-11-21T00:00:00.000Z',
    },
  };
}
type Write = Commit['writes'][number];
type Check = { readonly stream: string; readonly expected: ExpectedRevision };

export const write = (stream: string, expected: ExpectedRevision, ...events: NewEvent[]): Write => ({
  stream,
  expected,
  events,
});
export const commit = (writes: readonly Write[], checks: readonly Check[] = []): Commit => ({
  commitId: randomUUID(),
  writes,
  checks,
});
/** What was said in these events, in their order. */
export const numbers = (events: readonly RecordedEvent[]) => events.map(({ data }) => data.n);
/** The same of what a subscription handed over; what is no event is told by its kind. */
export const told = (messages: readonly SubscriptionMessage[]) =>
  messages.map((message) => (message.kind === 'event' ? message.event.data.n : message.kind));

/** What was said in its events alone. */
export const toldEvents = (messages: readonly SubscriptionMessage[]) =>
  told(messages.filter(({ kind }) => kind === 'event'));
export const toldCaughtUp = (messages: readonly SubscriptionMessage[]) => messages.at(-1)?.kind === 'caught-up';

/** The store under test, a new one for each test of the block it is made in. */
export class Subject {
  private opened: { readonly place: EventStorePlace; store: EventStore } | undefined;

  constructor(makePlace: () => Promise<EventStorePlace>) {
    beforeEach(async () => {
      const place = await makePlace();
      this.opened = { place, store: await place.open() };
    });
    afterEach(async () => {
      await this.store.close();
      await this.current.place.remove();
    });
  }

  private get current() {
    if (this.opened === undefined) throw new Error('no test is running');
    return this.opened;
  }

  get store(): EventStore {
    return this.current.store;
  }

  get maxCommitBytes(): number | undefined {
    return this.current.place.maxCommitBytes;
  }

  given(stream: string, ...events: NewEvent[]) {
    return this.store.append(commit([write(stream, 'no-stream', ...events)]));
  }

  async reopen(): Promise<void> {
    await this.store.close();
    this.current.store = await this.current.place.open();
  }

  /** Reads a subscription until the condition holds. */
  async collect(
    until: (messages: readonly SubscriptionMessage[]) => boolean,
    { after = START, filter }: { after?: LogPosition; filter?: EventFilter } = {},
  ) {
    const aborter = new AbortController();
    const messages: SubscriptionMessage[] = [];
    for await (const message of this.store.subscribe({
      after,
      signal: aborter.signal,
      ...(filter ? { filter } : {}),
    })) {
      messages.push(message);
      if (until(messages)) aborter.abort();
    }
    return messages;
  }
}
