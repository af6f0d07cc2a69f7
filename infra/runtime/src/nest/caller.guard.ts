import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Grant } from '@talentlog/contracts';
import type { FastifyRequest } from 'fastify';
import { admit } from '../auth/admit.ts';
import type { Caller } from '../auth/caller.ts';
import type { CallerResolver } from '../auth/resolver.ts';
import { credentialsOf, header } from '../http/edge.ts';
import { networkOf } from '../http/network.ts';
import { DECLARED, type Declared } from './granted.ts';
import { RefusedRequest } from './refused-request.ts';
import { factsOf } from './request-facts.ts';
import { CALLER_RESOLVER } from './tokens.ts';

/**
 * The one door: resolves who sends the request (the cookie of the sign-in, bearer, link token) and lets in whom the route's declaration
 * admits. What is not declared is denied.
 */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(CALLER_RESOLVER) private readonly resolver: CallerResolver,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const declared = this.reflector.getAllAndOverride<Declared | undefined>(DECLARED, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (declared === undefined) throw new RefusedRequest('auth.forbidden');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const facts = factsOf(request);
    const grants = grantsOf(declared, request);
    facts.callerNow = () => this.callerOf(request, declared.by !== 'nothing', grants ?? []);
    facts.caller = await facts.callerNow();
    if (isAnother(header(request, 'x-account'), facts.caller)) throw new RefusedRequest('auth.other_account');
    if (grants !== undefined) facts.admission = admitted(grants, facts.caller);
    return true;
  }

  private async callerOf(request: FastifyRequest, readsLink: boolean, grants: readonly Grant[]): Promise<Caller> {
    const { linkToken, ...credentials } = credentialsOf(request);
    const { browser } = factsOf(request);
    const resolved = await this.resolver.resolve({
      ...credentials,
      ...(readsLink && linkToken !== undefined ? { linkToken } : {}),
      ...(browser === undefined ? {} : { browser }),
      address: networkOf(request.ip),
    });
    if (!('code' in resolved)) return resolved.caller;
    if (resolved.over !== undefined && grants.some((grant) => 'overLink' in grant)) return { over: resolved.over };
    throw new RefusedRequest(resolved.code);
  }
}

/**
 * Whether the page that sends this was opened by somebody else: `X-Account` names whom it believes to speak for, and another person may
 * have signed in in another tab of the same browser. Who names nobody is asked nothing.
 */
const isAnother = (believed: string | undefined, { account }: Caller): boolean =>
  believed !== undefined && account !== undefined && account.accountId !== believed;

function grantsOf(declared: Declared, request: FastifyRequest): readonly Grant[] | undefined {
  if (declared.by === 'grants') return declared.grants;
  if (declared.by !== 'contract') return undefined;
  const { name = '' } = request.params as { name?: string };
  const contract = Object.hasOwn(declared.contracts, name) ? declared.contracts[name] : undefined;
  if (contract === undefined) throw new RefusedRequest('common.not_found');
  return contract.grants;
}

function admitted(grants: readonly Grant[], caller: Caller) {
  const admission = admit(grants, caller);
  if ('code' in admission)
    throw new RefusedRequest(admission.code, admission.params ? { params: { ...admission.params } } : {});
  return admission;
}
