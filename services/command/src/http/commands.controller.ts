import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { GrantedByHandler, RefusedRequest, type Sent, SentWith } from '@talentlog/runtime/nest';
import { commandClassNamed } from '../bus/command-classes.ts';
import { answerOf } from './answer.ts';

/** `POST /api/commands/{CommandName}` */
@Controller('api/commands')
export class CommandsController {
  constructor(private readonly bus: CommandBus) {}

  @Post(':name')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @GrantedByHandler('the pipeline asks the contract of the command, and what it is about')
  async run(@Param('name') name: string, @Body() body: unknown, @SentWith() sent: Sent): Promise<object> {
    const Wish = commandClassNamed(name);
    if (Wish === undefined) throw new RefusedRequest('common.not_found');
    return answerOf(await this.bus.execute(new Wish(body ?? {}, sent)));
  }
}
