import { Module } from '@nestjs/common';
import { notificationCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of a notification. */
@Module({ providers: commandHandlers(notificationCommands) })
export class NotificationModule {}
