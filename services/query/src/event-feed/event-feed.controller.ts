import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { EventReader, LogPosition, SignIns } from '@talentlog/runtime';
import { GrantedToAll, RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FEED } from '../bus/tokens.ts';
import { LivePlaces } from '../live/index.ts';
import { cursorOf, positionIn } from './cursor.ts';
import { type FeedPage, feedPage, type PageParts } from './feed-page.ts';
import { type Asked, askedOf } from './feed-question.ts';
import type { FeedReads } from './feed-reads.ts';
import { waitForMore } from './feed-wait.ts';
import { keyIdOf, readerOfKey, type TokenParts } from './subscriber-of-token.ts';

/** All that the feed is made of. */
export interface FeedParts extends Omit<PageParts, 'store'>, Omit<TokenParts, 'store' | 'views'> {
  readonly store: EventReader;
  readonly views: TokenParts['views'];
  readonly last: FeedReads;
  /** Counts what was asked, wherever it was asked. */
  readonly limits: Pick<SignIns, 'take'>;
}

/** Questions with one token in a minute. */
const perMinute = 120;
const batch = 'application/cloudevents-batch+json; charset=utf-8';

/** `GET /api/feed`: what happened, as CloudEvents, from a place that the subscriber keeps. Asking changes nothing. */
@Controller('api/feed')
export class EventFeedController {
  private readonly places = new LivePlaces({ ofOne: 4, inAll: 200 });

  constructor(@Inject(FEED) private readonly parts: FeedParts) {}

  @Get()
  @GrantedToAll('a subscriber is known by its own token, which is looked at here')
  async read(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    reply.header('cache-control', 'no-store').header('www-authenticate', 'Bearer');
    const token = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    const keyId = keyIdOf(token, this.parts);
    // Before anything is looked up: a token that ended costs no more than one that works.
    const taken = await this.parts.limits.take(`feed/${keyId}`, perMinute, 60, Date.parse(this.parts.now()));
    if (!taken.ok) throw new RefusedRequest('common.too_many', { params: { seconds: taken.retryAfterSeconds } });
    const reader = await readerOfKey(keyId, this.parts);
    const asked = askedOf(query, reader);
    const after = await this.placeOf(asked.after);
    const leave = this.places.take(reader.subscriberId);
    if (typeof leave === 'string') throw new RefusedRequest('common.too_many', { params: { seconds: 5 } });
    try {
      const page = await this.waited(keyId, { ...asked, after }, request);
      this.parts.last.note(reader.subscriberId, { at: this.parts.now(), upTo: page.upTo });
      const next = await cursorOf(page.upTo, this.parts.store);
      const link = new URLSearchParams({ after: next, ...(asked.topic ? { topic: asked.topic } : {}) });
      reply.removeHeader('www-authenticate');
      reply
        .header('x-feed-cursor', next)
        .header('link', `</api/feed?${link}>; rel="next"`)
        .type(batch)
        .send(JSON.stringify(page.events));
    } finally {
      leave();
    }
  }

  /** A place that this log does not have is another log's, or was lost with a part of this one: nobody goes on from there unseen. */
  private async placeOf(cursor: string): Promise<LogPosition> {
    const after = await positionIn(cursor, this.parts.store);
    if (after === undefined)
      throw new RefusedRequest('feed.cursor', { errors: [{ path: 'after', code: 'feed.cursor' }] });
    return after;
  }

  /** What is there; where nothing is, what comes within the time. Who it is told to is looked at again each time. */
  private async waited(
    keyId: string,
    { after, wait, ...wanted }: Omit<Asked, 'after'> & { readonly after: LogPosition },
    request: FastifyRequest,
  ): Promise<FeedPage> {
    const gone = new AbortController();
    const onClose = () => gone.abort();
    request.raw.socket.once('close', onClose);
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(wait * 1000)]);
    try {
      for (let from = after; ; ) {
        const page = await feedPage(await readerOfKey(keyId, this.parts), { ...wanted, after: from }, this.parts);
        if (page.events.length > 0 || !page.isEnd || wait === 0 || signal.aborted) return page;
        from = page.upTo;
        if (await waitForMore(this.parts.store, from, signal)) continue;
        // Who was suspended while nothing came is told so, and not that all is well.
        await readerOfKey(keyId, this.parts);
        return page;
      }
    } finally {
      request.raw.socket.off('close', onClose);
    }
  }
}
