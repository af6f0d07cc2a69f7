import type { ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Commit, EventStore, Position, RecordedEvent } from '../port.ts';
import { answerCheck, answerLast, type CheckParts } from './checks.ts';
import { LineWriter } from './lines.ts';
import { type Agreed, type asked, type Followed, type Terms } from './protocol.ts';
import { one } from './refusals.ts';
import { toldOf } from './told.ts';

interface AnswersParts extends CheckParts {
  readonly store: EventStore;
  readonly unreadMs: number;
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

  readonly lastCheck = (_given: object, response: ServerResponse) => answerLast(this.parts, response);
  readonly check = (_given: object, response: ServerResponse) => answerCheck(this.parts, response);

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
