import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { resumeQueries } from './queries.ts';

/** Answers the questions about resumes. */
@Module({ providers: queryHandlers(resumeQueries) })
export class ResumesModule {}
