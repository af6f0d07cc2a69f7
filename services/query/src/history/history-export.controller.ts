import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { asAttachment, type Caller, type EventStore, type OpenEvents, type ReadRecorder } from '@talentlog/runtime';
import { CurrentCaller, Granted, RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyReply } from 'fastify';
import { noteReads } from '../access-log/note-reads.ts';
import { EVENTS, OPEN_EVENTS, READS, VIEWS } from '../bus/tokens.ts';
import type { Views } from '../views/open-views.ts';
import { historyOfPerson, historyOfStream } from './asked.ts';
import { exportLines, mostExported } from './export.ts';

/** `GET /api/history-export?subject=|stream=`: a history to keep, masked as the page is. Who took it stands in the access log as that. */
@Controller('api/history-export')
@Granted({ staff: 'ADMIN_AUDIT' })
export class HistoryExportController {
  constructor(
    @Inject(EVENTS) private readonly store: EventStore,
    @Inject(OPEN_EVENTS) private readonly open: OpenEvents,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(READS) private readonly reads: ReadRecorder,
  ) {}

  @Get()
  async taken(
    @Query('subject') subject: unknown,
    @Query('stream') stream: unknown,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { store, open, views } = this;
    const now = new Date().toISOString();
    const parts = { store, open, views, now };
    const asked = await (stream === undefined ? historyOfPerson(subject, parts) : historyOfStream(stream, parts));
    if (asked === undefined) throw new RefusedRequest('common.not_found');
    if (asked.answer.events.length > mostExported)
      throw new RefusedRequest('common.too_large', { params: { limit: mostExported } });
    noteReads(this.reads, caller, 'EXPORT', asked.seekers);
    reply
      .headers({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': asAttachment(`history-${asked.answer.subject ?? asked.answer.name}.jsonl`),
      })
      .type('application/x-ndjson; charset=utf-8');
    return exportLines(asked.answer, now);
  }
}
