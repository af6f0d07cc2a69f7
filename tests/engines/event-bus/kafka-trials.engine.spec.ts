import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { BusUnavailable } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import { given } from '../given.ts';
import { counted } from './counted-messages.ts';
import { brokers } from './kafka-there.ts';
import { tell, whole } from './killed-brokers.ts';
import { message } from './subject.ts';
import { trialOfFile } from './trial.ts';

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
  const trial = trialOfFile();

  test('with too few in sync nothing is acknowledged, and it goes on by itself when they are back', async () => {
    const topic = await trial.topic(3);
    const publish = () => trial.bus().publish([message(topic, 'k', '1')]);
    await publish();
    tell('kill', 1);
    await until(() =>
      publish().then(
        () => false,
        (error: Error) => error instanceof BusUnavailable && /NOT_ENOUGH_REPLICAS/.test(error.message),
      ),
    );
    tell('begin', 1);
    await whole(topic);
    await until(() =>
      publish().then(
        () => true,
        () => false,
      ),
    );
  }, 300_000);

  test('full ones end one after another; when there is room again nothing that was acknowledged is missing', async () => {
    const topic = await trial.topic();
    const publisher = trial.publishing(topic);
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
});
