import { Controller, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { GrantedByHandler, JsonBody, RefusedRequest, type Sent, SentWith } from '@talentlog/runtime/nest';
import { isLogCommand, LogCommand } from '../bus/log-command.ts';
import { TOLD_ONCE } from '../bus/tokens.ts';
import { answerOf } from './answer.ts';
import type { ToldOnce } from './told-once.ts';

/** `POST /api/commands/{CommandName}` */
@Controller('api/commands')
export class CommandsController {
  constructor(
    private readonly bus: CommandBus,
    @Inject(TOLD_ONCE) private readonly toldOnce: ToldOnce,
  ) {}

  @Post(':name')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @GrantedByHandler('the pipeline asks the contract of the command, and what it is about')
  async run(@Param('name') name: string, @JsonBody() body: unknown, @SentWith() sent: Sent): Promise<object> {
    if (!isLogCommand(name)) throw new RefusedRequest('common.not_found');
    return answerOf(this.toldOnce(await this.bus.execute(new LogCommand(name, body, sent))));
  }
}
