import { Inject, Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { signInCommands } from '@talentlog/contracts';
import type { Caller } from '@talentlog/runtime';
import type { Origin, SignInCommandName, SignInOutcome } from '../sign-in/decision.ts';
import type { SignInCommands } from '../sign-in/sign-in-commands.ts';
import { SIGN_IN_COMMANDS } from './tokens.ts';

/** Names of the sign-in commands, in the order of their contracts. */
export const signInNames = Object.keys(signInCommands) as readonly SignInCommandName[];

/** A command about a browser's sign-in. It carries the browser and the address it is sent from. */
export class SignInCommand extends Command<SignInOutcome> {
  constructor(
    readonly name: SignInCommandName,
    readonly payload: unknown,
    readonly caller: Caller,
    readonly origin: Origin,
  ) {
    super();
  }
}

@Injectable()
@CommandHandler(SignInCommand)
export class SignInCommandHandler implements ICommandHandler<SignInCommand> {
  constructor(@Inject(SIGN_IN_COMMANDS) private readonly commands: SignInCommands) {}

  execute({ name, payload, caller, origin }: SignInCommand): Promise<SignInOutcome> {
    return this.commands.execute(name, payload, caller, origin);
  }
}
