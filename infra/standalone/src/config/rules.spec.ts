import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config.ts';
import { problemsOf } from './problems.fixture.ts';

describe('what a process needs', () => {
  const production = { NODE_ENV: 'production' };

  it.each([
    [{ KAFKA_TLS: 'on' }, /KAFKA_BROKERS must be set/],
    [{ KAFKA_USER: 'a', KAFKA_PASSWORD: 'b' }, /KAFKA_BROKERS must be set/],
    [{ KAFKA_TOPIC_PREFIX: 'yunling.' }, /KAFKA_BROKERS must be set: the other KAFKA_ settings are of a cluster/],
    [{ KAFKA_PARTITIONS: '24' }, /KAFKA_BROKERS must be set/],
    [{ KAFKA_BROKERS: 'k:9092', KAFKA_USER: 'a' }, /together, or neither/],
    [{ KAFKA_BROKERS: 'k:9092', KAFKA_CA_FILE: '/ca.pem' }, /KAFKA_TLS must be on/],
    [{ KAFKA_BROKERS: 'kafka' }, /KAFKA_BROKERS must be brokers as host:9092/],
    [{ KAFKA_BROKERS: 'http://kafka:9092' }, /KAFKA_BROKERS must be brokers as host:9092/],
    [{ KAFKA_BROKERS: ' , ' }, /KAFKA_BROKERS must be brokers as host:9092/],
    [{ KAFKA_BROKERS: 'k:9092', KAFKA_PARTITIONS: '0' }, /KAFKA_PARTITIONS must be at least 1/],
    [{ KAFKA_BROKERS: 'k:9092', KAFKA_REPLICAS: '99' }, /KAFKA_REPLICAS must be at most 9/],
    [{ KAFKA_BROKERS: 'k:9092', KAFKA_SIGN_IN: 'kerberos' }, /KAFKA_SIGN_IN must be plain, scram/],
    [{ KAFKA_BROKERS: 'k:9092', KAFKA_TOPIC_PREFIX: 'a b' }, /KAFKA_TOPIC_PREFIX must be at most 64 letters/],
  ])('of a cluster is whole: %j', (set, words) => expect(problemsOf(set)).toEqual([expect.stringMatching(words)]));

  it.each([
    [{ MONGO_DATABASE: 'talent' }, [/^MONGO_URL must be set: the other MONGO_ settings are of a database/]],
    [{ MONGO_DATABASE: 'talent', MONGO_URL: 'mongodb://db/' }, []],
  ])('of a database is whole: %j', (set, words) => {
    for (const service of ['command', 'query', 'notifier', 'sap-bridge'] as const)
      expect(problemsOf(set, service)).toEqual(words.map((one) => expect.stringMatching(one)));
  });

  const withoutBucket = /^S3_BUCKET must be set: the other S3_ settings are of a bucket$/;
  const half = /^S3_ACCESS_KEY and S3_SECRET_KEY must be set together, or neither$/;
  it.each([
    [{ S3_PREFIX: 'yunling/' }, [withoutBucket]],
    [{ S3_REGION: 'cn-north-1' }, [withoutBucket]],
    [{ S3_URL: 'https://s3.internal' }, [withoutBucket]],
    [{ S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }, [withoutBucket]],
    [{ S3_SECRET_KEY: 'b' }, [withoutBucket, half]],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY: 'a' }, [half]],
    [{ S3_BUCKET: 'files', S3_REGION: 'cn-north-1', S3_PREFIX: 'yunling/' }, []],
    [{}, []],
  ])('of a bucket is whole: %j', (set, words) => {
    for (const service of ['command', 'query', 'notifier'] as const)
      expect(problemsOf(set, service)).toEqual(words.map((one) => expect.stringMatching(one)));
  });

  it('is told where it is of no use', () => {
    const [upstream, headers] = [{ UPSTREAM_URL: 'http://h' }, { OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }];
    expect(readConfig(upstream).warnings).toEqual([expect.stringMatching(/^UPSTREAM_URL is of `web` alone/)]);
    for (const service of ['web', 'query'] as const) expect(readConfig(upstream, service).warnings).toEqual([]);
    expect(readConfig(headers, 'query').warnings).toEqual([
      expect.stringMatching(/no use without OTEL_EXPORTER_OTLP_E/),
    ]);
    expect(readConfig({ ...headers, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://h' }).warnings).toEqual([]);
  });

  it.each(
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'HR_CORE_URL', 'S3_URL', 'SMS_URL', 'PUBLIC_URL', 'OIDC_ISSUER'].flatMap((name) =>
      ['nonsense', 'http://', 'ftp://host', 'http://host:99999', '//host'].map((value) => [name, value] as const),
    ),
  )('%s is an address: %s is told to be none', (name, value) => {
    const told = problemsOf({ [name]: value }).filter((one) => one.startsWith(`${name} `));
    expect(told).toEqual([expect.stringMatching(/must be an address as https:\/\//)]);
  });

  it.each(['OTEL_EXPORTER_OTLP_ENDPOINT', 'HR_CORE_URL', 'S3_URL', 'SMS_URL', 'PUBLIC_URL'])(
    '%s has no password in it, and shows none',
    (name) => {
      const [problem = '', ...more] = problemsOf({ [name]: 'http://user:top-secret@host:4318' }).filter((one) =>
        one.startsWith(name),
      );
      expect([problem, more]).toEqual([`${name} must be an address without a name and a password`, []]);
    },
  );

  it.each([
    [{ KURRENTDB_URL: 'http://h' }, [/KURRENTDB_URL must be an address as kurrentdb:/]],
    [{ KURRENTDB_URL: 'kurrentdb://h:2113', MONGO_URL: 'mongodb://h' }, []],
    [{ KURRENTDB_URL: 'kurrentdb+discover://u:p@a:1,b:2?tls=true' }, []],
  ])('of a log elsewhere is an address: %j', (set, words) =>
    expect(problemsOf(set)).toEqual(words.map((one) => expect.stringMatching(one))),
  );

  it.each([
    [{}, [/UPSTREAM_URL must be set/]],
    [{ UPSTREAM_URL: 'http://h:8080/' }, []],
    // Nothing of what it would be in production is demanded of who only passes on.
    [{ UPSTREAM_URL: 'https://h', NODE_ENV: 'production' }, []],
    [{ UPSTREAM_URL: 'http://h/talent' }, [/with nothing behind it/]],
    [{ UPSTREAM_URL: 'http://user:word@h' }, [/with nothing behind it/]],
    [{ UPSTREAM_URL: 'h:8080' }, [/UPSTREAM_URL must be an address/]],
  ])('of a web alone is whom it asks: %j', (set, words) =>
    expect(problemsOf(set, 'web')).toEqual(words.map((one) => expect.stringMatching(one))),
  );

  it('of a cluster is read', () => {
    expect(problemsOf({ KAFKA_BROKERS: 'k1:9092, [::1]:9093', KAFKA_USER: 'a', KAFKA_PASSWORD: 'b' })).toEqual([]);
    const plain = { KAFKA_BROKERS: 'k:9092', KAFKA_USER: 'a', KAFKA_PASSWORD: 'b', KAFKA_SIGN_IN: 'plain' };
    expect(problemsOf(plain)).toEqual([]);
    expect(problemsOf({ ...production, ...plain })).toContainEqual(expect.stringMatching(/could be read on its way/));
  });
});
