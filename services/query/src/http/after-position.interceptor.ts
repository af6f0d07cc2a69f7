import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { header, START } from '@talentlog/runtime';
import { RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { AnyAnswer } from '../bus/query-context.ts';
import { VIEW_PROGRESS } from '../bus/tokens.ts';

/** How far the views are. */
export interface ViewProgress {
  /** Everything up to here is in every view. */
  position(): string;
  /** Whether every view has everything up to the position in time. */
  waitFor(position: string, timeoutMs: number): Promise<boolean>;
}

/** How long an answer may wait for a position (`X-After-Position`) before it is 503. */
const waitMs = 2000;

/** Lets a screen read its own writes: asks once the views are where the sender was, and says how far the answer is. */
@Injectable()
export class AfterPositionInterceptor implements NestInterceptor<AnyAnswer> {
  constructor(@Inject(VIEW_PROGRESS) private readonly views: ViewProgress) {}

  async intercept(context: ExecutionContext, next: CallHandler<AnyAnswer>): Promise<Observable<object>> {
    const after = header(context.switchToHttp().getRequest<FastifyRequest>(), 'x-after-position');
    if (after && !/^\d{20}$/.test(after))
      throw new RefusedRequest('common.invalid', { errors: [{ path: 'X-After-Position', code: 'common.format' }] });
    if (after && after > START && !(await this.views.waitFor(after, waitMs)))
      throw new RefusedRequest('common.unavailable');
    const position = this.views.position();
    return next.handle().pipe(map((answer) => answered(answer, position)));
  }
}

function answered(answer: AnyAnswer, position: string): object {
  if ('refused' in answer) throw new RefusedRequest(answer.refused);
  return { ...answer, position };
}
