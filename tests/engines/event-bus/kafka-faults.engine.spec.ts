import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BusUnavailable, type EventBus } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import { linesOfAll } from './kafka-lines.ts';
import { opened } from './kafka-there.ts';
import { message, textOf, wanted } from './subject.ts';

const here = process.env.KAFKA_FOLDER;
if (here === undefined) console.log('not run: faults on the line, which need the brokers of this suite');

(here === undefined ? describe.skip : describe)('over bad lines', () => {
  let lines: ReturnType<typeof linesOfAll>;
  let bus: EventBus;
  let topic = '';
  beforeEach(async () => {
    lines = linesOfAll();
    await lines.open();
    bus = opened({ brokers: lines.brokers, requestMs: 1_500 });
    topic = `t-${randomUUID()}`;
    await bus.makeTopics([{ ...wanted(topic), replicas: 3, inSync: 2 }, wanted(`${topic}.parked`, 1)]);
    await bus.publish([message(topic, 'k', '0')]);
  });
  afterEach(async () => {
    await bus.close();
    await lines.close();
  });
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
    for (const line of lines.all) line.suffers('slow');
    await bus.publish([message(topic, 'k', '1')]);
    const { seen } = taking();
    await until(() => seen.length === 2);
    expect(seen).toEqual(['0', '1']);
  });

  test.each(['reset', 'silent'] as const)(
    'ones that are %s end in "not now", and the same call goes through afterwards',
    async (illness) => {
      const before = taking();
      await until(() => before.seen.length === 1);
      for (const line of lines.all) line.suffers(illness);
      await expect(bus.publish([message(topic, 'k', '1')])).rejects.toBeInstanceOf(BusUnavailable);
      await until(() => before.consumption.status().state === 'failing');
      for (const line of lines.all) line.recovers();
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
