import { topicName, topics } from '@talentlog/contracts';
import type { TopicWanted } from '@talentlog/runtime';
import type { Config } from '../config.ts';

type Sizes = Pick<Config, 'KAFKA_TOPIC_PREFIX' | 'KAFKA_PARTITIONS' | 'KAFKA_REPLICAS' | 'KAFKA_RETENTION_DAYS'>;

/** What other systems are told, by the names of contracts. */
export const publicTopic = (
  { KAFKA_TOPIC_PREFIX }: Pick<Sizes, 'KAFKA_TOPIC_PREFIX'>,
  topic: (typeof topics)[number],
) => `${KAFKA_TOPIC_PREFIX}${topicName(topic)}`;

const day = 86_400_000;
/** Larger than any command may be. */
const largest = 8 * 1024 * 1024;

/** The topics of this company, as they are wanted. */
export function topicsWanted(config: Sizes): readonly TopicWanted[] {
  const { KAFKA_PARTITIONS: partitions, KAFKA_REPLICAS: replicas, KAFKA_RETENTION_DAYS: days } = config;
  const inSync = Math.floor(replicas / 2) + 1;
  return topics.map((topic) => ({
    ...{ name: publicTopic(config, topic), partitions, replicas, inSync, largest },
    retentionMs: days * day,
  }));
}
