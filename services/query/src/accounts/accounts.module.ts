import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { accountQueries } from './queries.ts';

/** Answers the questions about accounts. */
@Module({ providers: queryHandlers(accountQueries) })
export class AccountsModule {}
