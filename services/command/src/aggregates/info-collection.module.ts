import { Module } from '@nestjs/common';
import { infoCollectionCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of an info collection. */
@Module({ providers: commandHandlers(infoCollectionCommands) })
export class InfoCollectionModule {}
