import { describe, expect, it } from '@jest/globals';
import { keyNames } from './environment.ts';
import { problemsOf } from './problems.fixture.ts';

describe('a name that is none of ours', () => {
  it.each([
    ['S3_BUKET', 'S3_BUCKET'],
    ['DATADIR', 'DATA_DIR'],
    ['NODE_ENC', 'NODE_ENV'],
    ['KAFKA_USERNAME', 'KAFKA_USER'],
    ['KAFKA_BROKER', 'KAFKA_BROKERS'],
    ['MONGO_DB', 'MONGO_DATABASE'],
    ['MONGO_URI', 'MONGO_URL'],
    ['HR_CORE_SECRET', 'HR_CORE_CLIENT_SECRET'],
    ['SMPT_HOST', 'SMTP_HOST'],
    ['UPSTREAMS_URL', 'UPSTREAM_URL'],
    ['OTEL_EXPORTER_OTLP_ENDPOINTS', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ])('is refused as %s with what it was meant to be: %s', (name, meant) =>
    expect(problemsOf({ [name]: 'x' })).toEqual([`${name} is not known; did you mean ${meant}?`]),
  );

  it.each(['S3_ENDPOINT', 'KAFKA_BOOTSTRAP_SERVERS', 'LOG_FORMAT', 'VIEWS_FOLDER', 'MONGO_PORT', 'KAFKA_PORT'])(
    'but begins as ours is refused with what there is: %s',
    (name) => {
      const beginning = `${name.split('_')[0]}_`;
      const there = keyNames.filter((one) => one.startsWith(beginning)).join(', ');
      expect(problemsOf({ [name]: '27017' })).toEqual([`${name} is not known; there are ${there}`]);
    },
  );

  it('of containers beside it, of an engine\u2019s own programs and of the system is left alone', () =>
    expect(
      problemsOf({
        ...{ KAFKA_SERVICE_HOST: '10.0.0.1', KAFKA_SERVICE_PORT: '9092', KAFKA_SERVICE_PORT_TCP_CLIENT: '9092' },
        ...{ KAFKA_PORT: 'tcp://10.0.0.1:9092', KAFKA_PORT_9092_TCP: 'tcp://10.0.0.1:9092' },
        ...{ KAFKA_PORT_9092_TCP_PROTO: 'tcp', KAFKA_PORT_9092_TCP_ADDR: '10.0.0.1', KAFKA_PORT_9092_TCP_PORT: '9092' },
        ...{ MONGO_SERVICE_HOST: '10.0.0.2', S3_PORT_9000_TCP: 'tcp://10.0.0.3:9000', LOG_SERVICE_HOST: '10.0.0.4' },
        // A service with the name of a key of ours.
        ...{ SMTP_PORT: 'tcp://10.0.0.5:25', CLAMD_PORT: 'tcp://[fd00::1]:3310' },
        ...{
          KAFKA_HOME: '/opt/kafka',
          KAFKA_HEAP_OPTS: '-Xmx1g',
          KAFKA_OPTS: '-Da=b',
          MONGO_INITDB_ROOT_USERNAME: 'root',
        },
        ...{ OTEL_SERVICE_NAME: 'talent', OTEL_RESOURCE_ATTRIBUTES: 'a=b', NODE_OPTIONS: '--trace-warnings' },
        ...{
          PATH: '/bin',
          HOSTNAME: 'h',
          LOGNAME: 'me',
          USERNAME: 'me',
          PWD: '/',
          LANG: 'C',
          LOGS_DIRECTORY: '/var/log/a',
        },
        ...{ KUBERNETES_PORT: 'tcp://10.0.0.1:443', KUBERNETES_SERVICE_HOST: '10.0.0.1', TEMP: '/tmp', EDITOR: 'vi' },
        ...{
          npm_config_user_agent: 'npm',
          INVOCATION_ID: 'a',
          JOURNAL_STREAM: '8:1',
          NODE_PATH: '/x',
          PYTHONPATH: '/x',
        },
      }),
    ).toEqual([]));
});
