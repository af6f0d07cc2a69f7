import { readFileSync } from 'node:fs';
import {
  BusRefused,
  BusUnavailable,
  EngineAway,
  EngineRefused,
  type EventBus,
  isA,
  type Logger,
} from '@talentlog/runtime';
import { type Config, ConfigError } from '../config.ts';
import { topicsWanted } from './topics.ts';

/** The bus that is set; undefined where there is none. */
export async function openBus(config: Config): Promise<EventBus | undefined> {
  const { KAFKA_BROKERS: brokers, KAFKA_USER: user, KAFKA_PASSWORD: password, KAFKA_SIGN_IN: mechanism } = config;
  if (brokers === undefined) return undefined;
  const { openKafkaEventBus } = await import('@talentlog/runtime/kafka');
  return openKafkaEventBus({
    brokers,
    tls: config.KAFKA_TLS === 'on' ? { ca: authorities(config.KAFKA_CA_FILE) } : undefined,
    account: user === undefined || password === undefined ? undefined : { mechanism, user, password },
  });
}

/**
 * Throws EngineRefused, with what to do, where events cannot be published as they must be. Where nobody answers the start goes on: Kafka is
 * a peer, and whoever publishes asks again (`checkedBus`).
 */
export async function assertTopics(config: Config, logger: Logger): Promise<void> {
  const bus = await openBus(config);
  if (bus === undefined) return;
  try {
    await assertAsWanted(bus, config);
  } catch (error) {
    if (!isA(error, EngineAway)) throw error;
    logger.warn({ error: error.message }, 'started without Kafka: events are published when it comes');
  } finally {
    await bus.close();
  }
}

/** The bus, whose topics are looked at before the first message is published: a start may have found nobody who could be asked. */
export function checkedBus(bus: EventBus, config: Config): Pick<EventBus, 'publish'> {
  let looked: Promise<void> | undefined;
  return {
    async publish(messages) {
      looked ??= assertAsWanted(bus, config);
      try {
        await looked;
      } catch (error) {
        looked = undefined;
        // Also what is refused is waited for: somebody makes the topic, or gives the right.
        throw isA(error, EngineAway) ? new BusUnavailable(error.message) : new BusRefused(String(error));
      }
      await bus.publish(messages);
    },
  };
}

async function assertAsWanted(bus: EventBus, config: Config): Promise<void> {
  const differences = await bus.checkTopics(topicsWanted(config));
  if (differences.length > 0)
    throw new EngineRefused('Kafka', differences.join('; '), 'All of it is in docs/how-to/publish-to-kafka.md');
}

function authorities(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError([`KAFKA_CA_FILE must name a file that can be read: ${file}`]);
  }
}
