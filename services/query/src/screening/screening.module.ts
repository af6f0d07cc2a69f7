import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { screeningQueries } from './queries.ts';

/** Answers the questions about screening. */
@Module({ providers: queryHandlers(screeningQueries) })
export class ScreeningModule {}
