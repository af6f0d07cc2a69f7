import { isDeepStrictEqual } from 'node:util';
import {
  type EventReader,
  type LogPosition,
  type OpenEvents,
  type Row,
  START,
  type ViewStore,
} from '@talentlog/runtime';
import { Feed } from './feed.ts';
import { LogEvent, type Projector } from './projector.ts';
import type { Projectors } from './projectors.ts';
import type { RowName } from './rows-about.ts';

/** Events read at once, and rows compared at once. */
const pageLength = 200;
/** Who wants more of the log than this is not told again beside a running server. */
const mostEvents = 100_000;
/** How often rows that seem to differ are looked at again, because they may just have changed. */
const looks = 5;
const patienceMs = 5_000;

interface ComparisonParts {
  readonly store: EventReader;
  readonly open: OpenEvents;
  readonly views: ViewStore;
  readonly projector: Projector;
  readonly running: Pick<Projectors, 'waitFor'>;
  /** An empty store, in memory, that is closed afterwards. */
  readonly shadow: ViewStore;
  /** Awaited between two pages; where it rejects, so does the comparison. */
  readonly pause: () => Promise<unknown>;
}

/**
 * Tells a projector the log again, in memory, and answers which rows of its views are not what comes of it: somebody, or the disk,
 * changed them. Answers none where it wants too much of the log, or parks any of it.
 */
export async function differingRows(parts: ComparisonParts): Promise<readonly RowName[]> {
  const { projector, shadow, running } = parts;
  try {
    const [generation] = await shadow.open(projector);
    if (generation === undefined) return [];
    const feed = await Feed.open(projector, generation, () => undefined);
    if (!(await tell(feed, parts)) || feed.parked().length > 0) return [];
    let rows: readonly RowName[] = await allRows(parts);
    for (let look = 0; look < looks && rows.length > 0; look += 1) {
      await tell(feed, parts);
      if (!(await running.waitFor(projector.name, feed.position(), patienceMs))) return [];
      rows = await differing(rows, parts);
    }
    return rows;
  } finally {
    await shadow.close();
  }
}

/** Up to the log's end; false where that is too far. */
async function tell(feed: Feed, { store, open, projector, pause }: ComparisonParts): Promise<boolean> {
  const filter = { types: projector.events };
  for (let told = 0; told <= mostEvents; told += pageLength) {
    const after: LogPosition = feed.position();
    const head = await store.head();
    const events = await store.readAll({ after, upTo: head, limit: pageLength, filter });
    const opened = await open(events);
    const isLast = events.length < pageLength;
    const upTo = isLast ? head : (events.at(-1)?.position ?? START);
    await feed.take({ after, events: events.map((event) => new LogEvent(event, opened)), upTo });
    await pause();
    if (isLast) return true;
  }
  return false;
}

/** Every row that is there or should be. */
async function allRows({ projector, views, shadow }: ComparisonParts): Promise<readonly RowName[]> {
  const rows: RowName[] = [];
  for (const { name: view } of projector.views) {
    const ids = new Set<string>();
    for (const store of [shadow, views]) for await (const { id } of store.scan(view)) ids.add(id);
    for (const id of ids) rows.push({ view, id });
  }
  return rows;
}

async function differing(rows: readonly RowName[], parts: ComparisonParts): Promise<readonly RowName[]> {
  const found: RowName[] = [];
  for (let from = 0; from < rows.length; from += pageLength) {
    const page = rows.slice(from, from + pageLength);
    for (const view of new Set(page.map((row) => row.view))) {
      const ids = page.filter((row) => row.view === view).map(({ id }) => id);
      const [there, told] = await Promise.all([parts.views, parts.shadow].map((store) => byId(store, view, ids)));
      for (const id of ids) if (!isDeepStrictEqual(there?.get(id), told?.get(id))) found.push({ view, id });
    }
    await parts.pause();
  }
  return found;
}

const byId = async (store: ViewStore, view: string, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> =>
  new Map((await store.getMany(view, ids)).map((row) => [row.id, row]));
