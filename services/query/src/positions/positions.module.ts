import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { positionQueries } from './queries.ts';

/** Answers the questions about positions. */
@Module({ providers: queryHandlers(positionQueries) })
export class PositionsModule {}
