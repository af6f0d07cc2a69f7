import { Module } from '@nestjs/common';
import { linkCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of a link. */
@Module({ providers: commandHandlers(linkCommands) })
export class LinkModule {}
