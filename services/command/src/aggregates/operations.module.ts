import { Module } from '@nestjs/common';
import { operationsCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes what is noted of the running system. */
@Module({ providers: commandHandlers(operationsCommands) })
export class OperationsModule {}
