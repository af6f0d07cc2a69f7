import { Query } from '@nestjs/cqrs';
import { type QueryName, queries } from '@talentlog/contracts';
import type { Admission, Caller } from '@talentlog/runtime';
import { namedClass } from '@talentlog/runtime/nest';
import type { AnyAnswer, QueryParams } from '../http/query-context.ts';

/** A question on its way to its answer: parameters that fit the contract, from somebody a grant of the contract admits. */
export abstract class Question<P = unknown> extends Query<AnyAnswer> {
  constructor(
    readonly params: P,
    readonly caller: Caller,
    readonly admission: Admission,
  ) {
    super();
  }
}

type QueryClass<P = unknown> = new (params: P, caller: Caller, admission: Admission) => Question<P>;

/** `offerDetail` is asked by the class `OfferDetail`. */
export const classNameOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Every question as a class of its own name, made from its contract: `new queryClasses.offerDetail(params, caller, admission)`. */
export const queryClasses = Object.fromEntries(
  Object.keys(queries).map((name) => [name, namedClass(classNameOf(name), class extends Question {})]),
) as unknown as { readonly [N in QueryName]: QueryClass<QueryParams<N>> };

/** The class of a question whose parameters its own contract has checked. */
export const queryClassNamed = (name: QueryName): QueryClass => queryClasses[name] as QueryClass;
