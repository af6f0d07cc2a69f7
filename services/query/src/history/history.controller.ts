import { Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { HistoryEvent, Integrity } from '@talentlog/contracts';
import { admit, credentialsOf, problem, sameOrigin, traceIdOf } from '@talentlog/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/reply.ts';
import { QueryService } from '../query.service.ts';
import type { FoldedRow } from '../views/folded-view.ts';
import { historyOf, stateAt } from './history.ts';

const grants = [{ staff: 'ADMIN_AUDIT' }] as const;
const streamName = /^[a-zA-Z]{2,40}-[0-9a-f-]{36,64}$/;

/** What auditors read: history of anything, any state as it was, and whether the log is untampered. */
@Controller('api')
export class HistoryController {
  private last: Integrity | undefined;

  constructor(@Inject(QueryService) private readonly service: QueryService) {}

  @Get('history')
  async subject(
    @Query('subject') subject: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!(await this.admitted(request, reply))) return;
    const person = typeof subject === 'string' ? await this.service.parts.views.get('jobSeeker', subject) : undefined;
    if (person === undefined) return this.notFound(request, reply);
    const entries = await this.service.parts.views.get('personStreams', person.id);
    const streams = (entries?.streams as string[] | undefined) ?? [`jobSeeker-${person.id}`];
    const { name } = (person as FoldedRow<{ name: string | null }>).data;
    const { store, open } = this.service.parts;
    return void reply
      .header('cache-control', 'no-store')
      .send(
        await historyOf(
          { subject: person.id, name: name ?? '', streams },
          { store, open, nameOf: (actor) => this.nameOf(actor) },
        ),
      );
  }

  @Get('history-subjects')
  async subjects(
    @Query('text') text: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!(await this.admitted(request, reply))) return;
    const search = typeof text === 'string' ? text.slice(0, 50) : '';
    const { rows } = await this.service.parts.views.list('jobSeeker', {
      limit: 20,
      ...(search ? { search } : {}),
      sort: [{ field: 'updatedAt', descending: true }],
    });
    const subjects = (
      rows as FoldedRow<{ name: string | null; number: string; deliveredPositionIds?: string[] }>[]
    ).map(({ id, data }) => ({
      jobSeekerId: id,
      name: data.name ?? '',
      number: data.number,
      applications: data.deliveredPositionIds?.length ?? 0,
    }));
    return void reply.header('cache-control', 'no-store').send({ data: subjects });
  }

  @Get('history/:stream')
  async stream(
    @Param('stream') stream: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!(await this.admitted(request, reply))) return;
    const { store, open } = this.service.parts;
    const history = streamName.test(stream)
      ? await historyOf({ stream }, { store, open, nameOf: (actor) => this.nameOf(actor) })
      : undefined;
    if (!history?.events.length) return this.notFound(request, reply);
    return void reply.header('cache-control', 'no-store').send(history);
  }

  @Get('history/:stream/at')
  async at(
    @Param('stream') stream: string,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!(await this.admitted(request, reply))) return;
    const moment = {
      ...(typeof query.position === 'string' ? { position: query.position } : {}),
      ...(typeof query.time === 'string' ? { time: query.time } : {}),
      ...(typeof query.revision === 'string' ? { revision: Number(query.revision) } : {}),
    };
    if (
      ('time' in moment && Number.isNaN(Date.parse(moment.time as string))) ||
      ('revision' in moment && !Number.isInteger(moment.revision))
    )
      return sendProblem(
        reply,
        problem('common.invalid', traceIdOf(request), { errors: [{ path: 'time', code: 'common.format' }] }),
      );
    const state = streamName.test(stream) ? await stateAt(stream, moment, this.service.parts) : undefined;
    if (state === undefined) return this.notFound(request, reply);
    return void reply.header('cache-control', 'no-store').send(state);
  }

  @Get('integrity')
  async integrity(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!(await this.admitted(request, reply))) return;
    return void reply.header('cache-control', 'no-store').send({ data: this.last ?? null });
  }

  /** Reads the whole log and recomputes every hash; changes nothing in it. */
  @Post('integrity/check')
  @HttpCode(200)
  async check(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!sameOrigin(request)) return sendProblem(reply, problem('auth.origin', traceIdOf(request)));
    if (!(await this.admitted(request, reply))) return;
    this.last = { ...(await this.service.parts.verify()), at: new Date().toISOString() };
    return void reply.header('cache-control', 'no-store').send({ data: this.last });
  }

  private async admitted(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const traceId = traceIdOf(request);
    const resolved = await this.service.resolver.resolve(credentialsOf(request));
    const admission = 'code' in resolved ? resolved : admit(grants, resolved.caller);
    if (!('code' in admission)) return true;
    sendProblem(reply, problem(admission.code, traceId));
    return false;
  }

  private notFound(request: FastifyRequest, reply: FastifyReply): void {
    sendProblem(reply, problem('common.not_found', traceIdOf(request)));
  }

  private async nameOf(actor: string): Promise<{ name: string; kind: HistoryEvent['actor']['kind'] }> {
    if (actor.startsWith('system:')) return { name: actor.slice('system:'.length), kind: 'SYSTEM' };
    if (actor.startsWith('link:')) return { name: '', kind: 'LINK' };
    if (actor === 'guest') return { name: '', kind: 'GUEST' };
    const account = (await this.service.parts.views.get('account', actor)) as
      | FoldedRow<{ name: string | null; jobSeekerId: string | null }>
      | undefined;
    return { name: account?.data.name ?? '', kind: account?.data.jobSeekerId ? 'SEEKER' : 'STAFF' };
  }
}
