import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { collectionQueries } from './queries.ts';

/** Answers the questions about collections. */
@Module({ providers: queryHandlers(collectionQueries) })
export class CollectionsModule {}
