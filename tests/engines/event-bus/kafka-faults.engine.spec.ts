import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BusUnavailable, type EventBus } from '@talentlog/runtime';
import { linesOfAll } from './kafka-lines.ts';
import { readFrom } from './kafka-reader.ts';
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
    await bus.makeTopics([{ ...wanted(topic), replicas: 3, inSync: 2 }]);
    await bus.publish([message(topic, 'k', '0')]);
  });
  afterEach(async () => {
    await bus.close();
    await lines.close();
  });

  test('slow ones are waited for', async () => {
    for (const line of lines.all) line.suffers('slow');
    await bus.publish([message(topic, 'k', '1')]);
    expect((await readFrom(topic, 2)).map(textOf)).toEqual(['0', '1']);
  });

  test.each(['reset', 'silent'] as const)(
    'ones that are %s end in "not now", and the same call goes through afterwards',
    async (illness) => {
      for (const line of lines.all) line.suffers(illness);
      await expect(bus.publish([message(topic, 'k', '1')])).rejects.toBeInstanceOf(BusUnavailable);
      for (const line of lines.all) line.recovers();
      await bus.publish([message(topic, 'k', '1'), message(topic, 'k', '2')]);
      // What was not acknowledged may have arrived all the same.
      const seen = (await readFrom(topic, 3)).map(textOf);
      expect([...new Set(seen)]).toEqual(['0', '1', '2']);
    },
  );
});
