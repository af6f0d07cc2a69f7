import type { CloudEvent, Topic } from '@talentlog/contracts';
import { audienceOf, type Said, typesToldIn } from '@talentlog/domain/integration';
import type { EventReader, LogPosition, ReadRecorder } from '@talentlog/runtime';
import type { Reader } from './subscriber-of-token.ts';
import { type TellingParts, toldOf } from './told-to.ts';

export interface PageParts extends TellingParts {
  readonly store: Pick<EventReader, 'readAll' | 'head' | 'readStream'>;
  readonly reads: Pick<ReadRecorder, 'record'>;
}

export interface Wanted {
  readonly after: LogPosition;
  readonly limit: number;
  readonly topic?: Topic | undefined;
}

export interface FeedPage {
  readonly events: readonly CloudEvent[];
  /** Everything up to here is told, or not for this reader. */
  readonly upTo: LogPosition;
  /** Whether it came to the log's end. */
  readonly isEnd: boolean;
}

/** Events of ours read at once, and how often for one answer: nobody else waits for who is told little of much. */
const pageSize = 200;
const mostPages = 20;
/** Bytes of an answer from which on nothing is added. */
const fullBytes = 1_000_000;

/** What comes after a place, in the order of the log. No event of ours is told in two answers, however many it is told as. */
export async function feedPage(reader: Reader, { after, limit, topic }: Wanted, parts: PageParts): Promise<FeedPage> {
  const may = audienceOf(reader);
  const audience = { ...may, topics: may.topics.filter((one) => topic === undefined || one === topic) };
  // What tells nothing of these topics is neither read nor opened.
  const filter = { types: typesToldIn(audience.topics) };
  const events: CloudEvent[] = [];
  let [upTo, bytes] = [after, 0];
  for (let page = 0; page < mostPages; page += 1) {
    // Asked first: what is written later lies behind it.
    const head = await parts.store.head();
    const recorded = await parts.store.readAll({ after: upTo, limit: pageSize, filter });
    for (const { position, said } of await toldOf(recorded, audience, parts)) {
      if (events.length > 0 && events.length + said.length > limit) return { events, upTo, isEnd: false };
      note(said, reader, parts.reads);
      events.push(...said.map(({ event }) => event));
      upTo = position;
      bytes += said.reduce((sum, { event }) => sum + JSON.stringify(event).length, 0);
      if (bytes >= fullBytes) return { events, upTo, isEnd: false };
    }
    if (recorded.length < pageSize) return { events, upTo: head > upTo ? head : upTo, isEnd: true };
  }
  return { events, upTo, isEnd: false };
}

/** That another system read about a person is kept like a colleague's reading. */
function note(said: readonly Said[], { subscriberId }: Reader, reads: PageParts['reads']): void {
  for (const { personOf } of said)
    if (personOf !== null) reads.record({ readerId: subscriberId, jobSeekerId: personOf, part: 'FEED' });
}
