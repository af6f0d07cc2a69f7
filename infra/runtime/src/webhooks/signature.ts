import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hmac, isSame } from '../messages/sms/signatures/hashes.ts';

/** How old, and how far in the future, a signed call may say it is: what was overheard is worth nothing later. */
const toleranceMs = 5 * 60_000;

/** The key within a secret as it is shown, `whsec_` and base64. */
const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

/** The signature of Standard Webhooks over id, seconds and body. */
export const webhookSignature = (secret: string, id: string, seconds: number, body: string | Buffer): string =>
  `v1,${hmac(keyOf(secret), Buffer.concat([Buffer.from(`${id}.${seconds}.`), Buffer.from(body)])).toString('base64')}`;

/** Its three headers. While a secret is changed the call is signed by both: whoever knows one of them believes it. */
export const webhookHeaders = (secrets: string | readonly string[], id: string, at: Date, body: string) => {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = [secrets].flat().map((secret) => webhookSignature(secret, id, seconds, body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
};

/** Whether a call was signed with the secret, and lately. */
export function isSignedWebhook(secret: string, headers: IncomingHttpHeaders, body: Buffer, now: Date): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures } = headers;
  if (typeof id !== 'string' || typeof seconds !== 'string' || typeof signatures !== 'string') return false;
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(Number(seconds) * 1000 - now.getTime()) > toleranceMs) return false;
  const expected = webhookSignature(secret, id, Number(seconds), body);
  return signatures.split(' ').some((signature) => isSame(signature, expected));
}

/** Which secret of a subscriber is meant. */
export interface WebhookSecretName {
  readonly subscriberId: string;
  readonly secretId: string;
}

/**
 * Secrets that webhooks are signed with. They lie nowhere: each is made from the company's secret and its name, which an event tells, so
 * that there is nothing to seal, to back up or to leak, and whoever reads log and stores without the company's secret signs nothing.
 */
export const webhookSecrets =
  (secret: Buffer) =>
  ({ subscriberId, secretId }: WebhookSecretName): string =>
    `whsec_${createHmac('sha256', secret).update(`webhooks/${subscriberId}/${secretId}`).digest('base64')}`;
