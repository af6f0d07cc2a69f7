import { setTimeout as delay } from 'node:timers/promises';
import {
  type EventReader,
  follow,
  type Logger,
  type Position,
  type SubjectKeys,
  type SubscriptionMessage,
  systemClock,
} from '@talentlog/runtime';
import { placeIn } from './place.ts';

interface ErasedElsewhereParts {
  readonly store: Pick<EventReader, 'subscribe'>;
  /** Those of the owner: from when one is gone, nothing may be shown that was read with it. */
  readonly keys: Pick<SubjectKeys, 'forReading'>;
  /** Where this instance's own views are: how far it has come is noted beside them. */
  readonly folder: string;
  /** Makes rows and folds of this instance forget somebody. Rejects while those are away. */
  readonly forget: (person: string) => Promise<void>;
  readonly logger: Logger;
  /** How often it is looked whether a key is gone; default each second. */
  readonly everyMs?: number;
}

const types = ['ErasureBegun', 'JobSeekerErased'] as const;

/**
 * Another process erases; rows of this instance forget whom the log tells of, also what was told while it was away. When it was begun, the key
 * goes long before the end is told where a peer hangs: it is looked for, and who has none is forgotten at once. Who was forgotten twice is
 * forgotten once.
 */
export function forgetErasedElsewhere(parts: ErasedElsewhereParts): { stop(): Promise<void> } {
  const { store, folder, forget, logger } = parts;
  const ending = new AbortController();
  const { signal } = ending;
  const place = placeIn(folder, 'erased.place');
  let after = place.read();
  /** Whose key is still to go, with the place before that was begun: from there it is read again after a restart. */
  const begun = new Map<string, Position>();
  const noteHowFar = () => place.write([...begun.values()][0] ?? after);
  const forgotten = async (person: string): Promise<void> => {
    await forget(person);
    begun.delete(person);
  };
  async function take(message: SubscriptionMessage): Promise<void> {
    if (message.kind !== 'event') return;
    const { type, data, position } = message.event;
    const person = String(data.jobSeekerId);
    if (type === 'ErasureBegun') begun.set(person, begun.get(person) ?? after);
    else await forgotten(person);
    after = position;
    noteHowFar();
  }
  async function look(): Promise<void> {
    const persons = [...begun.keys()];
    if (persons.length === 0) return;
    const held = await parts.keys.forReading(persons);
    for (const person of persons.filter((one) => held.get(one) === undefined)) await forgotten(person);
    noteHowFar();
  }
  const following = follow({
    subscribe: () => store.subscribe({ after, filter: { types }, signal }),
    take,
    clock: systemClock,
    signal,
    onBroken: (error) => logger.warn({ error: String(error) }, 'whom others erased is forgotten here once this passes'),
    onMended: () => undefined,
  });
  const looking = (async () => {
    while (!signal.aborted) {
      await delay(parts.everyMs ?? 1_000, undefined, { signal }).catch(() => undefined);
      await look().catch((error: unknown) =>
        logger.warn({ error: String(error) }, 'whether keys of the erased are gone is looked at again'),
      );
    }
  })();
  return {
    async stop() {
      ending.abort();
      await Promise.all([following, looking]);
    },
  };
}
