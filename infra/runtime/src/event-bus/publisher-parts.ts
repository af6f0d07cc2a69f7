import type { OpenedEvent } from '../event-store/opened.ts';
import type { FollowerParts } from '../follower/definition.ts';
import type { BusMessage, EventBus } from './port.ts';

export interface LogPublisherParts extends FollowerParts {
  /** Also the name of its checkpoint: kept for ever. */
  readonly name: string;
  /** Types of the events that somebody outside is told something of. */
  readonly types: readonly string[];
  readonly bus: Pick<EventBus, 'publish'>;
  /** What others are told of an event, always the same under the same ids. What it throws at is parked with what follows of its stream. */
  readonly tell: (event: OpenedEvent) => readonly BusMessage[];
}
