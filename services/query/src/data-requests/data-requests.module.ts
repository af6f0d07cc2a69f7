import { type DynamicModule, Module } from '@nestjs/common';
import { queryHandlers } from '../bus/query-handlers.ts';
import type { CopyParts } from './copy.ts';
import { dataRequestQueries } from './queries.ts';

@Module({})
class DataRequestsModule {}

/** Answers the questions about data requests, copies from the log itself. */
export const dataRequestsModule = (parts: CopyParts): DynamicModule => ({
  module: DataRequestsModule,
  providers: queryHandlers(dataRequestQueries(parts)),
});
