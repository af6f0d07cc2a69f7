import { describe, expect, test } from '@jest/globals';
import {
  BusMemory,
  BusRefused,
  BusUnavailable,
  EngineAway,
  type EventBus,
  openMemoryEventBus,
} from '@talentlog/runtime';
import { readConfig } from '../config.ts';
import { checkedBus } from './open.ts';
import { publicTopic, topicsWanted } from './topics.ts';

const config = readConfig({ KAFKA_BROKERS: 'kafka.example.com:9092', KAFKA_PARTITIONS: '2' });
const topic = publicTopic(config, 'applications');
const message = { topic, key: 'k', value: Buffer.from('1') };

describe('a bus whose topics nobody could look at when we started', () => {
  test('publishes nothing while a topic is missing, and begins once it is made', async () => {
    const memory = new BusMemory();
    const bus = openMemoryEventBus(memory);
    const checked = checkedBus(bus, config);
    await expect(checked.publish([])).rejects.toThrow(/recruitment.applications.v1 is missing.*publish-to-kafka.md/);
    await expect(checked.publish([message])).rejects.toBeInstanceOf(BusRefused);
    await bus.makeTopics(topicsWanted(config));
    await checked.publish([message]);
    expect(memory.messages(topic)).toHaveLength(1);
    await bus.close();
  });

  test('waits while nobody answers, and looks once when somebody does', async () => {
    const memory = new BusMemory();
    const bus = openMemoryEventBus(memory);
    await bus.makeTopics(topicsWanted(config));
    const looks = { failing: true, made: 0 };
    const checkTopics: EventBus['checkTopics'] = async (wanted) => {
      looks.made += 1;
      if (looks.failing) throw new EngineAway('Kafka', 'it is asleep', 'Wake it');
      return bus.checkTopics(wanted);
    };
    const publish: EventBus['publish'] = (messages) => bus.publish(messages);
    const checked = checkedBus({ ...bus, checkTopics, publish }, config);
    await expect(checked.publish([message])).rejects.toThrow(new BusUnavailable('Kafka: it is asleep. Wake it'));
    looks.failing = false;
    await checked.publish([message]);
    await checked.publish([message]);
    expect([looks.made, memory.messages(topic).length]).toEqual([2, 2]);
    await bus.close();
  });
});
