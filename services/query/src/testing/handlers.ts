import { type AccessLog, type EventReader, type OpenEvents, silentLogger } from '@talentlog/runtime';
import { answersOf } from '../answers.ts';
import type { QueryHandlers } from '../bus/query-context.ts';
import { FeedReads } from '../event-feed/feed-reads.ts';

const noDeliveries = { list: async () => [], counts: async () => [], replay: async () => undefined };
const noReads: AccessLog = {
  add: async () => {},
  list: async () => ({ rows: [], total: 0 }),
  forget: async () => {},
  countOlder: async () => 0,
  close: async () => {},
};

/** The answer to every question of the contracts, for specs that ask without a server. */
export const handlersFor = (store: EventReader, open: OpenEvents): QueryHandlers =>
  answersOf({
    ...{ store, open, accessLog: noReads, last: new FeedReads() },
    ...{ logger: silentLogger, webhooks: noDeliveries },
  });
