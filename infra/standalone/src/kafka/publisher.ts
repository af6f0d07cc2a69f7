import { integrationContract, topics } from '@talentlog/contracts';
import { type Audience, integrationEventsOf, saidTo, toldTypes } from '@talentlog/domain/integration';
import { type EventBus, type FollowerParts, type LogPublisher, startLogPublisher } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import { cloudMessage } from './cloud-message.ts';
import { checkedBus } from './open.ts';
import { publicTopic } from './topics.ts';

interface PublisherParts extends FollowerParts {
  readonly config: Config;
  readonly bus: EventBus;
  /** Where schemas of what is told can be fetched. */
  readonly origin: string;
}

/** Whoever reads a topic: nobody can be asked who they are. */
const whoeverReads: Audience = { topics, personalData: false };

/** Publishes what others are told of the log, never anything personal. */
export const startPublisher = ({ config, bus, origin, ...parts }: PublisherParts): LogPublisher =>
  startLogPublisher({
    ...parts,
    bus: checkedBus(bus, config),
    name: 'event-publisher',
    types: toldTypes,
    tell: (event) =>
      integrationEventsOf(event).flatMap((told) => {
        const said = saidTo(told, whoeverReads, { consentLives: false, publicUrl: origin });
        const { topic } = integrationContract(told.name);
        return said === undefined ? [] : [cloudMessage(publicTopic(config, topic), said.event)];
      }),
  });
