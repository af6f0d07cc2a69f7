import { integrationContract, topics } from '@talentlog/contracts';
import { type Audience, integrationEventsOf, saidTo, toldTypes } from '@talentlog/domain/integration';
import {
  type EventBus,
  type FollowerParts,
  type LogPublisher,
  startLogPublisher,
  vouchingBy,
} from '@talentlog/runtime';
import type { Config } from '../config.ts';
import { eventContracts } from '../event-contracts.ts';
import { cloudMessage } from './cloud-message.ts';
import { checkedBus } from './open.ts';
import { internalTopic, publicTopic } from './topics.ts';

interface PublisherParts extends FollowerParts {
  readonly config: Config;
  readonly bus: EventBus;
  readonly secret: Buffer;
  /** Where schemas of what is told can be fetched. */
  readonly origin: string;
}

/** Whoever reads a topic: nobody can be asked who they are. */
const whoeverReads: Audience = { topics, personalData: false };

/**
 * Publishes the log: every event as it is stored for our own, and what others are told of it, never anything personal.
 */
export const startPublisher = ({ config, bus, secret, origin, ...parts }: PublisherParts): LogPublisher =>
  startLogPublisher({
    ...parts,
    bus: checkedBus(bus, config),
    name: 'event-publisher',
    types: Object.keys(eventContracts),
    told: toldTypes,
    internal: internalTopic(config),
    vouch: vouchingBy(secret),
    tell: (event) =>
      integrationEventsOf(event).flatMap((told) => {
        const said = saidTo(told, whoeverReads, { consentLives: false, publicUrl: origin });
        const { topic } = integrationContract(told.name);
        return said === undefined ? [] : [cloudMessage(publicTopic(config, topic), said.event)];
      }),
  });
