import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import { until } from '../../support/until.ts';
import { type Counted, counted } from './counted-messages.ts';
import { opened } from './kafka-there.ts';
import { alone, killOne, whole } from './killed-brokers.ts';
import { KilledPublisher, type Planted } from './killed-publisher.ts';
import { wanted } from './subject.ts';

const here = process.env.KAFKA_FOLDER;
if (here === undefined) console.log('not run: kills of brokers, which need those of this suite');
const kills = Number(process.env.KAFKA_KILLS ?? 20);

(here === undefined ? describe.skip : describe)(
  'three brokers, of which one after another is killed under a stream of messages',
  () => {
    let publisher: KilledPublisher | undefined;
    afterEach(() => publisher?.kill());

    /** Kills until enough were killed, or `enough` has been seen. */
    const killed = async (
      planted: Planted,
      enough: (so: Counted) => boolean,
    ): Promise<Counted & { readonly kills: number }> => {
      await alone();
      const bus = opened();
      const topic = `kills-${randomUUID()}`;
      // Brokers may still be hearing of what was taken away.
      const make = () => bus.makeTopics([{ ...wanted(topic, 6), replicas: 3, inSync: 2 }]);
      await until(() => make().then(Boolean, () => false), 'the topic to be made');
      await bus.close();
      await whole(topic);
      publisher = new KilledPublisher(topic, planted);
      publisher.start();
      let so: Counted = { acknowledged: 0, lost: 0, duplicates: 0, outOfOrder: 0 };
      let done = 0;
      while (done < kills && !enough(so)) {
        // Every third time the one who publishes is killed, too; the planted one lives, so that what is seen is its own doing.
        await killOne((done % 3) + 1, topic, publisher, planted === undefined && done % 3 === 2);
        done += 1;
        if (planted !== undefined) so = await counted(topic, publisher.acknowledged());
      }
      await publisher.kill();
      return { ...(await counted(topic, publisher.acknowledged())), kills: done };
    };

    test('loses nothing that was acknowledged, and keeps the order of each key', async () => {
      const found = await killed(undefined, () => false);
      console.log(`${JSON.stringify(found)}; said: ${[...new Set(publisher?.said)].join('; ')}`);
      expect(found).toMatchObject({ kills, lost: 0, outOfOrder: 0 });
      expect(found.acknowledged).toBeGreaterThan(5_000);
    }, 1_200_000);

    test.each(['two', 'trusting'] as const)(
      'would be seen to go wrong where it is planted: %s',
      async (planted) => {
        const found = await killed(planted, ({ lost, outOfOrder }) => lost + outOfOrder > 0);
        console.log(`${planted}: ${JSON.stringify(found)}`);
        expect(found.lost + found.outOfOrder).toBeGreaterThan(0);
      },
      1_200_000,
    );
  },
);
