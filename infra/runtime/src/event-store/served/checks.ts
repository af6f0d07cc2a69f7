import type { ServerResponse } from 'node:http';
import { StoreUnavailable } from '../port.ts';
import { one } from './refusals.ts';

/** Whether the log is what was written, as its owner knows: what the last check found, and another one. What is found can be said as JSON. */
export interface Checks {
  last(): Promise<object | undefined>;
  check(): Promise<object>;
}

export interface CheckParts {
  readonly checks?: Checks | undefined;
  /** How often who waits is told that somebody is here. */
  readonly hereEveryMs: number;
}

/** What the last check found. */
export async function answerLast({ checks }: CheckParts, response: ServerResponse): Promise<void> {
  one(response, { found: await checks?.last() });
}

/** A large log takes long: until then it is said that somebody is here, in spaces before the value. */
export async function answerCheck({ checks, hereEveryMs }: CheckParts, response: ServerResponse): Promise<void> {
  if (checks === undefined) throw new StoreUnavailable('nobody checks this log');
  const here = setInterval(() => response.write(' '), hereEveryMs);
  try {
    const found = await checks.check();
    response.end(JSON.stringify(found));
  } finally {
    clearInterval(here);
  }
}
