import { Module } from '@nestjs/common';
import { companySettingsCommands } from '@talentlog/contracts';
import { commandHandlers } from '../bus/command-handlers.ts';

/** Takes the commands of the company's settings. */
@Module({ providers: commandHandlers(companySettingsCommands) })
export class CompanySettingsModule {}
