import { describe } from '@jest/globals';
import { appendSuite } from './append.ts';
import { closeSuite } from './close.ts';
import { commitIdsSuite } from './commit-ids.ts';
import { racesSuite } from './races.ts';
import { readsSuite } from './reads.ts';
import { type EventStorePlace, Subject } from './subject.ts';
import { subscriptionsSuite } from './subscriptions.ts';

/** What every adapter of EventStore promises; run against the real engine. */
export function eventStoreContract(name: string, makePlace: () => Promise<EventStorePlace>): void {
  describe(`event store contract: ${name}`, () => {
    const log = new Subject(makePlace);
    appendSuite(log);
    commitIdsSuite(log);
    readsSuite(log);
    racesSuite(log);
    subscriptionsSuite(log);
    closeSuite(log);
  });
}
