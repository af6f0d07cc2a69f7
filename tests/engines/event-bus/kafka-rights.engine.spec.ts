import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BusRefused, type EventBus } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import { given } from '../given.ts';
import { readFrom } from './kafka-reader.ts';
import { type Grant, grant, guest, revokeAll } from './kafka-rights.ts';
import { opened } from './kafka-there.ts';
import { message, textOf, wanted } from './subject.ts';

const here = process.env.KAFKA_FOLDER;
if (here === undefined)
  console.log('not run: an account without this or that right, which needs the brokers of this suite');

(here === undefined ? describe.skip : describe)('an account that lacks a right', () => {
  let bus: EventBus;
  let owner: EventBus;
  let topic = '';
  beforeEach(async () => {
    owner = opened();
    bus = opened({
      brokers: given('KAFKA_SAFE').split(','),
      tls: { ca: readFileSync(`${given('KAFKA_FOLDER')}/tls.pem`, 'utf8') },
      account: { mechanism: 'plain', user: guest, password: given('KAFKA_PASSWORD') },
    });
    topic = `t-${randomUUID()}`;
    await owner.makeTopics([wanted(topic), wanted(`${topic}.second`, 1)]);
  });
  afterEach(async () => {
    await revokeAll();
    await Promise.all([bus.close(), owner.close()]);
  });

  const onTopics = (...may: Grant['may']): Grant => ({ on: 'topics', from: topic, may });

  test.each<[string, Grant['may'], RegExp]>([
    ['Describe', ['DescribeConfigs'], /TOPIC_AUTHORIZATION_FAILED.*The account needs Describe/],
    ['DescribeConfigs', ['Describe', 'Write'], /TOPIC_AUTHORIZATION_FAILED.*needs Describe, DescribeConfigs/],
  ])('%s: a start is refused, and goes well once it has it', async (_, may, words) => {
    await grant(onTopics(...may));
    await expect(bus.checkTopics([wanted(topic)])).rejects.toThrow(words);
    await grant(onTopics('Describe', 'DescribeConfigs'));
    await until(async () => (await bus.checkTopics([wanted(topic)]).catch(() => ['not yet'])).length === 0);
  });

  test.each<[string, Grant['may'], RegExp]>([
    ['Create', ['Describe', 'DescribeConfigs'], /AUTHORIZATION_FAILED.*for `npm run talentlog -- topics` Create/],
    ['AlterConfigs', ['Describe', 'DescribeConfigs', 'Alter'], /AUTHORIZATION_FAILED.*Alter and AlterConfigs/],
    ['Alter', ['Describe', 'DescribeConfigs', 'AlterConfigs'], /AUTHORIZATION_FAILED.*Alter and AlterConfigs/],
  ])('%s: the command that makes topics says so, and does it once it has it', async (right, may, words) => {
    const other = { ...wanted(topic), partitions: 6, largest: 1_500_000 };
    const one = right === 'Create' ? wanted(`${topic}.other`) : other;
    await grant(onTopics(...may));
    await expect(bus.makeTopics([one])).rejects.toThrow(words);
    await grant(onTopics('Create', 'Alter', 'AlterConfigs'));
    await until(() => bus.makeTopics([one]).then(Boolean, () => false));
    expect(await owner.checkTopics([one])).toEqual([]);
  });

  test('Write: nothing is published, the reason says what is lacking, and the same call goes once it has it', async () => {
    await grant(onTopics('Describe', 'DescribeConfigs'));
    const publish = () => bus.publish([message(topic, 'k', '1')]);
    await expect(publish()).rejects.toBeInstanceOf(BusRefused);
    // The number that makes a producer idempotent is given to whoever may write somewhere.
    await expect(publish()).rejects.toThrow(/CLUSTER_AUTHORIZATION_FAILED.*needs Write on the topics.*IdempotentWrite/);
    await grant({ on: 'topics', from: `${topic}.second`, may: ['Write'] });
    await until(() =>
      publish().then(
        () => false,
        (error: Error) => /TOPIC_AUTHORIZATION_FAILED.*The account needs .*Write/.test(error.message),
      ),
    );
    await grant(onTopics('Write'));
    await until(() =>
      publish().then(
        () => true,
        () => false,
      ),
    );
    expect(new Set((await readFrom(topic, 1)).map(textOf))).toEqual(new Set(['1']));
  });
});
