import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Disk } from '../disk/watch.ts';
import { AddressLimit } from '../http/address-limit.ts';
import { browserCookie, cookie, newBrowserSecret, sameOrigin } from '../http/edge.ts';
import { knownBrowser } from '../http/headers.ts';
import { networkOf } from '../http/network.ts';
import { CHANGES_NOTHING } from './changes-nothing.ts';
import { RefusedRequest } from './refused-request.ts';
import { factsOf } from './request-facts.ts';
import { CLOCK, DISK, PUBLIC_ORIGIN, WRITES_PER_ADDRESS_PER_MINUTE } from './tokens.ts';

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const yearSeconds = 365 * 86_400;

/**
 * What every write must pass before anything of it is looked at: our origin, and the address's fair share. A browser gets its
 * secret here, which ties codes and step-ups to it.
 */
@Injectable()
export class WriteGuard implements CanActivate {
  private readonly writes = new AddressLimit();

  constructor(
    @Inject(CLOCK) private readonly clock: () => Date,
    @Inject(WRITES_PER_ADDRESS_PER_MINUTE) private readonly limit: number,
    @Inject(PUBLIC_ORIGIN) private readonly publicOrigin: string | undefined,
    @Inject(DISK) private readonly disk: Pick<Disk, 'state'>,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (reads.has(request.method)) return true;
    if (!sameOrigin(request, this.publicOrigin)) throw new RefusedRequest('auth.origin');
    const taken = this.writes.take(networkOf(request.ip), this.limit, 60, this.clock().getTime());
    if (!taken.ok) throw new RefusedRequest('common.too_many', { params: { seconds: taken.retryAfterSeconds } });
    if (this.disk.state() !== 'writable' && !this.changesNothing(context))
      throw new RefusedRequest('common.not_writable', { params: { storage: this.disk.state() } });
    factsOf(request).browser = knownBrowser(request) ?? issueBrowser(http.getResponse<FastifyReply>());
    return true;
  }

  private changesNothing(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(CHANGES_NOTHING, context.getHandler()) === true;
  }
}

function issueBrowser(reply: FastifyReply): string {
  const made = newBrowserSecret();
  reply.header('set-cookie', cookie(browserCookie, made, yearSeconds));
  return made;
}
