import { randomUUID } from 'node:crypto';
import { afterEach } from '@jest/globals';
import type { EventBus } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import { opened } from './kafka-there.ts';
import { alone, whole } from './killed-brokers.ts';
import { KilledPublisher } from './killed-publisher.ts';
import { wanted } from './subject.ts';

/** A topic of its own for each test of the file that calls this, alone on its brokers, and who publishes there. */
export function trialOfFile() {
  const publishers: KilledPublisher[] = [];
  let bus: EventBus | undefined;
  afterEach(async () => {
    for (const one of publishers.splice(0)) await one.kill();
    await bus?.close();
    bus = undefined;
  });
  return {
    bus: (): EventBus => {
      bus ??= opened();
      return bus;
    },
    async topic(inSync = 2): Promise<string> {
      await alone();
      const topic = `trial-${randomUUID()}`;
      const make = () => this.bus().makeTopics([{ ...wanted(topic, 6), replicas: 3, inSync }]);
      // Brokers may still be hearing of what was taken away.
      await until(() => make().then(Boolean, () => false), 'the topic to be made');
      await whole(topic);
      return topic;
    },
    publishing(topic: string): KilledPublisher {
      const publisher = new KilledPublisher(topic, undefined);
      publishers.push(publisher);
      publisher.start();
      return publisher;
    },
  };
}
