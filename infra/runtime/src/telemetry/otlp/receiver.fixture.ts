import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from '@jest/globals';
import { silentLogger } from '../../logger.ts';
import { inSpan } from '../span.ts';
import { type OtlpParts, startOtlp, type Telemetry } from './open.ts';

/** A span as it arrived. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  readonly status: { code?: number };
}
type Body = { resourceSpans: [{ resource: object; scopeSpans: [{ spans: SentSpan[] }] }] };
type Answer = (response: ServerResponse) => void;

export const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((turn) => setTimeout(turn, 5));
};

/** One piece of work, which may begin a trace. */
export const one = (name = 'work') => inSpan({ name, kind: 'internal', mayBegin: true }, async () => 'done');

/** A receiver for each test of the file that calls this, and spans that go there. */
export function receiverOfFile() {
  let requests: { url: string; headers: IncomingMessage['headers']; body: Body }[] = [];
  let answer: Answer = () => undefined;
  let telemetry: Telemetry | undefined;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Body;
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  const away = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  beforeEach(async () => {
    requests = [];
    answer = (response) => response.end('{}');
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(async () => {
    await telemetry?.stop();
    if (server.listening) await away();
  });
  const spans = () => requests.flatMap(({ body }) => body.resourceSpans[0].scopeSpans[0].spans);
  return {
    away,
    spans,
    requests: () => requests,
    named: (name: string) => spans().find((span) => span.name === name) as SentSpan,
    answers(given: Answer): void {
      answer = given;
    },
    /** Has this thread keep spans. */
    begin(more: Partial<OtlpParts> = {}): Telemetry {
      const { port } = server.address() as AddressInfo;
      telemetry = startOtlp({
        ...{ endpoint: `http://127.0.0.1:${port}/`, headers: { 'x-key': 'k' }, service: 'talentlog-test', share: 1 },
        ...{ logger: silentLogger, everyMs: 20, timeoutMs: 200 },
        ...more,
      });
      return telemetry;
    },
  };
}
