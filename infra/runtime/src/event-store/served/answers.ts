import type { ServerResponse } from 'node:http';
import type { z } from 'zod';
import { type Commit, type EventStore, type Position, type RecordedEvent, StoreUnavailable } from '../port.ts';
import { LineWriter } from './lines.ts';
import { type Agreed, type asked, type Followed, type Terms } from './protocol.ts';
import { one } from './refusals.ts';
import { toldOf } from './told.ts';

/** Whether the log is what was written, as its owner knows: what the last check found, and another one. What is found can be said as JSON. */
export interface Checks {
  last(): Promise<object | undefined>;
  check(): Promise<object>;
}

interface AnswersParts {
  readonly store: EventStore;
  readonly checks?: Checks | undefined;
  readonly unreadMs: number;
  readonly hereEveryMs: number;
  readonly agreed: (terms: Terms) => Agreed;
  /** The log is being closed. */
  readonly signal: AbortSignal;
}

type Given<C extends keyof typeof asked> = z.infer<(typeof asked)[C]>;

/** Events in memory at once for one reader. */
const page = 500;

/** What the owner of the log answers to each call. */
export class Answers {
  constructor(private readonly parts: AnswersParts) {}

  async agree(terms: Given<'agree'>, response: ServerResponse): Promise<void> {
    one(response, this.parts.agreed(terms));
  }

  async append(given: Given<'append'>, response: ServerResponse): Promise<void> {
    one(response, await this.parts.store.append(given as unknown as Commit));
  }

  async head(_given: Given<'head'>, response: ServerResponse): Promise<void> {
    one(response, { head: await this.parts.store.head() });
  }

  async commit({ commitId }: Given<'commit'>, response: ServerResponse): Promise<void> {
    one(response, { found: await this.parts.store.findCommit(commitId) });
  }

  async lastCheck(_given: Given<'lastCheck'>, response: ServerResponse): Promise<void> {
    one(response, { found: await this.parts.checks?.last() });
  }

  /** A large log takes long: until then it is said that somebody is here, in spaces before the value. */
  async check(_given: Given<'check'>, response: ServerResponse): Promise<void> {
    const { checks } = this.parts;
    if (checks === undefined) throw new StoreUnavailable('nobody checks this log');
    const here = setInterval(() => response.write(' '), this.parts.hereEveryMs);
    try {
      const found = await checks.check();
      response.end(JSON.stringify(found));
    } finally {
      clearInterval(here);
    }
  }

  stream({ stream, from, to }: Given<'stream'>, response: ServerResponse): Promise<void> {
    const end = to ?? Number.MAX_SAFE_INTEGER;
    return this.pages(response, (last) => {
      const next = last === undefined ? from : last.revision + 1;
      return this.parts.store.readStream(stream, { from: next, to: Math.min(end, next + page - 1) });
    });
  }

  all({ after, limit, filter, upTo }: Given<'all'>, response: ServerResponse): Promise<void> {
    let left = limit;
    return this.pages(response, async (last) => {
      const found = await this.parts.store.readAll({
        after: last?.position ?? (after as Position),
        limit: Math.min(left, page),
        ...filtered(filter),
        ...(upTo === undefined ? {} : { upTo: upTo as Position }),
      });
      left -= found.length;
      return found;
    });
  }

  /** The first page is read before anything is sent, so that what fails is told as what it is. */
  private async pages(
    response: ServerResponse,
    read: (last: RecordedEvent | undefined) => Promise<readonly RecordedEvent[]>,
  ): Promise<void> {
    let found = await read(undefined);
    const lines = this.lines(response);
    while (await lines.write(found)) {
      if (found.length < page) return void response.end();
      found = await read(found.at(-1));
    }
  }

  async follow({ after, filter }: Given<'follow'>, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    const signal = AbortSignal.any([gone.signal, this.parts.signal]);
    response.once('close', () => gone.abort());
    const lines = this.lines(response);
    response.flushHeaders();
    const here = setInterval(() => void this.here(response), this.parts.hereEveryMs);
    try {
      for await (const message of this.parts.store.subscribe({ after: after as Position, ...filtered(filter), signal }))
        if (!(await lines.write([message]))) return;
    } catch (error) {
      const failed: Followed = { kind: 'failed', told: toldOf(error).told };
      await lines.write([failed]);
    } finally {
      clearInterval(here);
      response.end();
    }
  }

  /** Only where all that was sent is read: who is slow hears from us anyway. */
  private here(response: ServerResponse): void {
    const message: Followed = { kind: 'here' };
    if (!response.destroyed && response.writableLength === 0) response.write(`${JSON.stringify(message)}\n`);
  }

  private lines(response: ServerResponse): LineWriter {
    response.setHeader('content-type', 'application/x-ndjson');
    return new LineWriter(response, this.parts);
  }
}

const filtered = (filter: Given<'follow'>['filter']) =>
  filter?.types === undefined ? {} : { filter: { types: filter.types } };
