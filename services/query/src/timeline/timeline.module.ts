import { type DynamicModule, Module } from '@nestjs/common';
import type { EventReader, OpenEvents } from '@talentlog/runtime';
import { queryHandlers } from '../bus/query-handlers.ts';
import { timelineQueries } from './timeline.ts';

@Module({})
class TimelineModule {}

/** Answers the questions about the timeline, from the log itself. */
export const timelineModule = (store: EventReader, open: OpenEvents): DynamicModule => ({
  module: TimelineModule,
  providers: queryHandlers(timelineQueries(store, open)),
});
