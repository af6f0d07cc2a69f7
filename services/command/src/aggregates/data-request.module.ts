import { Module } from '@nestjs/common';
import { dataRequestCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of a data request. */
@Module({ providers: commandHandlers(dataRequestCommands) })
export class DataRequestModule {}
