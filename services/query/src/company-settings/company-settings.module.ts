import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { LogoController } from './logo.controller.ts';
import { companySettingsQueries } from './queries.ts';

/** Answers the questions about the company's settings. */
@Module({ controllers: [LogoController], providers: queryHandlers(companySettingsQueries) })
export class CompanySettingsModule {}
