import { Module } from '@nestjs/common';
import { positionCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of a position. */
@Module({ providers: commandHandlers(positionCommands) })
export class PositionModule {}
