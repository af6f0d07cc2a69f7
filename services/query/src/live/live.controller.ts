import { Controller, Get, Head, Res } from '@nestjs/common';
import { isStaff } from '@talentlog/contracts';
import type { Caller } from '@talentlog/runtime';
import { CallerNow, CurrentCaller, GrantedByHandler, GrantedToAll } from '@talentlog/runtime/nest';
import type { FastifyReply } from 'fastify';
import { LiveHub } from './live-hub.ts';

/** Views whose changes guests may hear of; the rest is for signed-in people. Only names of views go to seekers, never ids. */
const publicViews: ReadonlySet<string> = new Set(['advertisement']);
const heartbeatMs = 20_000;
/** How long who signed out, or lost a role or the account, may still hear of changes. */
const lookAgainMs = 2000;
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** `GET /api/live`: server-sent events naming the views that changed, so that open screens ask again. */
@Controller('api/live')
export class LiveController {
  constructor(private readonly hub: LiveHub) {}

  /** What `GET` would answer; without this the framework would open a stream that has no body and never ends. */
  @Head()
  @GrantedToAll('tells that there is a stream')
  head(@Res() reply: FastifyReply): void {
    reply.code(200).headers(streamHeaders).send();
  }

  @Get()
  @GrantedByHandler('everybody hears of public views, who is signed in of all')
  listen(
    @CurrentCaller() caller: Caller,
    @CallerNow() callerNow: () => Promise<Caller>,
    @Res() reply: FastifyReply,
  ): void {
    const { account } = caller;
    const staff = isStaff(account?.roles ?? []);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, streamHeaders);
    raw.write('retry: 2000\n\n');
    const send = (change: { view: string; ids: readonly string[]; position: string }) => {
      if (!account && !publicViews.has(change.view)) return;
      const seen = staff
        ? { view: change.view, ids: change.ids.slice(0, 100), position: change.position }
        : { view: change.view, position: change.position };
      raw.write(`event: changed\ndata: ${JSON.stringify(seen)}\n\n`);
    };
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
    const stop = this.hub.listen(send, () => raw.end());
    const stopWatching = account === undefined ? undefined : whenAnother(caller, callerNow, () => raw.end());
    raw.on('close', () => {
      clearInterval(heartbeat);
      stopWatching?.();
      stop();
    });
  }
}

const rightsOf = ({ account }: Caller): string =>
  JSON.stringify([account?.accountId, account?.identity, [...(account?.roles ?? [])].sort()]);

/**
 * Ends the stream once its listener is signed out, suspended or holds other roles: the browser opens it again by itself, as who it is
 * then. Where the sign-ins cannot be read just now it is looked at the next time.
 */
function whenAnother(caller: Caller, callerNow: () => Promise<Caller>, end: () => void): () => void {
  const began = rightsOf(caller);
  const timer = setInterval(async () => {
    const now = await callerNow().catch(() => caller);
    if (rightsOf(now) !== began) end();
  }, lookAgainMs);
  return () => clearInterval(timer);
}
