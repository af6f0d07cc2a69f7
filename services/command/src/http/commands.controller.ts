import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SignedInSeen } from '@talentlog/contracts';
import { permissionMatrix, scopeFor } from '@talentlog/contracts';
import type { Caller } from '@talentlog/runtime';
import { cookie, credentialsOf, signInCookie, traceIdOf } from '@talentlog/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CommandService } from '../command.service.ts';
import type { Outcome } from '../pipeline/pipeline.ts';
import { refused } from '../pipeline/refused.ts';
import type { SignInOutcome } from '../sign-in/sign-in-commands.ts';
import { browserOf, commandIdOf, expectedRevisionOf, guardWrite } from './edge.ts';
import { RunCommand, RunSignInCommand } from './messages.ts';
import { sendOutcome } from './reply.ts';

/** `POST /api/commands/{CommandName}` and who is signed in. */
@Controller('api')
export class CommandsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CommandService) private readonly service: CommandService,
  ) {}

  @Post('commands/:name')
  @HttpCode(200)
  async run(
    @Param('name') name: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const traceId = traceIdOf(request);
    const barred = guardWrite(request, this.service);
    if (barred) return sendOutcome(reply, barred, traceId);
    const browser = browserOf(request, reply);
    const resolved = await this.service.resolver.resolve({ ...credentialsOf(request), browser });
    if ('code' in resolved) return sendOutcome(reply, refused(resolved.code), traceId);
    const payload = body ?? {};
    if (this.service.signInCommands.handles(name)) {
      const message = new RunSignInCommand(name, payload, resolved.caller, { browser, address: request.ip });
      const outcome = await this.bus.execute<RunSignInCommand, SignInOutcome>(message);
      if (outcome.ok && outcome.signIn !== undefined) reply.header('set-cookie', signInCookieFor(outcome.signIn));
      return sendOutcome(reply, outcome, traceId);
    }
    const commandId = commandIdOf(request);
    if (typeof commandId !== 'string') return sendOutcome(reply, commandId, traceId);
    const ifRevision = expectedRevisionOf(request);
    const outcome = await this.bus.execute<RunCommand, Outcome>(
      new RunCommand({
        name,
        payload,
        commandId,
        caller: resolved.caller,
        correlationId: traceId,
        ...(ifRevision === undefined ? {} : { ifRevision }),
      }),
    );
    return sendOutcome(reply, outcome, traceId);
  }

  @Get('session')
  async signedIn(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { linkToken: _unused, ...credentials } = credentialsOf(request);
    const resolved = await this.service.resolver.resolve(credentials);
    const seen =
      'caller' in resolved
        ? await this.seen(resolved.caller)
        : { signedIn: false, account: null, devInbox: this.service.devInbox };
    return void reply.header('cache-control', 'no-store').send(seen);
  }

  private async seen({ account }: Caller): Promise<SignedInSeen> {
    const { devInbox } = this.service;
    if (!account) return { signedIn: false, account: null, devInbox };
    const codes = Object.keys(permissionMatrix) as (keyof typeof permissionMatrix)[];
    return {
      signedIn: true,
      devInbox,
      account: {
        accountId: account.accountId,
        name: account.name,
        jobSeekerId: account.jobSeekerId ?? null,
        identities: [
          ...(account.jobSeekerId ? (['JobSeeker'] as const) : []),
          ...(account.roles.includes('CA') ? (['CampusAmbassador'] as const) : []),
          ...(account.roles.some((role) => role !== 'JS' && role !== 'CA') ? (['Staff'] as const) : []),
        ],
        identity: account.identity,
        roles: [...account.roles],
        permissions: codes.filter((code) => scopeFor(code, account.roles) !== undefined),
        language: await this.service.languageOf(account.accountId),
      },
    };
  }
}

const signInCookieFor = (signIn: { id: string; expiresAt: number } | null): string =>
  signIn === null
    ? cookie(signInCookie, '', 0)
    : cookie(signInCookie, signIn.id, Math.floor((signIn.expiresAt - Date.now()) / 1000));
