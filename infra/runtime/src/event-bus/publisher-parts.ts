import type { OpenedEvent } from '../event-store/opened.ts';
import type { FollowerParts } from '../follower/definition.ts';
import type { BusMessage, EventBus } from './port.ts';
import type { Vouching } from './stored-message.ts';

export interface LogPublisherParts extends FollowerParts {
  /** Also the name of its checkpoint: kept for ever. */
  readonly name: string;
  /** All types of events, and those that somebody outside is told something of. */
  readonly types: readonly string[];
  readonly told: readonly string[];
  readonly bus: Pick<EventBus, 'publish'>;
  /** The topic of every event as it is stored. */
  readonly internal: string;
  readonly vouch: Vouching;
  /** What others are told of an event, always the same under the same ids. What it throws at is parked with what follows of its stream. */
  readonly tell: (event: OpenedEvent) => readonly BusMessage[];
}
