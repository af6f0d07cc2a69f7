import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { personQueries } from './queries.ts';

/** Answers the questions about people. */
@Module({ providers: queryHandlers(personQueries) })
export class PeopleModule {}
