import type { TopicWanted } from '../port.ts';
import type { TopicThere } from './admin.ts';

/** What of a topic is set, by the names that Kafka has for it. */
export const settingsOf = ({ inSync, retentionMs, largest }: TopicWanted): Readonly<Record<string, string>> => ({
  'cleanup.policy': 'delete',
  'min.insync.replicas': String(inSync),
  'retention.ms': String(retentionMs),
  // All that is asked for is that the largest message fits, with what stands around it.
  'max.message.bytes': String(largest + 1024),
  // By the clock of the broker: ours, an hour before or behind it, would have messages refused, or forgotten at once.
  'message.timestamp.type': 'LogAppendTime',
  // A majority that is alive never stands behind one that has less.
  'unclean.leader.election.enable': 'false',
});

const make = 'Run: npm run talentlog -- topics';

/** In what a topic differs from what is wanted, in words with what to do. More than is wanted is no difference. */
export function differences(wanted: TopicWanted, there: TopicThere | undefined): readonly string[] {
  const { name, partitions, replicas } = wanted;
  if (there === undefined) return [`the topic ${name} is missing. ${make}`];
  const words: string[] = [];
  if (there.partitions < partitions)
    words.push(
      `the topic ${name} has ${there.partitions} partitions, ${partitions} are wanted. ${make}, or set KAFKA_PARTITIONS`,
    );
  if (there.replicas < replicas)
    words.push(
      `the topic ${name} keeps ${there.replicas} copies of a message, ${replicas} are wanted. Add copies with Kafka's kafka-reassign-partitions, or set KAFKA_REPLICAS`,
    );
  const set = there.settings;
  const number = (key: string) => Number(set[key] ?? Number.NaN);
  const minutes = (key: string) => (number(key) < 0 ? Number.POSITIVE_INFINITY : number(key));
  const least = (key: string, value: number) => {
    if (minutes(key) < value)
      words.push(`${key} of the topic ${name} is ${set[key]}, less than the ${value} wanted. ${make}`);
  };
  least('min.insync.replicas', wanted.inSync);
  least('max.message.bytes', wanted.largest);
  least('retention.ms', wanted.retentionMs < 0 ? Number.POSITIVE_INFINITY : wanted.retentionMs);
  if (set['cleanup.policy'] !== undefined && set['cleanup.policy'] !== 'delete')
    words.push(
      `cleanup.policy of the topic ${name} is ${set['cleanup.policy']}: earlier events of a key would go. ${make}`,
    );
  if (set['message.timestamp.type'] === 'CreateTime')
    words.push(
      `the topic ${name} goes by our clock, not by that of the brokers (message.timestamp.type is CreateTime). ${make}`,
    );
  if (set['unclean.leader.election.enable'] === 'true')
    words.push(`the topic ${name} may lose what was acknowledged (unclean.leader.election.enable is true). ${make}`);
  return words;
}
