import type { Admin, Kafka } from 'kafkajs';
import { type TopicWanted, UnknownTopic } from '../port.ts';
import { asked, lookedAt, metadataOf } from './admin.ts';
import { ConfigResourceTypes } from './driver.ts';
import { isUnknownTopic, portErrorOf, startRefusal } from './errors.ts';
import { differences, settingsOf } from './topic-settings.ts';

/** The topics as they are there, and as they are wanted. */
export class KafkaTopics {
  private readonly counts = new Map<string, Promise<number>>();

  constructor(
    private readonly client: Kafka,
    /** The same, which gives up sooner: somebody waits for it. */
    private readonly hasty: Kafka,
  ) {}

  /** Asked once, until something goes wrong. Throws UnknownTopic. */
  partitionsOf(topic: string): Promise<number> {
    const known = this.counts.get(topic) ?? this.counted(topic);
    this.counts.set(topic, known);
    known.catch(() => this.counts.delete(topic));
    return known;
  }

  forget(): void {
    this.counts.clear();
  }

  private async counted(topic: string): Promise<number> {
    try {
      const found = await asked(this.client, (admin) => metadataOf(admin, topic));
      if (found === undefined) throw new UnknownTopic(topic);
      return found.partitions.length;
    } catch (error) {
      throw error instanceof UnknownTopic ? error : portErrorOf(error);
    }
  }

  /** See EventBus.checkTopics. */
  async check(wanted: readonly TopicWanted[]): Promise<readonly string[]> {
    return this.atStart('looking at the topics', async (admin) => {
      const words: string[] = [];
      for (const topic of wanted) {
        const there = await lookedAt(admin, topic.name);
        words.push(...differences(topic, there));
      }
      return words;
    });
  }

  /** See EventBus.makeTopics. */
  async make(wanted: readonly TopicWanted[]): Promise<readonly string[]> {
    const did = await this.atStart('making the topics', async (admin) => {
      const words: string[] = [];
      for (const topic of wanted) words.push(...(await this.madeOne(admin, topic)));
      return words;
    });
    this.forget();
    return did;
  }

  private async madeOne(admin: Admin, topic: TopicWanted): Promise<readonly string[]> {
    const { name, partitions, replicas } = topic;
    const there = await lookedAt(admin, name);
    const configEntries = Object.entries(settingsOf(topic)).map(([key, value]) => ({ name: key, value }));
    if (there === undefined) {
      const making = admin.createTopics({
        waitForLeaders: true,
        topics: [{ topic: name, numPartitions: partitions, replicationFactor: replicas, configEntries }],
      });
      // It is made, and a broker that was asked who leads has not heard of it yet.
      await making.catch((error: unknown) => {
        if (!isUnknownTopic(error)) throw error;
      });
      return [`${name}: made, ${partitions} partitions, ${replicas} copies of each`];
    }
    const did: string[] = [];
    if (there.partitions < partitions) {
      await admin.createPartitions({ topicPartitions: [{ topic: name, count: partitions }] });
      did.push(`${name}: ${there.partitions} partitions are ${partitions} now; keys may lie elsewhere from now on`);
    }
    const changed = configEntries.filter((entry) => there.settings[entry.name] !== entry.value);
    if (changed.length > 0) {
      // What is not named would fall back to what brokers take for granted.
      const kept = Object.entries({ ...there.own, ...settingsOf(topic) }).map(([key, value]) => ({ name: key, value }));
      const resource = { type: ConfigResourceTypes.TOPIC, name, configEntries: kept };
      await admin.alterConfigs({ validateOnly: false, resources: [resource] });
      did.push(...changed.map((entry) => `${name}: ${entry.name} is ${entry.value} now`));
    }
    return did;
  }

  private async atStart<T>(what: string, work: (admin: Admin) => Promise<T>): Promise<T> {
    return asked(this.hasty, work).catch((error: unknown) => {
      throw startRefusal(what, error);
    });
  }
}
