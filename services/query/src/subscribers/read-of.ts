import { type SubscriberRow, topicsOf } from '@talentlog/contracts';
import type { SubscriberData } from '@talentlog/domain/fold';
import { isFor, typesToldIn } from '@talentlog/domain/integration';
import type { EventReader, Logger, OpenEvents } from '@talentlog/runtime';
import { type FeedReads, tellingsOf } from '../event-feed/index.ts';

export interface ReadingParts {
  readonly store: Pick<EventReader, 'readAll'>;
  readonly open: OpenEvents;
  readonly last: Pick<FeedReads, 'last'>;
  readonly logger: Pick<Logger, 'error'>;
}

/** Events among which the first that waits is looked for. */
const lookedThrough = 200;

/** When a subscriber last asked, how far it came, and since when something waits for it; null where nobody here saw it ask. */
export async function readOf(
  id: string,
  data: Pick<SubscriberData, 'topics' | 'hadPersonalData'>,
  { store, open, last, logger }: ReadingParts,
): Promise<SubscriberRow['read']> {
  const read = last.last(id);
  if (read === undefined) return null;
  const topics = topicsOf(data);
  const filter = { types: typesToldIn(topics) };
  const waiting = await store.readAll({ after: read.upTo, limit: lookedThrough, filter });
  const opened = await open(waiting);
  const first = waiting.find((event) => tellingsOf(event, opened, logger).some((told) => isFor(told, { topics })));
  return { at: read.at, position: Number(read.upTo), waitsSince: first?.recordedAt ?? null };
}
