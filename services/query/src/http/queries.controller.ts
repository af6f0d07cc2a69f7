import { Controller, Get, Header, Inject, Req, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { queries } from '@talentlog/contracts';
import { type Admission, type Caller, FairTurns, networkOf, type ReadRecorder } from '@talentlog/runtime';
import { CurrentAdmission, CurrentCaller, GrantedByContract, RefusedRequest } from '@talentlog/runtime/nest';
import type { FastifyRequest } from 'fastify';
import { noteReads, partOf, personsIn } from '../access-log/index.ts';
import type { AnyAnswer } from '../bus/query-context.ts';
import { Question } from '../bus/question.ts';
import { READS } from '../bus/tokens.ts';
import { AfterPositionInterceptor } from './after-position.interceptor.ts';
import { Asked, type AskedQuery } from './asked.ts';

/** `GET /api/queries/{queryName}` */
@Controller('api/queries')
@UseInterceptors(AfterPositionInterceptor)
export class QueriesController {
  /** One thread answers; a few at once, so that one who waits for a store holds up nobody. */
  private readonly turns = new FairTurns({ atOnce: 4, ofOne: 200, inAll: 2_000 });

  constructor(
    private readonly bus: QueryBus,
    @Inject(READS) private readonly reads: ReadRecorder,
  ) {}

  @Get(':name')
  @Header('cache-control', 'no-store')
  @GrantedByContract(queries)
  async ask(
    @Asked() { name, params }: AskedQuery,
    @CurrentCaller() caller: Caller,
    @CurrentAdmission() admission: Admission,
    @Req() request: FastifyRequest,
  ): Promise<AnyAnswer> {
    const answer = await this.turned(whoIs(caller, request), () =>
      this.bus.execute(new Question(name, params, caller, admission)),
    );
    const part = partOf(queries[name].reads);
    if (part && 'data' in answer) noteReads(this.reads, caller, part, personsIn(answer.data, params));
    return answer;
  }

  private turned(who: string, ask: () => Promise<AnyAnswer>): Promise<AnyAnswer> {
    const answer = this.turns.take(who, ask);
    if (answer === undefined) throw new RefusedRequest('common.too_many', { params: { seconds: 1 } });
    return answer;
  }
}

/** Whose turn it is: an account's, and of guests their network's. */
const whoIs = ({ account }: Caller, { ip }: FastifyRequest): string =>
  account === undefined ? networkOf(ip) : `account ${account.accountId}`;
