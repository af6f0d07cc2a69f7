import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BusRefused, type EventBus } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import { given } from '../given.ts';
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
    await owner.makeTopics([wanted(topic), wanted(`${topic}.parked`, 1)]);
  });
  afterEach(async () => {
    await revokeAll();
    await Promise.all([bus.close(), owner.close()]);
  });

  const onTopics = (...may: Grant['may']): Grant => ({ on: 'topics', from: topic, may });
  const onGroups = (): Grant => ({ on: 'groups', from: topic, may: ['Read'] });
  const taking = () => {
    const seen: string[] = [];
    const consumption = bus.consume({
      ...{ topics: [topic], group: topic, parking: `${topic}.parked`, pauseMs: () => 100 },
      handle: async (taken) => void seen.push(textOf(taken)),
    });
    return { seen, consumption };
  };

  test.each<[string, Grant['may'], RegExp]>([
    ['Describe', ['DescribeConfigs'], /TOPIC_AUTHORIZATION_FAILED.*The account needs Describe/],
    ['DescribeConfigs', ['Describe', 'Read', 'Write'], /TOPIC_AUTHORIZATION_FAILED.*needs Describe, DescribeConfigs/],
  ])('%s: a start is refused, and goes well once it has it', async (_, may, words) => {
    await grant(onTopics(...may));
    await expect(bus.checkTopics([wanted(topic)])).rejects.toThrow(words);
    await grant(onTopics('Describe', 'DescribeConfigs'));
    await until(async () => (await bus.checkTopics([wanted(topic)]).catch(() => ['not yet'])).length === 0);
  });

  test.each<[string, Grant['may'], RegExp]>([
    ['Create', ['Describe', 'DescribeConfigs'], /AUTHORIZATION_FAILED.*for `npm run topics` Create/],
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
    await grant(onTopics('Describe', 'DescribeConfigs', 'Read'));
    const publish = () => bus.publish([message(topic, 'k', '1')]);
    await expect(publish()).rejects.toBeInstanceOf(BusRefused);
    // The number that makes a producer idempotent is given to whoever may write somewhere.
    await expect(publish()).rejects.toThrow(/CLUSTER_AUTHORIZATION_FAILED.*needs Write on the topics.*IdempotentWrite/);
    await grant({ on: 'topics', from: `${topic}.parked`, may: ['Write'] });
    await until(() =>
      publish().then(
        () => false,
        (error: Error) => /TOPIC_AUTHORIZATION_FAILED.*The account needs .*Write/.test(error.message),
      ),
    );
    await grant(onTopics('Write'), onGroups());
    await until(() =>
      publish().then(
        () => true,
        () => false,
      ),
    );
    const { seen } = taking();
    await until(() => seen.length > 0);
    expect(new Set(seen)).toEqual(new Set(['1']));
  });

  test.each([
    ['Read on the topic', /TOPIC_AUTHORIZATION_FAILED.*Read and Write on the topics/],
    // The client does not hand on why it found no coordinator.
    ['Read on the group', /GroupCoordinatorNotFound.*needs Read on the groups/],
  ])('%s: whoever takes messages says so, passes over none, and begins once it has it', async (right, words) => {
    await owner.publish([message(topic, 'k', '1'), message(topic, 'k', '2')]);
    await grant(onTopics('Describe'), right === 'Read on the topic' ? onGroups() : onTopics('Read'));
    const { seen, consumption } = taking();
    await until(() => words.test(consumption.status().lastError ?? ''));
    expect([consumption.status().state, seen]).toEqual(['failing', []]);
    await grant(onTopics('Read'), onGroups());
    await until(() => seen.length === 2);
    expect([consumption.status().state, seen]).toEqual(['running', ['1', '2']]);
  });
});
