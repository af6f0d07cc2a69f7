import type { Admin, ITopicMetadata, Kafka } from 'kafkajs';
import { ConfigResourceTypes } from './driver.ts';
import { isUnknownTopic } from './errors.ts';

/** ConfigSource.TOPIC_CONFIG, which the client has as a type alone. */
const topicsOwn = 1;

/** A topic as it is there. */
export interface TopicThere {
  readonly partitions: number;
  readonly replicas: number;
  readonly settings: Readonly<Record<string, string>>;
  /** Those of them that were set for this topic. */
  readonly own: Readonly<Record<string, string>>;
}

/** Undefined where it is not there. */
export const metadataOf = async (admin: Admin, name: string): Promise<ITopicMetadata | undefined> => {
  try {
    const { topics } = await admin.fetchTopicMetadata({ topics: [name] });
    return topics.find((topic) => topic.name === name && topic.partitions.length > 0);
  } catch (error) {
    if (isUnknownTopic(error)) return undefined;
    throw error;
  }
};

/** Asks over a connection of its own, which is closed whatever comes. */
export async function asked<T>(client: Kafka, work: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = client.admin();
  try {
    await admin.connect();
    return await work(admin);
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
}

/** A topic with its settings; undefined where it is not there. */
export async function lookedAt(admin: Admin, name: string): Promise<TopicThere | undefined> {
  const found = await metadataOf(admin, name);
  if (found === undefined) return undefined;
  const described = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name }],
  });
  const entries = described.resources[0]?.configEntries ?? [];
  const pairs = (of: typeof entries) => Object.fromEntries(of.map((one) => [one.configName, one.configValue]));
  return {
    partitions: found.partitions.length,
    replicas: Math.min(...found.partitions.map(({ replicas }) => replicas.length)),
    settings: pairs(entries),
    own: pairs(entries.filter(({ configSource }) => configSource === topicsOwn)),
  };
}
