import { type EventReader, type RecordedEvent, START } from '@talentlog/runtime';

const limit = 1_000;

/**
 * The log from its beginning, a page at a time, all of it or events of some types; what is appended meanwhile is read, too. For what
 * happens seldom: whatever is asked often has a view or a fold.
 */
export async function* logPages(
  store: Pick<EventReader, 'readAll'>,
  types?: readonly string[],
): AsyncGenerator<readonly RecordedEvent[]> {
  const filter = types === undefined ? {} : { filter: { types } };
  for (let after = START; ; ) {
    const events = await store.readAll({ after, limit, ...filter });
    const last = events.at(-1);
    if (last === undefined) return;
    yield events;
    after = last.position;
  }
}
