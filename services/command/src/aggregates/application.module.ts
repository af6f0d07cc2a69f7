import { Module } from '@nestjs/common';
import { applicationCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of an application. */
@Module({ providers: commandHandlers(applicationCommands) })
export class ApplicationModule {}
