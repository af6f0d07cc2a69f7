import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { sessionQueries } from './queries.ts';

/** Answers the questions about sessions. */
@Module({ providers: queryHandlers(sessionQueries) })
export class SessionsModule {}
