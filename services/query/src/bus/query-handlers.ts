import { Inject, Injectable, type Type } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { QueryName } from '@talentlog/contracts';
import type { Admission, Caller } from '@talentlog/runtime';
import { namedClass } from '@talentlog/runtime/nest';
import type { AnyAnswer, QueryContext, QueryHandlers } from '../http/query-context.ts';
import { classNameOf, type Question, queryClasses } from './query-classes.ts';
import { QUESTIONS } from './tokens.ts';

/** What every question may use to find its answer, for this caller at this moment. */
export interface Questions {
  context(caller: Caller, admission: Admission): Promise<QueryContext>;
}

type Ask = (params: unknown, context: QueryContext) => Promise<AnyAnswer>;

@Injectable()
abstract class AnsweringHandler implements IQueryHandler<Question> {
  protected abstract readonly ask: Ask;

  constructor(@Inject(QUESTIONS) private readonly questions: Questions) {}

  async execute({ params, caller, admission }: Question): Promise<AnyAnswer> {
    return this.ask(params, await this.questions.context(caller, admission));
  }
}

/** The handlers of a subject's answers, one class a question (`OfferDetailHandler`), for the module of the subject to declare. */
export const queryHandlers = <N extends QueryName>(answers: QueryHandlers<N>): Type<IQueryHandler>[] =>
  (Object.keys(answers) as N[]).map((name) => handlerOf(name, answers[name] as Ask));

function handlerOf(name: QueryName, answer: Ask): Type<IQueryHandler> {
  const handler = class extends AnsweringHandler {
    protected override readonly ask = answer;
  };
  QueryHandler(queryClasses[name])(handler);
  return namedClass(`${classNameOf(name)}Handler`, handler);
}
