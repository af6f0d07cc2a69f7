import { Module } from '@nestjs/common';
import { evaluationCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of an evaluation. */
@Module({ providers: commandHandlers(evaluationCommands) })
export class EvaluationModule {}
