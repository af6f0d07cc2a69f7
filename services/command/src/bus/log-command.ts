import { Inject, Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { aggregates } from '@talentlog/domain/fold';
import type { CommandRequest, Outcome, Pipeline } from '../pipeline/command.ts';
import { PIPELINE } from './tokens.ts';

const names: ReadonlySet<string> = new Set(Object.values(aggregates).flatMap(({ commands }) => Object.keys(commands)));

/** Whether an aggregate takes a command of this name. */
export const isLogCommand = (name: string): boolean => names.has(name);

/** A command that writes to the log. Only the pipeline checks its payload. */
export class LogCommand extends Command<Outcome> {
  constructor(
    readonly name: string,
    readonly payload: unknown,
    /** Who sends it, under which id, and what they had seen. */
    readonly sending: Omit<CommandRequest, 'name' | 'payload'>,
  ) {
    super();
  }
}

/** Hands every command to the pipeline, which finds its contract and its decider by name. Nothing on the bus survives a restart. */
@Injectable()
@CommandHandler(LogCommand)
export class LogCommandHandler implements ICommandHandler<LogCommand> {
  constructor(@Inject(PIPELINE) private readonly pipeline: Pipeline) {}

  execute({ name, payload, sending }: LogCommand): Promise<Outcome> {
    return this.pipeline.execute({ ...sending, name, payload });
  }
}
