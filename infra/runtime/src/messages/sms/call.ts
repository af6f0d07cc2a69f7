import { peerLimits } from '../../peers/peer.ts';
import type { Delivery } from '../port.ts';

/** An answer of a provider. */
export interface Answer {
  readonly status: number;
  /** Undefined where it was no JSON: a proxy's page, half an answer. */
  readonly json: unknown;
}

/** Longest answer that is read; a provider's has some hundred bytes. */
const longest = 64 * 1024;
/** Nothing was handed over: nobody was reached. */
const unreached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** Sends one request. Whatever is not an answer is what became of the message: not reached is failed, broken or silent is unknown. */
export async function call(
  url: string,
  init: RequestInit,
  timeoutMs: number = peerLimits.callMs,
): Promise<Answer | Delivery> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, json: parsed(await bounded(response)) };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const code = (cause as { code?: string } | undefined)?.code ?? '';
    if (unreached.has(code)) return { outcome: 'failed', reason: `not reached: ${code}`, permanent: false, away: true };
    return {
      outcome: 'unknown',
      reason: name === 'TimeoutError' ? `no answer within ${timeoutMs} ms` : code || message,
    };
  }
}

/** What became of a message whose answer says nothing of it: a 500 may have been taken, what was turned away at the door was not. */
export function byStatus({ status }: Answer, reason = `answered ${status}`): Delivery {
  if (status === 401 || status === 402 || status === 403 || status === 429 || status === 503)
    return { outcome: 'failed', reason, permanent: false, away: true };
  if (status >= 400 && status < 500 && status !== 408) return { outcome: 'failed', reason, permanent: true };
  return { outcome: 'unknown', reason };
}

async function bounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > longest) throw new Error('the answer has no end');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** JSON of somebody else's, or undefined. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text among a foreign value's own, or nothing. */
export function textOf(value: unknown, name: string): string {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

/** A provider's words for the log, where no number may be. */
export const withoutNumbers = (words: string): string => words.slice(0, 300).replace(/\d{6,}/g, '…');

/** Which of a provider's codes are the message's fault, and which everybody's; any other may pass by itself. */
export interface Verdicts {
  readonly permanent: RegExp;
  readonly away: RegExp;
  readonly unknown?: RegExp;
}

/** What a refusal with this code means for the message. */
export function byCode(code: string, words: string, { permanent, away, unknown }: Verdicts): Delivery {
  const reason = withoutNumbers(words === '' ? code : `${code}: ${words}`);
  if (unknown?.test(code)) return { outcome: 'unknown', reason };
  if (away.test(code)) return { outcome: 'failed', reason, permanent: false, away: true };
  return { outcome: 'failed', reason, permanent: permanent.test(code) };
}
