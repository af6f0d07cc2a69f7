import { Body, Controller, Header, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Caller } from '@talentlog/runtime';
import {
  CommandId,
  CurrentCaller,
  ExpectedRevision,
  GrantedByHandler,
  RefusedRequest,
  type SentId,
  TraceId,
} from '@talentlog/runtime/nest';
import { commandClassNamed } from '../bus/command-classes.ts';
import type { Outcome } from '../pipeline/command.ts';
import { OutcomeInterceptor } from './outcome.interceptor.ts';

/** `POST /api/commands/{CommandName}` */
@Controller('api/commands')
@UseInterceptors(OutcomeInterceptor)
export class CommandsController {
  constructor(private readonly bus: CommandBus) {}

  @Post(':name')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @GrantedByHandler('the pipeline asks the contract of the command, and what it is about')
  async run(
    @Param('name') name: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
    @CommandId() id: SentId,
    @TraceId() correlationId: string,
    @ExpectedRevision() ifRevision: number | undefined,
  ): Promise<Outcome> {
    const Wish = commandClassNamed(name);
    if (Wish === undefined) throw new RefusedRequest('common.not_found');
    const seen = ifRevision === undefined ? {} : { ifRevision };
    return this.bus.execute(new Wish(body ?? {}, { caller, ...id, correlationId, ...seen }));
  }
}
