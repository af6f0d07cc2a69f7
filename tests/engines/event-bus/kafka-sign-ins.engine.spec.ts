import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { BusRefused, UnknownTopic } from '@talentlog/runtime';
import type { KafkaSettings } from '@talentlog/runtime/kafka';
import { given } from '../given.ts';
import { opened } from './kafka-there.ts';
import { looked, refuses } from './refused-start.ts';
import { message, wanted } from './subject.ts';

const here = process.env.KAFKA_FOLDER;
if (here === undefined) console.log('not run: refusals of TLS and sign-ins, which need the brokers of this suite');
const onOwn = here === undefined ? describe.skip : describe;

onOwn('TLS and sign-ins', () => {
  const safe = () => ({
    brokers: given('KAFKA_SAFE').split(','),
    tls: { ca: readFileSync(`${given('KAFKA_FOLDER')}/tls.pem`, 'utf8') },
  });
  const [user, password] = [given('KAFKA_USER'), given('KAFKA_PASSWORD')];
  const account = { mechanism: 'scram-sha-512', user, password } as const;

  test.each(['plain', 'scram-sha-512'] as const)('by %s it is let in', async (mechanism) => {
    expect(await looked({ ...safe(), account: { mechanism, user, password } })).toEqual([
      expect.stringMatching(/is missing/),
    ]);
  });

  test.each<[string, () => Partial<KafkaSettings>, RegExp]>([
    ['a wrong password', () => ({ account: { ...account, password: 'wrong-secret' } }), /KAFKA_PASSWORD/],
    ['an unknown account', () => ({ account: { mechanism: 'plain', user: 'stranger', password } }), /KAFKA_USER/],
    [
      'a mechanism that is not offered',
      () => ({ account: { ...account, mechanism: 'scram-sha-256' } }),
      /KAFKA_SIGN_IN/,
    ],
    ['an unknown authority', () => ({ account, tls: {} }), /name its authority in KAFKA_CA_FILE/],
    ['no TLS where it is demanded', () => ({ account, tls: undefined }), /KAFKA_TLS must be as the brokers have it/],
  ])('%s', (_, settings, advice) => refuses({ ...safe(), ...settings() }, advice));

  test('an account without rights sees no topic, makes none, and publishes nothing', async () => {
    const owner = opened();
    const name = `t-${randomUUID()}`;
    await owner.makeTopics([wanted(name)]);
    const bus = opened({ ...safe(), account: { mechanism: 'plain', user: 'guest', password } });
    await expect(bus.checkTopics([wanted(name)])).rejects.toThrow(/Describe, DescribeConfigs and Write on the topics/);
    await expect(bus.makeTopics([wanted(`${name}.other`)])).rejects.toThrow(/DescribeConfigs and Write|Create/);
    await expect(bus.publish([message(name, 'k', 'x')])).rejects.toBeInstanceOf(BusRefused);
    await expect(bus.publish([message(name, 'k', 'x')])).rejects.not.toBeInstanceOf(UnknownTopic);
    await Promise.all([bus.close(), owner.close()]);
  });
});
