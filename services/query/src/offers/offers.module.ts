import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { offerQueries } from './queries.ts';

/** Answers the questions about offers. */
@Module({ providers: queryHandlers(offerQueries) })
export class OffersModule {}
