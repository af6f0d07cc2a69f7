import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadRequest } from './values.ts';

/** What is answered: JSON, or text as XML. */
export interface Answer {
  readonly status: number;
  readonly body: object | string;
}

/** A refusal as SuccessFactors words it. */
export const odataError = (status: number, message: string): Answer => ({
  status,
  body: { error: { code: `COE_${status}`, message: { lang: 'en-US', value: message } } },
});

/** Answers, unless the caller hung up or was answered. */
export function send(response: ServerResponse, { status, body }: Answer): void {
  if (response.destroyed || response.headersSent) return;
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'content-type': isText ? 'application/xml;charset=utf-8' : 'application/json;charset=utf-8',
  });
  response.end(isText ? body : JSON.stringify(body));
}

/** Waits, or until the caller hangs up. */
export const pause = (milliseconds: number, response: ServerResponse): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      done();
    });
  });

/** The whole body, of at most 4 MB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > 4_000_000) throw new BadRequest('the request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The body as JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new BadRequest('not JSON');
  }
}
