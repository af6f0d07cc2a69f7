import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { QueryName } from '@talentlog/contracts';
import type { Admission, Caller } from '@talentlog/runtime';
import { QueryService } from '../query.service.ts';
import type { AnyAnswer } from './query-context.ts';

export class AskQuery {
  constructor(
    readonly name: QueryName,
    readonly params: unknown,
    readonly caller: Caller,
    readonly admission: Admission,
  ) {}
}

@QueryHandler(AskQuery)
export class AskQueryHandler implements IQueryHandler<AskQuery> {
  constructor(@Inject(QueryService) private readonly service: QueryService) {}
  execute({ name, params, caller, admission }: AskQuery): Promise<AnyAnswer> {
    return this.service.answer(name, params, caller, admission);
  }
}
