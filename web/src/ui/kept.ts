import { believed } from '../api/believed.ts';

/** Where something is kept: for good on this device, in this tab, or only as long as the document lives. */
export type Keeper = 'device' | 'tab' | 'memory';

/** A place that belongs to who is signed in. */
interface Kept {
  readonly read: () => unknown;
  readonly write: (value: unknown) => void;
  readonly drop: () => void;
}

const prefix = 'kept:';
/** Prefixes of former versions, which named nobody. */
const former = ['draft:', 'staff:draft:', 'staff:views', 'staff:last-view', 'unsaved:'];
/** What was typed and never sent is of no use to anybody after this long. */
const longest = 30 * 86_400_000;
/** Fields of forms that are written nowhere. */
const secrets: ReadonlySet<string> = new Set(['password']);

class Memory {
  readonly #values = new Map<string, string>();
  readonly getItem = (name: string) => this.#values.get(name) ?? null;
  readonly setItem = (name: string, text: string) => void this.#values.set(name, text);
  readonly removeItem = (name: string) => void this.#values.delete(name);
  readonly names = () => [...this.#values.keys()];
}
const memory = new Memory();

/** A device that keeps nothing, or has no room left, does not stop anybody from typing. */
function at<R>(keeper: Keeper, work: (storage: Storage | Memory) => R): R | undefined {
  try {
    return work(keeper === 'memory' ? memory : keeper === 'tab' ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}

interface Entry {
  /** When it was written; null for what stays. */
  readonly at: number | null;
  readonly value: unknown;
}
const entryIn = (text: string | null | undefined): Entry | undefined => {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const isOver = (entry: Entry | undefined): boolean =>
  entry === undefined || (entry.at !== null && Date.now() - entry.at > longest);

/**
 * A place under a name, for who is signed in: nobody else finds it. What a guest types stays in the tab, for the next person at the same
 * computer is a guest too. Secrets are left out; unless it is `lasting` it is gone after 30 days.
 */
export function keptAt(keeper: Keeper, name: string, lasting = false): Kept {
  const owner = believed();
  const where = owner === undefined && keeper === 'device' ? 'tab' : keeper;
  const key = `${prefix}${owner ?? 'guest'}:${name}`;
  return {
    read: () => {
      const entry = entryIn(at(where, (storage) => storage.getItem(key)));
      return isOver(entry) ? undefined : entry?.value;
    },
    write: (value) => {
      const text = JSON.stringify({ at: lasting ? null : Date.now(), value }, (field, one) =>
        secrets.has(field) ? undefined : one,
      );
      at(where, (storage) => storage.setItem(key, text));
    },
    drop: () => at(where, (storage) => storage.removeItem(key)),
  };
}

const namesIn = (storage: Storage | Memory): readonly string[] =>
  storage instanceof Memory ? storage.names() : Object.keys(storage);

/** Forgets whatever was kept for anybody, but for the account that is named: after signing out, and when another person signs in. */
export function forgetKept(butOf?: string): void {
  const stays = (name: string) => butOf !== undefined && name.startsWith(`${prefix}${butOf}:`);
  for (const keeper of ['device', 'tab', 'memory'] as const)
    at(keeper, (storage) => {
      for (const name of namesIn(storage))
        if ([prefix, ...former].some((one) => name.startsWith(one)) && !stays(name)) storage.removeItem(name);
    });
}

/** Forgets the drafts that nobody came back to, whoever typed them. */
export function forgetOldDrafts(): void {
  at('device', (storage) => {
    for (const name of namesIn(storage))
      if (name.startsWith(prefix) && isOver(entryIn(storage.getItem(name)))) storage.removeItem(name);
  });
}
