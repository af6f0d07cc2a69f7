import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type QueryName, queries } from '@talentlog/contracts';
import { admit, credentialsOf, header, problem, START, traceIdOf } from '@talentlog/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueryService } from '../query.service.ts';
import { AskQuery } from './messages.ts';
import type { AnyAnswer } from './query-context.ts';
import { sendProblem } from './reply.ts';

/** How long an answer may wait for a position (`X-After-Position`) before it is 503. */
const waitMs = 2000;

/** `GET /api/queries/{queryName}` */
@Controller('api/queries')
export class QueriesController {
  constructor(
    @Inject(QueryBus) private readonly bus: QueryBus,
    @Inject(QueryService) private readonly service: QueryService,
  ) {}

  @Get(':name')
  async ask(
    @Param('name') name: string,
    @Query() raw: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const traceId = traceIdOf(request);
    if (!Object.hasOwn(queries, name)) return sendProblem(reply, problem('common.not_found', traceId));
    const contract = queries[name as QueryName];
    const resolved = await this.service.resolver.resolve(credentialsOf(request));
    if ('code' in resolved) return sendProblem(reply, problem(resolved.code, traceId));
    const admission = admit(contract.grants, resolved.caller);
    if ('code' in admission)
      return sendProblem(
        reply,
        problem(admission.code, traceId, admission.params ? { params: { ...admission.params } } : {}),
      );
    const parsed = contract.params.safeParse(raw);
    if (!parsed.success) {
      const errors = parsed.error.issues.slice(0, 50).map(({ path, code }) => ({
        path: path.join('.'),
        code: code === 'unrecognized_keys' ? 'common.unknown_property' : 'common.format',
      }));
      return sendProblem(reply, problem('common.invalid', traceId, { errors }));
    }
    const after = header(request, 'x-after-position');
    if (after && after > START && !(await this.service.waitFor(after, waitMs)))
      return sendProblem(reply.header('retry-after', '1'), problem('common.unavailable', traceId));
    const position = this.service.position();
    const answer = await this.bus.execute<AskQuery, AnyAnswer>(
      new AskQuery(name as QueryName, parsed.data, resolved.caller, admission),
    );
    if ('refused' in answer) return sendProblem(reply, problem(answer.refused, traceId));
    return void reply.header('cache-control', 'no-store').send({ ...answer, position });
  }
}
