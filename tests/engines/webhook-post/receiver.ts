import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { Own } from '../../support/belongings.ts';

/** A call as it came. */
export interface Received {
  readonly id: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** What the receiver does with a call: answers, or something worse. */
export type Answers = (response: ServerResponse, received: Received) => void;

export const says =
  (status: number, headers: Record<string, string> = {}): Answers =>
  (response) =>
    void response.writeHead(status, headers).end();

/**
 * Somebody else's receiver on a free port: checks each call by the library that Standard Webhooks publish, and keeps what it believed.
 * What is signed by no secret of its is answered 401.
 */
export async function startReceiver(own: Own, secrets: readonly string[] = [secretOf(1)]) {
  const believed: Received[] = [];
  const doubted: Received[] = [];
  let answers: Answers = says(204);
  let known = secrets;
  const server = createServer(async (request, response) => {
    response.on('error', () => undefined);
    const body = await text(request).catch(() => '');
    const received = { id: String(request.headers['webhook-id']), body, headers: request.headers };
    if (!known.some((secret) => isSigned(secret, received))) {
      doubted.push(received);
      response.writeHead(401).end();
      return;
    }
    believed.push(received);
    answers(response, received);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  own.closes(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hooks`,
    believed,
    doubted,
    answers(next: Answers) {
      answers = next;
    },
    knows(...next: readonly string[]) {
      known = next;
    },
  };
}

/** A secret as subscribers are shown one. */
export const secretOf = (n: number): string => `whsec_${Buffer.alloc(32, n).toString('base64')}`;

function isSigned(secret: string, { body, headers }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
