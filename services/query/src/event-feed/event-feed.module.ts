import { type DynamicModule, Module } from '@nestjs/common';
import { FEED } from '../bus/tokens.ts';
import { EventFeedController, type FeedParts } from './event-feed.controller.ts';

@Module({})
class EventFeedModule {}

/** Tells other systems what happened. */
export const eventFeedModule = (parts: FeedParts): DynamicModule => ({
  module: EventFeedModule,
  controllers: [EventFeedController],
  providers: [{ provide: FEED, useValue: parts }],
});
