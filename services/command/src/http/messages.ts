import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@talentlog/runtime';
import { CommandService } from '../command.service.ts';
import type { CommandRequest, Outcome } from '../pipeline/pipeline.ts';
import type { Origin } from '../sign-in/sign-in.ts';
import type { SignInCommandName, SignInOutcome } from '../sign-in/sign-in-commands.ts';

/** The bus dispatches to the one pipeline; nothing durable hangs on it. */
export class RunCommand {
  constructor(readonly request: CommandRequest) {}
}
export class RunSignInCommand {
  constructor(
    readonly name: SignInCommandName,
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

@CommandHandler(RunSignInCommand)
export class RunSignInCommandHandler implements ICommandHandler<RunSignInCommand> {
  constructor(@Inject(CommandService) private readonly service: CommandService) {}
  execute({ name, payload, caller, origin }: RunSignInCommand): Promise<SignInOutcome> {
    return this.service.signInCommands.execute(name, payload, caller, origin);
  }
}
