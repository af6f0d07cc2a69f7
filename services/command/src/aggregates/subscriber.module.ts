import { Module } from '@nestjs/common';
import { subscriberCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of a system that follows us. */
@Module({ providers: commandHandlers(subscriberCommands) })
export class SubscriberModule {}
