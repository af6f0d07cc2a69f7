import { Controller, Get, Header, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { queries } from '@talentlog/contracts';
import type { Admission, Caller } from '@talentlog/runtime';
import { CurrentAdmission, CurrentCaller, GrantedByContract } from '@talentlog/runtime/nest';
import { queryClassNamed } from '../bus/query-classes.ts';
import { AfterPositionInterceptor } from './after-position.interceptor.ts';
import { Asked, type AskedQuery } from './asked.ts';
import type { AnyAnswer } from './query-context.ts';

/** `GET /api/queries/{queryName}` */
@Controller('api/queries')
@UseInterceptors(AfterPositionInterceptor)
export class QueriesController {
  constructor(private readonly bus: QueryBus) {}

  @Get(':name')
  @Header('cache-control', 'no-store')
  @GrantedByContract(queries)
  ask(
    @Asked() { name, params }: AskedQuery,
    @CurrentCaller() caller: Caller,
    @CurrentAdmission() admission: Admission,
  ): Promise<AnyAnswer> {
    const Question = queryClassNamed(name);
    return this.bus.execute(new Question(params, caller, admission));
  }
}
