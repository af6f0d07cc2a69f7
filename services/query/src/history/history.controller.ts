import { Controller, Get, Header, Inject, Param, Query } from '@nestjs/common';
import { type HistoryAnswer, type RevealedValue, type StateAt, StreamName } from '@talentlog/contracts';
import type { AccountCaller, Caller, EventStore, OpenEvents, ReadRecorder } from '@talentlog/runtime';
import { CurrentCaller, Granted, RefusedRequest } from '@talentlog/runtime/nest';
import { noteReads } from '../access-log/note-reads.ts';
import { EVENTS, OPEN_EVENTS, READS, VIEWS } from '../bus/tokens.ts';
import type { Views } from '../views/open-views.ts';
import { historyOfPerson, historyOfStream } from './asked.ts';
import type { HistoryParts } from './history-parts.ts';
import { MomentPipe } from './moment.pipe.ts';
import { revealedTo, type ValuePlace } from './revealed.ts';
import { type Moment, stateAt } from './state.ts';
import { subjectsFound } from './subjects.ts';
import { ValuePlacePipe } from './value-place.pipe.ts';

const isStream = (stream: string): boolean => StreamName.safeParse(stream).success;

/** What auditors read: the history of anything, and any state as it was; personal values masked, and one at a time on asking. */
@Controller('api')
@Granted({ staff: 'ADMIN_AUDIT' })
export class HistoryController {
  constructor(
    @Inject(EVENTS) private readonly store: EventStore,
    @Inject(OPEN_EVENTS) private readonly open: OpenEvents,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(READS) private readonly reads: ReadRecorder,
  ) {}

  @Get('history')
  @Header('cache-control', 'no-store')
  async subject(@Query('subject') subject: unknown, @CurrentCaller() caller: Caller): Promise<HistoryAnswer> {
    return this.told(await historyOfPerson(subject, this.reading), caller);
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

  private told(asked: Awaited<ReturnType<typeof historyOfPerson>>, caller: Caller): HistoryAnswer {
    if (asked === undefined) throw new RefusedRequest('common.not_found');
    noteReads(this.reads, caller, 'HISTORY', asked.seekers);
    return asked.answer;
  }

  private get reading(): HistoryParts {
    const { store, open, views } = this;
    return { store, open, views, now: new Date().toISOString() };
  }
}
