import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EngineAway, type EventBus, TryAgain } from '@talentlog/runtime';
import { linesOfAll } from './kafka-lines.ts';
import type { Half } from './kafka-pieces.ts';
import { readFrom } from './kafka-reader.ts';
import { opened } from './kafka-there.ts';
import { message, textOf, wanted } from './subject.ts';

const here = process.env.KAFKA_FOLDER;
if (here === undefined)
  console.log('not run: calls that are cut in their middle, which need the brokers of this suite');

/** The calls that we make, by the numbers that the protocol has for them. */
const calls = {
  Produce: 0,
  Metadata: 3,
  ApiVersions: 18,
  CreateTopics: 19,
  InitProducerId: 22,
  DescribeConfigs: 32,
  AlterConfigs: 33,
  CreatePartitions: 37,
} as const;
const rows = Object.entries(calls).flatMap(([name, number]) =>
  (['question', 'answer'] as const).map((half): [string, Half, number] => [name, half, number]),
);

(here === undefined ? describe.skip : describe)('a call that is cut off in its middle', () => {
  let lines: ReturnType<typeof linesOfAll>;
  let bus: EventBus;
  beforeEach(async () => {
    lines = linesOfAll();
    await lines.open();
    bus = opened({ brokers: lines.brokers, requestMs: 3_000 });
  });
  afterEach(async () => {
    await bus.close();
    await lines.close();
  });

  /** As whoever asks does: what is not now is asked again. */
  const again = async (work: () => Promise<unknown>): Promise<void> => {
    for (let tries = 0; tries < 10; tries += 1) {
      try {
        await work();
        return;
      } catch (error) {
        if (!(error instanceof TryAgain || error instanceof EngineAway)) throw error;
      }
    }
    throw new Error('never');
  };

  /** Everything that a bus does in its life: topics are made and changed, and messages published. */
  const life = async () => {
    const topic = `t-${randomUUID()}`;
    await again(() => bus.makeTopics([wanted(topic, 2)]));
    await again(() => bus.makeTopics([{ ...wanted(topic, 3), largest: 1_500_000 }]));
    await again(() => bus.publish([message(topic, 'k', '0')]));
    await again(() => bus.publish([message(topic, 'k', '1'), message(topic, 'k', '2')]));
    return (await readFrom(topic, 3)).map(textOf);
  };

  test.each(rows)('%s, in the middle of the %s: nothing is lost, and the order stays', async (_, half, call) => {
    for (const line of lines.all) line.cuts(call, half);
    const isCut = () => lines.all.some((line) => !line.isToCut());
    const seen = await life();
    expect(isCut()).toBe(true);
    // Some may come twice; the first time they come in order.
    expect([...new Set(seen)]).toEqual(['0', '1', '2']);
  });
});
