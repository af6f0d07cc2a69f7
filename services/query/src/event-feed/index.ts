// Public interface of `event-feed`: what other subjects and the root of the service may import.
export { EventFeedController, type FeedParts } from './event-feed.controller.ts';
export { FeedReads } from './feed-reads.ts';
export { tellingsOf } from './told-to.ts';
