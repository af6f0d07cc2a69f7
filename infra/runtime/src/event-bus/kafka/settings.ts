import type { Kafka as Client, RetryOptions } from 'kafkajs';
import { peerLimits } from '../../peers/peer.ts';
import { Kafka, logLevel } from './driver.ts';
import type { Sockets } from './sockets.ts';

export interface KafkaSettings {
  /** Some brokers of the cluster, as `host:port`; the others are learnt from them. */
  readonly brokers: readonly string[];
  /** What the cluster's logs and quotas know us by. */
  readonly client?: string;
  /** TLS; the authorities that are trusted, as PEM, where those of Node are not enough. */
  readonly tls?: { readonly ca?: string | undefined } | undefined;
  /** Who signs in. */
  readonly account?:
    | {
        readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
        readonly user: string;
        readonly password: string;
      }
    | undefined;
  /** Longest time for one request, which others have to copy messages within; default 30,000 ms. */
  readonly requestMs?: number;
}

/** How often a request is repeated before whoever asked is told, some seconds in all. */
export const retries = { initialRetryTime: 200, maxRetryTime: 2_000, retries: 6 } as const;
/** The same where somebody waits for an answer at the start. */
export const fewRetries = { initialRetryTime: 100, maxRetryTime: 500, retries: 3 } as const;

/** The client that everything here asks through. What it would log is told by who asks. */
export function clientOf(
  { brokers, client, tls, account, requestMs = 30_000 }: KafkaSettings,
  sockets: Sockets,
  retry: RetryOptions = retries,
): Client {
  return new Kafka({
    brokers: [...brokers],
    socketFactory: sockets.connect,
    clientId: client ?? 'talentlog',
    ...(tls === undefined ? {} : { ssl: tls.ca === undefined ? true : { ca: tls.ca } }),
    ...(account === undefined
      ? {}
      : // The three mechanisms take the same two words.
        { sasl: { mechanism: account.mechanism as 'plain', username: account.user, password: account.password } }),
    connectionTimeout: peerLimits.connectMs,
    authenticationTimeout: peerLimits.callMs,
    requestTimeout: requestMs,
    retry,
    logLevel: logLevel.NOTHING,
  });
}
