import type { ServerResponse } from 'node:http';
import { ZodError } from 'zod';
import { TooLarge } from './body.ts';
import { toldOf } from './told.ts';

/** The answer, as one value. */
export function one(response: ServerResponse, value: object): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}

/** One value, and what was sent along is not waited for. */
export function refuse(response: ServerResponse, status: number, told: object): void {
  if (!response.req.complete) response.setHeader('connection', 'close');
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
}

/** What has begun cannot be taken back: it is cut, so that nobody takes it for a whole answer. */
export function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  const { status, told } = notTaken(error) ?? toldOf(error);
  refuse(response, status, told);
}

/** What was sent is nothing that can be done. */
function notTaken(error: unknown): ReturnType<typeof toldOf> | undefined {
  if (error instanceof TooLarge) return { status: 413, told: { is: 'refused', why: error.message } };
  if (error instanceof ZodError || error instanceof SyntaxError)
    return { status: 400, told: { is: 'refused', why: `not understood: ${error.message}` } };
  return undefined;
}
