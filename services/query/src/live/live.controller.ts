import { Controller, Get, Head, Inject, Res } from '@nestjs/common';
import type { Settings } from '@talentlog/domain/fold';
import type { Caller } from '@talentlog/runtime';
import { CallerNow, CurrentCaller, GrantedByHandler, GrantedToAll } from '@talentlog/runtime/nest';
import type { FastifyReply } from 'fastify';
import { type Changed, heard } from '../access/live-scope.ts';
import { SETTINGS } from '../bus/tokens.ts';
import { type LiveChange, LiveHub } from './live-hub.ts';

const heartbeatMs = 20_000;
/** How long who signed out, or lost a role or the account, may still hear of changes. */
const lookAgainMs = 2000;
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** `GET /api/live`: server-sent events naming what changed of what somebody may see, so that open screens ask again. */
@Controller('api/live')
export class LiveController {
  constructor(
    private readonly hub: LiveHub,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** What `GET` would answer; without this the framework would open a stream that has no body and never ends. */
  @Head()
  @GrantedToAll('tells that there is a stream')
  head(@Res() reply: FastifyReply): void {
    reply.code(200).headers(streamHeaders).send();
  }

  @Get()
  @GrantedByHandler('everybody hears of public views, who is signed in of what is theirs to see')
  listen(
    @CurrentCaller() caller: Caller,
    @CallerNow() callerNow: () => Promise<Caller>,
    @Res() reply: FastifyReply,
  ): void {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, streamHeaders);
    raw.write('retry: 2000\n\n');
    const send = (change: LiveChange & Changed) => {
      const ids = heard(change, { caller, now: new Date().toISOString(), settings: this.settings });
      if (ids === undefined) return;
      const { view, position } = change;
      raw.write(`event: changed\ndata: ${JSON.stringify({ view, ids, position })}\n\n`);
    };
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
    const stop = this.hub.listen(send, () => raw.end());
    const stopWatching = caller.account === undefined ? undefined : whenAnother(caller, callerNow, () => raw.end());
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
