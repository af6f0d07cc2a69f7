import { Inject, Injectable } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { QueryName } from '@talentlog/contracts';
import type { Admission, Caller } from '@talentlog/runtime';
import type { AnyAnswer, QueryContext, QueryHandlers } from './query-context.ts';
import { ANSWERS, QUESTIONS } from './tokens.ts';

/** A question with parameters that fit its contract, from a caller whom a grant of the contract admits. */
export class Question extends Query<AnyAnswer> {
  constructor(
    readonly name: QueryName,
    readonly params: unknown,
    readonly caller: Caller,
    readonly admission: Admission,
  ) {
    super();
  }
}

/** What every question may use to find its answer, for this caller at this moment. */
export interface Questions {
  context(caller: Caller, admission: Admission): Promise<QueryContext>;
}

type Ask = (params: unknown, context: QueryContext) => Promise<AnyAnswer>;

/** Answers every question by the one table of answers. */
@Injectable()
@QueryHandler(Question)
export class QuestionHandler implements IQueryHandler<Question> {
  constructor(
    @Inject(QUESTIONS) private readonly questions: Questions,
    @Inject(ANSWERS) private readonly answers: QueryHandlers,
  ) {}

  async execute({ name, params, caller, admission }: Question): Promise<AnyAnswer> {
    // The contract of the name has checked the parameters.
    const ask = this.answers[name] as Ask;
    return ask(params, await this.questions.context(caller, admission));
  }
}
