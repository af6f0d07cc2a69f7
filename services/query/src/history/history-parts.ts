import type { EventReader, OpenEvents } from '@talentlog/runtime';
import type { Views } from '../open-views.ts';

/** What the answers about history are read from. */
export interface HistoryParts {
  readonly store: EventReader;
  readonly open: OpenEvents;
  readonly views: Views;
  readonly now: string;
}
