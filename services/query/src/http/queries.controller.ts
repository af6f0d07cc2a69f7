import { Controller, Get, Header, Inject, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { queries } from '@talentlog/contracts';
import type { Admission, Caller, ReadRecorder } from '@talentlog/runtime';
import { CurrentAdmission, CurrentCaller, GrantedByContract } from '@talentlog/runtime/nest';
import { noteRead, readParts } from '../access-log/read-parts.ts';
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
    const read = readParts[name];
    if (read && 'data' in answer)
      noteRead(this.reads, caller, read.part, read.of(answer.data, params as Readonly<Record<string, unknown>>));
    return answer;
  }
}
