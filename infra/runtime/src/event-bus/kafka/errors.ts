import { EngineAway, EngineRefused } from '../../engine-refused.ts';
import { reasonOf } from '../../follower/troubles.ts';
import { BusRefused, BusUnavailable, MessageTooLarge } from '../port.ts';

interface Said extends Error {
  /** The protocol's word for it. */
  readonly type?: string;
  readonly code?: string | number;
  /** Whether the protocol says that it passes by itself. */
  readonly retriable?: boolean;
  readonly cause?: unknown;
  /** Of an AggregateError. */
  readonly errors?: readonly unknown[];
}

/** What lies at the bottom of it: the client wraps what it tried in vain. */
function rootOf(error: unknown): Said {
  const said = (error instanceof Error ? error : new Error(String(error))) as Said;
  const inner = said.cause ?? said.errors?.[0];
  return inner === undefined || inner === said ? said : rootOf(inner);
}

/** What was said, in one line. */
function lineOf(error: unknown): string {
  const { name, type, message } = rootOf(error);
  const line = reasonOf(message.split('\n', 1)[0]);
  return type === undefined ? `${name.replace('KafkaJS', '')}: ${line}` : `${type}: ${line}`;
}

const how = '(docs/how-to/publish-to-kafka.md)';
const advices: readonly (readonly [said: RegExp, advice: string])[] = [
  [/SASLAuthentication|SASL_|Authentication failed/i, 'Look at KAFKA_USER, KAFKA_PASSWORD and KAFKA_SIGN_IN'],
  [
    /CLUSTER_AUTHORIZATION_FAILED/,
    'The account needs Write on the topics, before Kafka 2.8 IdempotentWrite on the cluster, and for `npm run talentlog -- topics` Create, Alter and AlterConfigs',
  ],
  [
    /AUTHORIZATION_FAILED|not authorized/i,
    'The account needs Describe, DescribeConfigs and Write on the topics, and for `npm run talentlog -- topics` Create, Alter and AlterConfigs',
  ],
  [/INVALID_TIMESTAMP/, 'Clocks are apart: let the brokers set the time of messages. Run: npm run talentlog -- topics'],
  [
    /DoesNotSupportApiKey|UNSUPPORTED_VERSION|does not support|UNSUPPORTED_FOR_MESSAGE_FORMAT/i,
    'This server is too old, or no Kafka: version 2.1 or newer is needed',
  ],
  [
    /self[- ]signed|unable to (get|verify)|CERT_|certificate/i,
    'The certificate is not trusted, or of another name: name its authority in KAFKA_CA_FILE',
  ],
  [
    /EPROTO|wrong version number|packet length too long|SSL routines|before secure TLS/i,
    'KAFKA_TLS is on and what answers there does not speak TLS',
  ],
  [/INVALID_REPLICATION_FACTOR/, 'There are fewer brokers than copies are wanted: set KAFKA_REPLICAS'],
  [
    /LEADER_NOT_AVAILABLE|UNKNOWN_TOPIC_OR_PARTITION/,
    'Brokers are choosing who leads, or some topic of the cluster has lost its last one: wait, or bring that back',
  ],
  [/INVALID_PARTITIONS/, 'Look at KAFKA_PARTITIONS'],
];

const adviceOf = (line: string): string | undefined => advices.find(([said]) => said.test(line))?.[1];

const nobody = 'Nobody answers as a Kafka broker at KAFKA_BROKERS; KAFKA_TLS must be as the brokers have it';

/** The same as a refusal to start, with what to do; where nothing special is known, nobody answers. */
export function startRefusal(what: string, error: unknown): EngineRefused {
  const line = lineOf(error);
  const advice = adviceOf(line);
  const { type, retriable } = rootOf(error);
  const isAway = type === undefined ? advice === undefined : retriable === true;
  const Refusal = isAway ? EngineAway : EngineRefused;
  return new Refusal('Kafka', `${what} failed (${line})`, `${advice ?? nobody} ${how}`);
}

/** What somebody has to change before it goes on. */
const refusals =
  /AUTHORIZATION_FAILED|SASLAuthentication|SASL_AUTHENTICATION_FAILED|POLICY_VIOLATION|INVALID_CONFIG|INVALID_TIMESTAMP|certificate/i;

/** What became of a call while we run, in the words of the port. */
export function portErrorOf(error: unknown): Error {
  const { type = '' } = rootOf(error);
  const line = lineOf(error);
  const advice = adviceOf(line);
  const words = advice === undefined ? line : `${line}. ${advice} ${how}`;
  const cause = { cause: error };
  if (['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE'].includes(type)) return new MessageTooLarge(words, cause);
  return refusals.test(line) ? new BusRefused(words, cause) : new BusUnavailable(words, cause);
}

/** Whether it says that a topic is not there. */
export const isUnknownTopic = (error: unknown): boolean => rootOf(error).type === 'UNKNOWN_TOPIC_OR_PARTITION';
