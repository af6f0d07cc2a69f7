import { Module } from '@nestjs/common';
import { messageTemplateCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of a message's wording. */
@Module({ providers: commandHandlers(messageTemplateCommands) })
export class MessageTemplateModule {}
