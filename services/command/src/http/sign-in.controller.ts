import { Controller, createParamDecorator, type ExecutionContext, Header, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Caller, cookie, signInCookie } from '@talentlog/runtime';
import { Agent, Browser, CurrentCaller, GrantedByHandler, JsonBody, Network } from '@talentlog/runtime/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignInCommand, signInNames } from '../bus/sign-in-command.ts';
import type { SignInCommandName } from '../sign-in/decision.ts';
import { answerOf } from './answer.ts';

/** The route of each sign-in command is its name, so the route says which one it is. */
const Name = createParamDecorator(
  (_data: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().routeOptions.url?.split('/').pop() as SignInCommandName,
);

/** `POST /api/commands/{CommandName}` of the commands about a browser's sign-in; they set and clear its cookie. */
@Controller('api/commands')
export class SignInController {
  constructor(private readonly bus: CommandBus) {}

  @Post([...signInNames])
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @GrantedByHandler('each sign-in command admits by its contract')
  async run(
    @Name() name: SignInCommandName,
    @JsonBody() body: unknown,
    @CurrentCaller() caller: Caller,
    @Browser() browser: string,
    @Network() address: string,
    @Agent() agent: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const outcome = await this.bus.execute(new SignInCommand(name, body, caller, { browser, address, agent }));
    if (outcome.ok && outcome.signIn !== undefined) reply.header('set-cookie', cookieFor(outcome.signIn));
    return answerOf(outcome);
  }
}

const cookieFor = (signIn: { id: string; expiresAt: number } | null): string =>
  signIn === null
    ? cookie(signInCookie, '', 0)
    : cookie(signInCookie, signIn.id, Math.floor((signIn.expiresAt - Date.now()) / 1000));
