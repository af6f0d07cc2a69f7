import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { EngineRefused, type EventBus } from '@talentlog/runtime';
import type { KafkaSettings } from '@talentlog/runtime/kafka';
import { opened } from './kafka-there.ts';
import { oldServer } from './old-server.ts';
import { refuses } from './refused-start.ts';
import { wanted } from './subject.ts';

describe('a start is refused, with what to do', () => {
  test.each<[string, Partial<KafkaSettings>, RegExp]>([
    ['nobody there', { brokers: ['127.0.0.1:9'] }, /Nobody answers as a Kafka broker at KAFKA_BROKERS/],
    ['a name that nobody knows', { brokers: ['nowhere.invalid:9092'] }, /Nobody answers as a Kafka broker/],
    ['TLS where there is none', { tls: {} }, /does not speak TLS/],
  ])('%s', (_, settings, advice) => refuses(settings, advice));

  test('a server that is too old', async () => {
    const old = await oldServer();
    try {
      await refuses({ brokers: [old.broker] }, /too old, or no Kafka: version 2.1/);
    } finally {
      old.close();
    }
  });

  test('more copies than there are brokers', async () => {
    const bus = opened();
    const making = bus.makeTopics([{ ...wanted(`t-${randomUUID()}`), replicas: 9 }]);
    await expect(making).rejects.toThrow(/fewer brokers than copies are wanted: set KAFKA_REPLICAS/);
    await bus.close();
  });

  test('a name that no topic can have', async () => {
    const bus = opened();
    await expect(bus.makeTopics([wanted('has spaces')])).rejects.toBeInstanceOf(EngineRefused);
    await bus.close();
  });
});

describe('a topic that is there, and not as it is wanted', () => {
  const differs = async (there: object, is: object) => {
    const bus: EventBus = opened();
    const name = `t-${randomUUID()}`;
    await bus.makeTopics([{ ...wanted(name), ...there }]);
    const words = await bus.checkTopics([{ ...wanted(name), ...is }]);
    await bus.makeTopics([{ ...wanted(name), ...is }]);
    const after = await bus.checkTopics([{ ...wanted(name), ...is }]);
    await bus.close();
    return { words, after };
  };

  test.each([
    [
      'acknowledges too early',
      { replicas: 3 },
      { replicas: 3, inSync: 2 },
      /min.insync.replicas .* is 1, less than the 2/,
    ],
    ['forgets too soon', {}, { retentionMs: -1 }, /retention.ms .* is 3600000, less than the Infinity|for ever/],
    ['takes no large message', { largest: 10_000 }, {}, /max.message.bytes .* is 11024, less than the 2000000/],
  ])('%s: told, and mended by the command', async (_, there, is, words) => {
    const found = await differs(there, is);
    expect(found.words).toEqual([expect.stringMatching(words)]);
    expect(found.after).toEqual([]);
  });

  test('has too few copies: told, and no command of ours adds some', async () => {
    const found = await differs({ replicas: 1 }, { replicas: 3 });
    expect(found.words).toEqual([expect.stringMatching(/keeps 1 copies of a message, 3 are wanted. .*reassign/)]);
    expect(found.after).toEqual(found.words);
  });
});
