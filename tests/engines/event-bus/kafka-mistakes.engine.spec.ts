import { describe, expect, test } from '@jest/globals';
import { until } from '../../support/until.ts';
import { counted } from './counted-messages.ts';
import { readFrom } from './kafka-reader.ts';
import { opened } from './kafka-there.ts';
import { client } from './killed-brokers.ts';
import { message, textOf, wanted } from './subject.ts';
import { trialOfFile } from './trial.ts';

const here = process.env.KAFKA_FOLDER;
if (here === undefined)
  console.log('not run: what operators do by mistake, which needs the brokers of this suite alone');

(here === undefined ? describe.skip : describe)('what operators do by mistake', () => {
  const trial = trialOfFile();

  test('two who publish one log, as none of ours does, leave nothing out and break no order: some comes twice', async () => {
    const topic = await trial.topic();
    const [one, other] = [trial.publishing(topic), trial.publishing(topic)];
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
    const topic = await trial.topic();
    const publish = (text: string) =>
      trial.bus().publish(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => message(topic, key, text)));
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
      publish('after').then(
        () => true,
        () => false,
      ),
    );
    const seen = (await readFrom(topic, 6)).map(textOf);
    expect(new Set(seen)).toEqual(new Set(['after']));
    await other.close();
  }, 200_000);
});
