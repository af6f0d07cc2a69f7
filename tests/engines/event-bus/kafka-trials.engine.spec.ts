import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { BusUnavailable, type EventBus } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import { given } from '../given.ts';
import { counted } from './counted-messages.ts';
import { brokers, opened } from './kafka-there.ts';
import { alone, client, tell, whole } from './killed-brokers.ts';
import { KilledPublisher } from './killed-publisher.ts';
import { message, textOf, wanted } from './subject.ts';

const here = process.env.KAFKA_FOLDER;
if (here === undefined) console.log('not run: brokers that are full, or too few, which need those of this suite');
const everyBroker = brokers.map((_, at) => at + 1);

/** From now on a broker can write nothing more, as on a disk that is full or can only be read. */
function fills(broker: number): void {
  const pid = readFileSync(`${given('KAFKA_FOLDER')}/${broker}.pid`, 'utf8').trim();
  const { status } = spawnSync('prlimit', ['--pid', pid, '--fsize=1'], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`broker ${broker} could not be limited`);
}

(here === undefined ? describe.skip : describe)('brokers that cannot keep what they are given', () => {
  const publishers: KilledPublisher[] = [];
  let bus: EventBus | undefined;
  afterEach(async () => {
    for (const one of publishers.splice(0)) await one.kill();
    await bus?.close();
    bus = undefined;
  });
  const made = async (inSync = 2) => {
    await alone();
    const topic = `trial-${randomUUID()}`;
    const own = opened();
    bus = own;
    const make = () => own.makeTopics([{ ...wanted(topic, 6), replicas: 3, inSync }]);
    await until(() => make().then(Boolean, () => false), 'the topic to be made');
    await whole(topic);
    return topic;
  };
  const publishing = (topic: string) => {
    const publisher = new KilledPublisher(topic, undefined);
    publishers.push(publisher);
    publisher.start();
    return publisher;
  };

  test('with too few in sync nothing is acknowledged, and it goes on by itself when they are back', async () => {
    const topic = await made(3);
    const publish = () => bus?.publish([message(topic, 'k', '1')]);
    await publish();
    tell('kill', 1);
    await until(() =>
      publish()?.then(
        () => false,
        (error: Error) => error instanceof BusUnavailable && /NOT_ENOUGH_REPLICAS/.test(error.message),
      ),
    );
    tell('begin', 1);
    await whole(topic);
    await until(() =>
      publish()?.then(
        () => true,
        () => false,
      ),
    );
  }, 300_000);

  test('full ones end one after another; when there is room again nothing that was acknowledged is missing', async () => {
    const topic = await made();
    const publisher = publishing(topic);
    await until(() => publisher.count() > 20);
    for (const broker of everyBroker) fills(broker);
    await until(() => publisher.said.length > 0, 'it to be told that nothing is kept');
    const before = publisher.count();
    for (const broker of everyBroker) {
      tell('kill', broker);
      tell('begin', broker);
    }
    await until(() => publisher.count() > before + 20, 'it to go on', 180);
    await publisher.kill();
    await whole(topic);
    expect(await counted(topic, publisher.acknowledged())).toMatchObject({ lost: 0, outOfOrder: 0 });
  }, 400_000);

  test('two who publish one log, as none of ours does, leave nothing out and break no order: some comes twice', async () => {
    const topic = await made();
    const [one, other] = [publishing(topic), publishing(topic)];
    await until(() => one.count() > 50 && other.count() > 50);
    await one.kill();
    const before = other.count();
    await until(() => other.count() > before + 10);
    await other.kill();
    const acknowledged = new Set([...one.acknowledged(), ...other.acknowledged()]);
    const found = await counted(topic, acknowledged);
    expect(found).toMatchObject({ lost: 0, outOfOrder: 0 });
    expect(found.duplicates).toBeGreaterThan(1_000);
  }, 200_000);

  test('a topic that was made anew, smaller, while somebody publishes is seen to be so', async () => {
    const topic = await made();
    const publish = (text: string) =>
      bus?.publish(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => message(topic, key, text)));
    await publish('before');
    const admin = client().admin();
    await admin.connect();
    await admin.deleteTopics({ topics: [topic] });
    await until(async () => !(await admin.listTopics()).includes(topic));
    await admin.disconnect();
    const other = opened();
    await until(() => other.makeTopics([{ ...wanted(topic, 2), replicas: 3, inSync: 2 }]).then(Boolean, () => false));
    const words = await other.checkTopics([wanted(topic, 6)]);
    expect(words).toEqual([expect.stringMatching(/has 2 partitions, 6 are wanted/)]);
    await until(() =>
      publish('after')?.then(
        () => true,
        () => false,
      ),
    );
    const seen: string[] = [];
    other.consume({
      topics: [topic],
      group: topic,
      parking: topic,
      handle: async (taken) => void seen.push(textOf(taken)),
    });
    await until(() => seen.length >= 6);
    expect(new Set(seen)).toEqual(new Set(['after']));
    await other.close();
  }, 200_000);
});
