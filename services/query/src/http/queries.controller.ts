import { Controller, Get, Header, Inject, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { queries } from '@talentlog/contracts';
import type { Admission, Caller, ReadRecorder } from '@talentlog/runtime';
import { CurrentAdmission, CurrentCaller, GrantedByContract } from '@talentlog/runtime/nest';
import { noteReads, partOf, personsIn } from '../access-log/note-reads.ts';
import { queryClassNamed } from '../bus/query-classes.ts';
import { READS } from '../bus/tokens.ts';
import { AfterPositionInterceptor } from './after-position.interceptor.ts';
import { Asked, type AskedQuery } from './asked.ts';
import type { AnyAnswer } from './query-context.ts';

/** `GET /api/queries/{queryName}` */
@Controller('api/queries')
@UseInterceptors(AfterPositionInterceptor)
export class QueriesController {
  constructor(
    private readonly bus: QueryBus,
    @Inject(READS) private readonly reads: ReadRecorder,
  ) {}

  @Get(':name')
  @Header('cache-control', 'no-store')
  @GrantedByContract(queries)
  async ask(
    @Asked() { name, params }: AskedQuery,
    @CurrentCaller() caller: Caller,
    @CurrentAdmission() admission: Admission,
  ): Promise<AnyAnswer> {
    const Question = queryClassNamed(name);
    const answer: AnyAnswer = await this.bus.execute(new Question(params, caller, admission));
    const part = partOf(queries[name].reads);
    if (part && 'data' in answer) noteReads(this.reads, caller, part, personsIn(answer.data, params));
    return answer;
  }
}
