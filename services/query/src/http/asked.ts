import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import { type QueryContract, type QueryName, queries } from '@talentlog/contracts';
import { RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyRequest } from 'fastify';

/** A question by name with its parameters: as they were sent, or, past the pipe, as its contract reads them. */
export interface AskedQuery {
  readonly name: QueryName;
  readonly params: unknown;
}

/** Checks parameters against the contract of their question. A misfit is 400 with one entry a field. */
@Injectable()
class ContractPipe implements PipeTransform<AskedQuery, AskedQuery> {
  transform({ name, params }: AskedQuery): AskedQuery {
    const contract: QueryContract = queries[name];
    const parsed = contract.params.safeParse(params);
    if (parsed.success) return { name, params: parsed.data };
    const errors = parsed.error.issues.slice(0, 50).map(({ path, code }) => ({
      path: path.join('.'),
      code: code === 'unrecognized_keys' ? 'common.unknown_property' : 'common.format',
    }));
    throw new RefusedRequest('common.invalid', { errors });
  }
}

const sent = createParamDecorator((_data: unknown, context: ExecutionContext): AskedQuery => {
  const { params, query } = context.switchToHttp().getRequest<FastifyRequest>();
  return { name: (params as { name: QueryName }).name, params: query };
});

/** The question of the request, whose parameters fit its contract (`AskedQuery`). */
export const Asked = () => sent(ContractPipe);
