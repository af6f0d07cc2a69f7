import { HttpException } from '@nestjs/common';
import { type FieldError, type Problem, type RefusalCode, statusOf } from '@talentlog/contracts';

/** What a problem document says besides its code. */
interface RefusalDetails {
  readonly params?: Problem['params'];
  readonly errors?: readonly FieldError[];
}

/**
 * A refusal on its last step out of Nest. Deciders, pipelines and questions answer refusals as values; guards and pipes have no
 * other way than to throw, and the filter that catches this is the one place that writes problem documents.
 */
export class RefusedRequest extends HttpException {
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code, statusOf(code));
  }
}
