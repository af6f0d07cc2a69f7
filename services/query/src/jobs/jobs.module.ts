import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { jobQueries } from './queries.ts';

/** Answers the questions about jobs. */
@Module({ providers: queryHandlers(jobQueries) })
export class JobsModule {}
