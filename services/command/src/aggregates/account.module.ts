import { Module } from '@nestjs/common';
import { accountCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of an account. */
@Module({ providers: commandHandlers(accountCommands) })
export class AccountModule {}
