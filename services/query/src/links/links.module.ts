import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { linkQueries } from './queries.ts';

/** Answers the questions about links. */
@Module({ providers: queryHandlers(linkQueries) })
export class LinksModule {}
