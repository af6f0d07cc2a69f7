import { ApiProblem } from '../api/problem.ts';

/** Everything was saved but the fields that this names. */
export class PartlySaved extends ApiProblem {
  constructor(problem: ApiProblem) {
    const { status, code, params, errors, traceId, retryAfter } = problem;
    super({ status, code, params: { ...params }, errors: [...errors], traceId }, retryAfter);
    this.name = 'PartlySaved';
  }
}
