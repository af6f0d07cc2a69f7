import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { interviewQueries } from './queries.ts';

/** Answers the questions about interviews. */
@Module({ providers: queryHandlers(interviewQueries) })
export class InterviewsModule {}
