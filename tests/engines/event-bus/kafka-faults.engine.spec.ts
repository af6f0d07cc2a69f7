import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BusUnavailable, type EventBus } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import { given } from '../given.ts';
import { type Wire, wire } from '../wire.ts';
import { opened } from './kafka-there.ts';
import { message, textOf, wanted } from './subject.ts';

const here = process.env.KAFKA_FOLDER;
if (here === undefined) console.log('not run: faults on the line, which need the brokers of this suite');

(here === undefined ? describe.skip : describe)('over bad lines', () => {
  let lines: readonly Wire[] = [];
  let bus: EventBus;
  let topic = '';
  beforeEach(async () => {
    const [behind, before] = [given('KAFKA_BEHIND').split(','), given('KAFKA_WIRED').split(',')];
    lines = behind.map((to, at) => wire(`http://${to}`, Number(before[at]?.split(':')[1])));
    for (const line of lines) await line.open();
    bus = opened({ brokers: before, requestMs: 1_500 });
    topic = `t-${randomUUID()}`;
    await bus.makeTopics([{ ...wanted(topic), replicas: 3, inSync: 2 }, wanted(`${topic}.parked`, 1)]);
    await bus.publish([message(topic, 'k', '0')]);
  });
  afterEach(async () => {
    await bus.close();
    for (const line of lines) await line.close();
  });
  const suffer = async (...how: Parameters<Wire['suffers']>) => {
    for (const line of lines) await line.suffers(...how);
  };
  const recover = async () => {
    for (const line of lines) await line.recovers();
  };
  const taking = () => {
    const seen: string[] = [];
    const consumption = bus.consume({
      topics: [topic],
      group: `g-${randomUUID()}`,
      parking: `${topic}.parked`,
      handle: async (taken) => void seen.push(textOf(taken)),
    });
    return { seen, consumption };
  };

  test('slow ones are waited for', async () => {
    await suffer('latency', { latency: 200 });
    await bus.publish([message(topic, 'k', '1')]);
    const { seen } = taking();
    await until(() => seen.length === 2);
    expect(seen).toEqual(['0', '1']);
  });

  test.each([
    ['reset', 'reset_peer', { timeout: 0 }, 'downstream'],
    ['hang', 'timeout', { timeout: 0 }, 'downstream'],
    ['cut a call in its middle', 'limit_data', { bytes: 60 }, 'upstream'],
  ] as const)(
    'ones that %s end in "not now", and the same call goes through afterwards',
    async (_, kind, how, stream) => {
      const before = taking();
      await until(() => before.seen.length === 1);
      await suffer(kind, how, stream);
      await expect(bus.publish([message(topic, 'k', '1')])).rejects.toBeInstanceOf(BusUnavailable);
      await until(() => before.consumption.status().state === 'failing');
      await recover();
      await bus.publish([message(topic, 'k', '1'), message(topic, 'k', '2')]);
      await until(() => before.seen.includes('2'));
      // What was not acknowledged may have arrived all the same.
      expect([...new Set(before.seen)]).toEqual(['0', '1', '2']);
      const after = taking();
      await until(() => after.seen.includes('2'));
      expect(after.seen.lastIndexOf('0')).toBeLessThan(after.seen.indexOf('1'));
    },
  );
});
