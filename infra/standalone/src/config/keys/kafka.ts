import { z } from 'zod';
import { count, key, listOf, onOff, text } from '../kinds.ts';

const command = ['command'] as const;

/** Brokers that the log is published to: docs/how-to/publish-to-kafka.md. */
export const kafkaKeys = {
  KAFKA_BROKERS: key(
    listOf(
      z.string().regex(/^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i, { error: 'brokers as host:9092, separated by commas' }),
    )
      .pipe(z.array(z.string()).min(1, { error: 'brokers as host:9092, separated by commas' }))
      .optional(),
    {
      what: 'Some brokers of the Kafka cluster that events are published to ([how](../how-to/publish-to-kafka.md)).',
      otherwise: 'nothing is published; others are told by feed and webhooks',
      of: command,
      as: 'kafka1.example.com:9092, kafka2.example.com:9092',
    },
  ),
  KAFKA_TLS: key(onOff.default('off'), { what: '`on` where the brokers speak TLS.', of: command }),
  KAFKA_CA_FILE: key(text.optional(), {
    what: 'File of the authorities that vouch for the brokers, as PEM.',
    otherwise: 'those of Node',
    of: command,
  }),
  KAFKA_SIGN_IN: key(
    z
      .enum(['plain', 'scram-sha-256', 'scram-sha-512'], { error: 'plain, scram-sha-256 or scram-sha-512' })
      .default('scram-sha-512'),
    { what: 'How we sign in there, where an account is set: `plain`, `scram-sha-256`, `scram-sha-512`.', of: command },
  ),
  KAFKA_USER: key(text.optional(), { what: 'Who signs in there.', otherwise: 'nobody', of: command }),
  KAFKA_PASSWORD: key(text.optional(), { what: 'The password for that.', secret: true, of: command }),
  KAFKA_TOPIC_PREFIX: key(
    z
      .string()
      .regex(/^[\w.-]{0,64}$/, { error: 'at most 64 letters, digits, dots, dashes and underlines' })
      .default(''),
    {
      what: 'Before the name of each topic, where several companies share a cluster.',
      otherwise: 'nothing',
      as: 'yunling.',
      of: command,
    },
  ),
  KAFKA_PARTITIONS: key(count.max(1_000, { error: 'at most 1000' }).default(12), {
    what: 'Partitions of each topic: how many readers of one group can work side by side.',
    of: command,
  }),
  KAFKA_REPLICAS: key(count.max(9, { error: 'at most 9' }).default(3), {
    what: 'Brokers that keep a copy of each message; a majority of them has it before it is acknowledged.',
    of: command,
  }),
  KAFKA_RETENTION_DAYS: key(count.max(3_650, { error: 'at most 3650' }).default(30), {
    what: 'Days that a message is kept there.',
    of: command,
  }),
};
