import { Controller, Get, Header, Inject, Param, Query, Res } from '@nestjs/common';
import {
  type HistoryAnswer,
  mostExported,
  type ReadPart,
  type RevealedValue,
  type StateAt,
  StreamName,
} from '@talentlog/contracts';
import {
  type AccountCaller,
  asAttachment,
  type Caller,
  type EventReader,
  type OpenEvents,
  type ReadRecorder,
} from '@talentlog/runtime';
import { CurrentCaller, Granted, RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyReply } from 'fastify';
import { noteReads } from '../access-log/index.ts';
import { EVENTS, OPEN_EVENTS, READS, VIEWS } from '../bus/tokens.ts';
import type { Views } from '../open-views.ts';
import { historyOfPerson, historyOfStream } from './asked.ts';
import { exportLines } from './export.ts';
import type { HistoryParts } from './history-parts.ts';
import { MomentPipe } from './moment.pipe.ts';
import { revealedTo, type ValuePlace } from './revealed.ts';
import { type Moment, stateAt } from './state.ts';
import { subjectsFound } from './subjects.ts';
import { ValuePlacePipe } from './value-place.pipe.ts';

type Asked = Awaited<ReturnType<typeof historyOfPerson>>;

const isStream = (stream: string): boolean => StreamName.safeParse(stream).success;

/** What auditors read: the history of anything, and any state as it was; personal values masked, and one at a time on asking. */
@Controller('api')
@Granted({ staff: 'ADMIN_AUDIT' })
export class HistoryController {
  constructor(
    @Inject(EVENTS) private readonly store: EventReader,
    @Inject(OPEN_EVENTS) private readonly open: OpenEvents,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(READS) private readonly reads: ReadRecorder,
  ) {}

  @Get('history')
  @Header('cache-control', 'no-store')
  async subject(@Query('subject') subject: unknown, @CurrentCaller() caller: Caller): Promise<HistoryAnswer> {
    return this.told(await historyOfPerson(subject, this.reading), caller);
  }

  /** A history to keep, masked as the page is. Who took it stands in the access log as that. */
  @Get('history-export')
  @Header('cache-control', 'no-store')
  @Header('x-content-type-options', 'nosniff')
  async exported(
    @Query('subject') subject: unknown,
    @Query('stream') stream: unknown,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { reading } = this;
    const asked = await (stream === undefined ? historyOfPerson(subject, reading) : historyOfStream(stream, reading));
    if (asked !== undefined && asked.answer.events.length > mostExported)
      throw new RefusedRequest('common.too_large', { params: { limit: mostExported } });
    const answer = this.told(asked, caller, 'EXPORT');
    reply
      .header('content-disposition', asAttachment(`history-${answer.subject ?? answer.name}.jsonl`))
      .type('application/x-ndjson; charset=utf-8');
    return exportLines(answer, reading.now);
  }

  @Get('history-subjects')
  @Header('cache-control', 'no-store')
  async subjects(@Query('text') text: unknown): Promise<object> {
    return { data: await subjectsFound(typeof text === 'string' ? text.slice(0, 50) : '', this.reading) };
  }

  @Get('history/:stream')
  @Header('cache-control', 'no-store')
  async stream(@Param('stream') stream: string, @CurrentCaller() caller: Caller): Promise<HistoryAnswer> {
    return this.told(await historyOfStream(stream, this.reading), caller);
  }

  @Get('history/:stream/at')
  @Header('cache-control', 'no-store')
  async at(
    @Param('stream') stream: string,
    @Query(MomentPipe) moment: Moment,
    @CurrentCaller() caller: Caller,
  ): Promise<StateAt> {
    const answer = isStream(stream) ? await stateAt(stream, moment, this.reading) : undefined;
    if (answer === undefined) throw new RefusedRequest('common.not_found');
    noteReads(this.reads, caller, 'HISTORY', answer.seekers);
    return answer.state;
  }

  /** One value in clear, for a minute from the auditor's own `RevealLoggedValue`. */
  @Get('history/:stream/revealed')
  @Header('cache-control', 'no-store')
  async revealed(
    @Param('stream') stream: string,
    @Query(ValuePlacePipe) place: Omit<ValuePlace, 'stream'>,
    @CurrentCaller() caller: Caller,
  ): Promise<{ data: RevealedValue }> {
    const { accountId } = caller.account as AccountCaller;
    const revealed = isStream(stream) ? await revealedTo(accountId, { stream, ...place }, this.reading) : undefined;
    if (revealed === undefined) throw new RefusedRequest('common.not_found');
    if (typeof revealed === 'string') throw new RefusedRequest(revealed);
    noteReads(this.reads, caller, 'REVEAL', [revealed.jobSeekerId]);
    return { data: { value: revealed.value, until: revealed.until } };
  }

  private told(asked: Asked, caller: Caller, part: ReadPart = 'HISTORY'): HistoryAnswer {
    if (asked === undefined) throw new RefusedRequest('common.not_found');
    noteReads(this.reads, caller, part, asked.seekers);
    return asked.answer;
  }

  private get reading(): HistoryParts {
    const { store, open, views } = this;
    return { store, open, views, now: new Date().toISOString() };
  }
}
