import type { ServerResponse } from 'node:http';
import { Controller, Get, Head, Inject, Res } from '@nestjs/common';
import type { Caller } from '@talentlog/runtime';
import {
  CallerNow,
  CurrentCaller,
  GrantedByHandler,
  GrantedToAll,
  Network,
  RefusedRequest,
} from '@talentlog/runtime/nest';
import type { FastifyReply } from 'fastify';
import { type Changed, heard } from '../access/live-scope.ts';
import { SETTINGS } from '../bus/tokens.ts';
import type { KeptSettings } from '../company-settings/index.ts';
import { type LiveChange, LiveHub } from './live-hub.ts';

const heartbeatMs = 20_000;
/** How long who signed out, or lost a role or the account, may still hear of changes. */
const lookAgainMs = 900;
/** A listener that does not read: what waits for it is memory. Its browser opens another stream and asks for everything again. */
const unreadBytes = 256 * 1024;
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
    @Inject(SETTINGS) private readonly settings: Pick<KeptSettings, 'known'>,
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
    @Network() network: string,
    @Res() reply: FastifyReply,
  ): void {
    const { account } = caller;
    const leave = this.place(account?.accountId ?? network);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, streamHeaders);
    const write = (text: string) => {
      if (raw.writableLength > unreadBytes) raw.destroy();
      else raw.write(text);
    };
    write('retry: 2000\n\n');
    const send = (change: LiveChange & Changed) => {
      const ids = heard(change, { caller, now: new Date().toISOString(), settings: this.settings.known() });
      if (ids === undefined) return;
      const { view, position } = change;
      write(`event: changed\ndata: ${JSON.stringify({ view, ids, position })}\n\n`);
    };
    const heartbeat = beat(raw);
    const stop = this.hub.listen(send, () => raw.end());
    const stopWatching = account === undefined ? undefined : whenAnother(caller, callerNow, () => raw.end());
    const ended = () => {
      leave();
      clearInterval(heartbeat);
      stopWatching?.();
      stop();
    };
    // Who went away while they were looked up has closed already, and does so once.
    if (raw.destroyed) ended();
    else raw.on('close', ended);
  }

  /** The way to give the listener's place back. */
  private place(who: string): () => void {
    const taken = this.hub.places.take(who);
    if (taken === 'ofOne') throw new RefusedRequest('common.too_many', { params: { seconds: 10 } });
    if (taken === 'inAll') throw new RefusedRequest('common.unavailable', { params: { seconds: 30 } });
    return taken;
  }
}

const rightsOf = ({ account }: Caller): string =>
  JSON.stringify([account?.accountId, account?.identity, [...(account?.roles ?? [])].sort()]);

/** Writes heartbeats. Whoever has not taken one when the next is due is gone, though nothing may have told of it. */
function beat(raw: ServerResponse): NodeJS.Timeout {
  let isTaken = true;
  return setInterval(() => {
    if (!isTaken) return void raw.destroy();
    isTaken = false;
    raw.write(': still here\n\n', () => {
      isTaken = true;
    });
  }, heartbeatMs);
}

/**
 * Ends the stream once its listener is signed out, suspended or holds other roles: the browser opens it again by itself, as who it is
 * then. Where the sign-ins cannot be read just now it is looked at the next time.
 */
function whenAnother(caller: Caller, callerNow: () => Promise<Caller>, end: () => void): () => void {
  const began = rightsOf(caller);
  const timer = setInterval(async () => {
    // A link that died meanwhile is an answer, too: whoever came by it is nobody now.
    const now = await callerNow().catch((error: unknown) => (error instanceof RefusedRequest ? {} : caller));
    if (rightsOf(now) !== began) end();
  }, lookAgainMs);
  return () => clearInterval(timer);
}
