import { describe } from '@jest/globals';
import { appendSuite } from './append.ts';
import { closeSuite } from './close.ts';
import { commitIdsSuite } from './commit-ids.ts';
import { contentsSuite } from './contents.ts';
import { endsSuite } from './ends.ts';
import { expectedSuite } from './expected.ts';
import { followingSuite } from './followed.ts';
import type { EventStorePlace } from './place.ts';
import { racesSuite } from './races.ts';
import { rangesSuite } from './ranges.ts';
import { readsSuite } from './reads.ts';
import { repeatsSuite } from './repeats.ts';
import { Subject } from './subject.ts';
import { subscriptionsSuite } from './subscriptions.ts';
import { togetherSuite } from './together.ts';

/** What every adapter of EventStore promises; run against the real engine. */
export function eventStoreContract(name: string, makePlace: () => Promise<EventStorePlace>): void {
  describe(`event store contract: ${name}`, () => {
    const log = new Subject(makePlace);
    appendSuite(log);
    expectedSuite(log);
    togetherSuite(log);
    contentsSuite(log);
    commitIdsSuite(log);
    repeatsSuite(log);
    readsSuite(log);
    rangesSuite(log);
    racesSuite(log);
    subscriptionsSuite(log);
    followingSuite(log);
    endsSuite(log);
    closeSuite(log);
  });
}
