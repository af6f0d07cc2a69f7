import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { credentialsOf, problem, traceIdOf } from '@talentlog/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/reply.ts';
import { QueryService } from '../query.service.ts';

/** Views whose changes guests may hear of; the rest is for signed-in people. Only names of views go to seekers, never ids. */
const publicViews: ReadonlySet<string> = new Set(['advertisement']);
const heartbeatMs = 20_000;

/** `GET /api/live`: server-sent events naming the views that changed, so that open screens ask again. */
@Controller('api/live')
export class LiveController {
  constructor(@Inject(QueryService) private readonly service: QueryService) {}

  @Get()
  async listen(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const resolved = await this.service.resolver.resolve(credentialsOf(request));
    if ('code' in resolved) return sendProblem(reply, problem(resolved.code, traceIdOf(request)));
    const { account } = resolved.caller;
    const staff = account?.roles.some((role) => role !== 'JS' && role !== 'CA') ?? false;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 2000\n\n');
    const send = (change: { view: string; ids: readonly string[]; position: string }) => {
      if (!account && !publicViews.has(change.view)) return;
      const seen = staff
        ? { view: change.view, ids: change.ids.slice(0, 100), position: change.position }
        : { view: change.view, position: change.position };
      raw.write(`event: changed\ndata: ${JSON.stringify(seen)}\n\n`);
    };
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
    const stop = this.service.live.listen(send, () => raw.end());
    raw.on('close', () => {
      clearInterval(heartbeat);
      stop();
    });
  }
}
