import type { Follower } from '../follower/definition.ts';
import type { PeerStatus } from '../peers/peer.ts';
import { LogPublication } from './log-publication.ts';
import type { LogPublisherParts } from './publisher-parts.ts';

export type { LogPublisherParts } from './publisher-parts.ts';

/** What puts the log onto the bus, and how the bus stands as it sees it. */
export interface LogPublisher extends Follower {
  bus(): PeerStatus;
}

/**
 * Publishes what others are told of the events of the log. The checkpoint moves when all of it is acknowledged: nothing is left out, and
 * after a crash some comes twice. While the bus is away it waits, and says so.
 */
export function startLogPublisher(parts: LogPublisherParts): LogPublisher {
  const publisher = new LogPublication(parts);
  const ended = publisher.follow();
  return {
    name: parts.name,
    types: parts.types,
    status: () => publisher.status(),
    parked: () => publisher.parked.list(),
    bus: () => publisher.bus(),
    retry: (eventId) => publisher.lanes.run('one', () => publisher.parked.retry(eventId)),
    discard: (eventId, by) => publisher.lanes.run('one', () => publisher.parked.discard(eventId, by)),
    async stop() {
      publisher.abort.abort();
      await ended;
    },
  };
}
