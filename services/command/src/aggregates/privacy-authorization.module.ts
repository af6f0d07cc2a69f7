import { Module } from '@nestjs/common';
import { privacyAuthorizationCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of a privacy authorization. */
@Module({ providers: commandHandlers(privacyAuthorizationCommands) })
export class PrivacyAuthorizationModule {}
