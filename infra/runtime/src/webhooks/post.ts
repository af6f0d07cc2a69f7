import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { networksOf } from './addresses.ts';
import { type CheckedAddress, destinationOf, type Resolve, systemResolve } from './destination.ts';
import type { WebhookAnswer, WebhookCall, WebhookOutcome, WebhookPost } from './port.ts';
import { retryAfterOf } from './retry-after.ts';
import { webhookHeaders } from './signature.ts';

export interface WebhookPostOptions {
  /** Networks of the company's own that may be called, and without encryption; none otherwise. */
  readonly networks?: readonly string[];
  /** Longest time for a call, finding the address included. */
  readonly timeoutMs?: number;
  readonly resolve?: Resolve;
  readonly now?: () => Date;
}

const usualTimeoutMs = 15_000;
/** As much of an answer is listened to; nobody reads it. */
const longestAnswer = 64 * 1024;
const userAgent = 'Talentlog-Webhooks/1';

/**
 * Posts webhooks, signed as Standard Webhooks say. The name is resolved for each call, and the connection goes to exactly the address
 * that was looked at, so that a name server which answers differently the second time wins nothing. No redirect is followed, no
 * connection is kept.
 */
export function webhookPost(options: WebhookPostOptions = {}): WebhookPost {
  const { timeoutMs = usualTimeoutMs, resolve = systemResolve, now = () => new Date() } = options;
  const networks = networksOf(options.networks ?? []);
  return {
    async post(call, signal) {
      const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]);
      const url = URL.parse(call.url);
      if (url === null) return failed('unknown-name');
      const destination = await Promise.race([destinationOf(url, { resolve, networks }), aborted(ends)]);
      if (typeof destination === 'string') return failed(destination);
      return send(url, call, { destination, ends, now: now() });
    },
  };
}

const failed = (answer: WebhookAnswer): WebhookOutcome => ({ outcome: 'failed', answer });

const aborted = (signal: AbortSignal): Promise<'silent'> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve('silent');
    signal.addEventListener('abort', () => resolve('silent'), { once: true });
  });

interface Way {
  readonly destination: CheckedAddress;
  readonly ends: AbortSignal;
  readonly now: Date;
}

/** Resolves with the first line of the answer: what follows it changes nothing. */
function send(url: URL, call: WebhookCall, { destination, ends, now }: Way): Promise<WebhookOutcome> {
  return new Promise((resolve) => {
    const started: ClientRequest = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: false,
      signal: ends,
      headers: {
        'content-type': call.contentType,
        'content-length': Buffer.byteLength(call.body),
        'user-agent': userAgent,
        connection: 'close',
        ...webhookHeaders(call.secrets, call.id, now, call.body),
      },
      lookup: (_name, { all }, answer) => {
        if (all) answer(null, [destination]);
        else answer(null, destination.address, destination.family);
      },
    });
    let isConnected = false;
    started.once('finish', () => {
      isConnected = true;
    });
    started.on('error', (error) => resolve(failed(answerOf(error, { isConnected, isOver: ends.aborted }))));
    started.once('response', (response) => {
      resolve(outcomeOf(response, now));
      drain(response);
    });
    // Somebody who would speak another way, or says that an answer will come and goes.
    started.once('upgrade', (response, socket) => {
      resolve(outcomeOf(response, now));
      socket.destroy();
    });
    started.once('close', () => resolve(failed(ends.aborted ? 'silent' : 'cut')));
    started.end(call.body);
  });
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage, now: Date): WebhookOutcome {
  const said = { answer: 'answered', status } as const;
  if (status >= 200 && status < 300) return { outcome: 'taken', ...said };
  if (status === 410) return { outcome: 'gone', ...said };
  const retryAfterMs = retryAfterOf(headers['retry-after'], now);
  return { outcome: 'failed', ...said, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}

/** Lets a short answer come to its end, so that who sends it sees no broken line, and ends a long one. */
function drain(response: IncomingMessage): void {
  let length = 0;
  response.on('error', () => undefined);
  response.on('data', (part: Buffer) => {
    length += part.length;
    if (length > longestAnswer) response.destroy();
  });
}

const certificates = /^(CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|ERR_SSL)/;

function answerOf(error: Error, { isConnected, isOver }: { isConnected: boolean; isOver: boolean }): WebhookAnswer {
  if (isOver) return 'silent';
  const { code = '' } = error as NodeJS.ErrnoException;
  if (certificates.test(code)) return 'bad-certificate';
  return isConnected || code === 'ECONNRESET' || code.startsWith('HPE_') ? 'cut' : 'unreachable';
}
