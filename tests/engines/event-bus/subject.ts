import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type {
  BusMessage,
  Consumption,
  ConsumptionOptions,
  EventBus,
  TakenMessage,
  TopicWanted,
} from '@talentlog/runtime';
import { until } from '../../support/until.ts';

/** How an adapter is tried: opens handles of the same bus. */
export type OpenBus = () => Promise<EventBus>;

/** A topic as these tests want it. */
export const wanted = (name: string, partitions = 4): TopicWanted => ({
  name,
  partitions,
  replicas: 1,
  inSync: 1,
  retentionMs: 3_600_000,
  largest: 2_000_000,
});

export const textOf = (message: TakenMessage): string => Buffer.from(message.value ?? []).toString('utf8');
export const message = (topic: string, key: string, text: string): BusMessage => ({
  topic,
  key,
  value: Buffer.from(text),
});

/** A topic, where what it cannot handle goes, and who takes it. */
export interface Place {
  readonly topic: string;
  readonly parking: string;
  readonly group: string;
}

/** The bus of a suite, with topics and groups of names that nobody else has. */
export function busOf(open: OpenBus) {
  const opened: EventBus[] = [];
  const running: Consumption[] = [];
  let first: EventBus | undefined;
  const again = async (): Promise<EventBus> => {
    const bus = await open();
    opened.push(bus);
    return bus;
  };
  beforeAll(async () => {
    first = await again();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
  });
  afterAll(() => Promise.all(opened.map((bus) => bus.close())));
  const bus = (): EventBus => {
    if (first === undefined) throw new Error('not open yet');
    return first;
  };
  const consume = (options: ConsumptionOptions, by: EventBus = bus()): Consumption => {
    const consumption = by.consume({ pauseMs: () => 1, ...options });
    running.push(consumption);
    return consumption;
  };
  return {
    bus,
    again,
    /** Takes from there; what fails is tried again at once. */
    consume,
    /** Takes with one who notes what came, and how often. */
    noting(at: Place, handle: (text: string, signal: AbortSignal) => Promise<void> = async () => undefined) {
      const seen: string[] = [];
      const consumption = consume({
        ...at,
        topics: [at.topic],
        handle: async (one, signal) => {
          seen.push(textOf(one));
          await handle(textOf(one), signal);
        },
      });
      return { seen, consumption };
    },
    publish: ({ topic }: Place, key: string, ...texts: string[]) =>
      bus().publish(texts.map((text) => message(topic, key, text))),
    /** What lies in a topic, as its group sees it. */
    async lying(at: Place, count: number): Promise<TakenMessage[]> {
      const taken: TakenMessage[] = [];
      const consumption = consume({ ...at, topics: [at.topic], handle: async (one) => void taken.push(one) });
      await until(() => taken.length >= count);
      await consumption.stop();
      return taken;
    },
    /** A topic that is there, and one for what is parked. */
    async place(partitions = 4): Promise<Place> {
      const topic = `t-${randomUUID()}`;
      const parking = `${topic}.parked`;
      await bus().makeTopics([wanted(topic, partitions), wanted(parking, 1)]);
      return { topic, parking, group: `g-${randomUUID()}` };
    },
  };
}
