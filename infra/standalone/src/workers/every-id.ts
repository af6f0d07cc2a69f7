import { type EventReader, START } from '@talentlog/runtime';

const atOnce = 500;

/** Every id that events of these types ever named in a field: read from the log once, and from then on what was added. */
export function everyIdIn(
  store: Pick<EventReader, 'readAll' | 'head'>,
  types: readonly string[],
  field: string,
): () => Promise<readonly string[]> {
  const known = new Set<string>();
  let after = START;
  return async () => {
    const upTo = await store.head();
    for (;;) {
      const found = await store.readAll({ after, upTo, limit: atOnce, filter: { types } });
      for (const { data, position } of found) {
        known.add(String(data[field]));
        after = position;
      }
      if (found.length < atOnce) break;
    }
    after = upTo;
    return [...known];
  };
}
