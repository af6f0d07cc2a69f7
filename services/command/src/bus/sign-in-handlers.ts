import { Inject, Injectable, type Type } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { signInCommands } from '@talentlog/contracts';
import type { Caller } from '@talentlog/runtime';
import { namedClass } from '@talentlog/runtime/nest';

import type { Origin, SignInCommandName, SignInOutcome } from '../sign-in/decision.ts';
import type { SignInCommands } from '../sign-in/sign-in-commands.ts';
import { SIGN_IN_COMMANDS } from './tokens.ts';

/** A wish about a browser's sign-in rather than about the log: it comes with the browser and the address it is sent from. */
abstract class SignInCommand extends Command<SignInOutcome> {
  constructor(
    readonly payload: unknown,
    readonly caller: Caller,
    readonly origin: Origin,
  ) {
    super();
  }
}

type SignInClass = new (payload: unknown, caller: Caller, origin: Origin) => SignInCommand;

/** Names of the sign-in commands, in the order of their contracts. */
export const signInNames = Object.keys(signInCommands) as readonly SignInCommandName[];

/** Every sign-in command as a class of its own name, made from its contract. */
export const signInClasses = Object.fromEntries(
  signInNames.map((name) => [name, namedClass(name, class extends SignInCommand {})]),
) as unknown as Readonly<Record<SignInCommandName, SignInClass>>;

@Injectable()
abstract class SignInHandler implements ICommandHandler<SignInCommand> {
  protected abstract readonly command: SignInCommandName;

  constructor(@Inject(SIGN_IN_COMMANDS) private readonly commands: SignInCommands) {}

  execute({ payload, caller, origin }: SignInCommand): Promise<SignInOutcome> {
    return this.commands.execute(this.command, payload, caller, origin);
  }
}

/** One handler class a sign-in command (`SignInWithSmsHandler`). */
export const signInHandlers = (): Type<ICommandHandler>[] =>
  signInNames.map((name) => {
    const handler = class extends SignInHandler {
      protected override readonly command = name;
    };
    CommandHandler(signInClasses[name])(handler);
    return namedClass(`${name}Handler`, handler);
  });
