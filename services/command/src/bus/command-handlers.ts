import { Inject, Injectable, type Type } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { namedClass } from '@talentlog/runtime/nest';
import type { Outcome, Pipeline } from '../pipeline/command.ts';
import { type CommandName, commandClasses, type LogCommand } from './command-classes.ts';
import { PIPELINE } from './tokens.ts';

/** Every command takes the one way: the pipeline loads, folds, decides and appends. Nothing durable hangs on the bus. */
@Injectable()
abstract class PipelineHandler implements ICommandHandler<LogCommand> {
  protected abstract readonly command: CommandName;

  constructor(@Inject(PIPELINE) private readonly pipeline: Pipeline) {}

  execute({ payload, sending }: LogCommand): Promise<Outcome> {
    return this.pipeline.execute({ ...sending, name: this.command, payload });
  }
}

/** The handlers of an aggregate's contracts, one class a command (`SendOfferHandler`), for the module of the aggregate to declare. */
export const commandHandlers = (commands: { readonly [N in CommandName]?: unknown }): Type<ICommandHandler>[] =>
  (Object.keys(commands) as CommandName[]).map(handlerOf);

function handlerOf(name: CommandName): Type<ICommandHandler> {
  const handler = class extends PipelineHandler {
    protected override readonly command = name;
  };
  CommandHandler(commandClasses[name])(handler);
  return namedClass(`${name}Handler`, handler);
}
