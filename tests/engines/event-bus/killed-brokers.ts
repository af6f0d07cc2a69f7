import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Kafka, logLevel } from 'kafkajs';
import { until } from '../../support/until.ts';
import { given } from '../given.ts';
import { brokers } from './kafka-there.ts';
import type { KilledPublisher } from './killed-publisher.ts';

const script = fileURLToPath(new URL('../../../infra/engines/kafka.sh', import.meta.url));
/** Ends a broker, or begins it again. */
export const tell = (verb: 'kill' | 'begin', broker: number) => {
  const env = { ...process.env, ENGINE_FOLDER: given('KAFKA_FOLDER') };
  const { status } = spawnSync(script, [verb, String(broker)], { env, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${verb} ${broker} failed`);
};

/** Asks these brokers, and says nothing of what goes wrong. */
export const client = (of = brokers) => new Kafka({ brokers: [...of], logLevel: logLevel.NOTHING });

/**
 * Takes the topics of earlier tests away: the client asks about all of a cluster when it connects, and is told nothing where one of
 * them has lost its only broker (docs/adr/86).
 */
export async function alone(): Promise<void> {
  const admin = client().admin();
  await admin.connect();
  const others = (await admin.listTopics()).filter((name) => !name.startsWith('__'));
  if (others.length > 0) await admin.deleteTopics({ topics: others });
  // Until every broker has heard of it.
  for (const broker of brokers) {
    const one = client([broker]).admin();
    await one.connect();
    await until(async () => {
      const left = await one.listTopics().catch(() => undefined);
      return left?.every((name) => name.startsWith('__'));
    });
    await one.disconnect();
  }
  await admin.disconnect();
}

/** Waits until every broker has every partition of the topic, so that the next kill finds it whole. */
export async function whole(topic: string): Promise<void> {
  const admin = client().admin();
  await admin.connect();
  await until(
    async () => {
      const found = await admin.fetchTopicMetadata({ topics: [topic] }).catch(() => undefined);
      return found?.topics[0]?.partitions.every(({ isr }) => isr.length === brokers.length);
    },
    'every broker to have every partition',
    120,
  );
  await admin.disconnect();
}

/** Ends a broker while messages are published, lets some more be acknowledged without it, and begins it again. */
export async function killOne(
  broker: number,
  topic: string,
  publisher: KilledPublisher,
  alsoPublisher: boolean,
): Promise<void> {
  const before = publisher.count();
  await until(() => publisher.count() > before + 10, 'messages before the kill', 120);
  tell('kill', broker);
  if (alsoPublisher) {
    await publisher.kill();
    publisher.start();
  }
  const after = publisher.count();
  await until(() => publisher.count() > after + 10, `messages without broker ${broker}`, 120);
  tell('begin', broker);
  await whole(topic);
}
