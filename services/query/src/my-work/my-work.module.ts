import { Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import { myWorkQueries } from './my-work.ts';

/** Answers the questions about my work. */
@Module({ providers: queryHandlers(myWorkQueries) })
export class MyWorkModule {}
