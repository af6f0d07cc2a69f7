import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@talentlog/runtime';
import { CommandService } from '../command.service.ts';
import type { CommandRequest, Outcome } from '../pipeline/pipeline.ts';
import type { SessionCommandName, SessionOutcome } from '../sign-in/session-commands.ts';
import type { Origin } from '../sign-in/sign-in.ts';

/** The bus dispatches to the one pipeline; nothing durable hangs on it. */
export class RunCommand {
  constructor(readonly request: CommandRequest) {}
}
export class RunSessionCommand {
  constructor(
    readonly name: SessionCommandName,
    readonly payload: unknown,
    readonly caller: Caller,
    readonly origin: Origin,
  ) {}
}

@CommandHandler(RunCommand)
export class RunCommandHandler implements ICommandHandler<RunCommand> {
  constructor(@Inject(CommandService) private readonly service: CommandService) {}
  execute({ request }: RunCommand): Promise<Outcome> {
    return this.service.pipeline.execute(request);
  }
}

@CommandHandler(RunSessionCommand)
export class RunSessionCommandHandler implements ICommandHandler<RunSessionCommand> {
  constructor(@Inject(CommandService) private readonly service: CommandService) {}
  execute({ name, payload, caller, origin }: RunSessionCommand): Promise<SessionOutcome> {
    return this.service.sessionCommands.execute(name, payload, caller, origin);
  }
}
