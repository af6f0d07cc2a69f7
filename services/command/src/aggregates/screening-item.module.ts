import { Module } from '@nestjs/common';
import { screeningItemCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of a screening item. */
@Module({ providers: commandHandlers(screeningItemCommands) })
export class ScreeningItemModule {}
