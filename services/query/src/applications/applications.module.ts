import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { applicationQueries } from './queries.ts';

/** Answers the questions about applications. */
@Module({ providers: queryHandlers(applicationQueries) })
export class ApplicationsModule {}
