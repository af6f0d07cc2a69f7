import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Who was erased: by a random id that leads to nobody once the key is gone, when, and which files were theirs alone (by their hash). */
export interface ErasedPerson {
  readonly person: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly files: readonly string[];
}

/**
 * Everybody who was ever erased, in a file of its own beside the log: an older log or older keys that are brought back still know them, and
 * are told by this list to forget them again before anything is served.
 */
export interface ErasureList {
  /** On the disk when it resolves. Saying the same twice changes nothing. */
  add(erased: ErasedPerson): Promise<void>;
  /** Each person once, with all files ever told of them. */
  all(): readonly ErasedPerson[];
}

/** Where the list of a data folder or of a backup is. */
export const erasureListOf = (folder: string): string => join(folder, 'erased.jsonl');

/** The list in this file; empty where there is none. A line that a crash cut off is left out: what it was about is told again. */
export function readErasureList(file: string): readonly ErasedPerson[] {
  if (!existsSync(file)) return [];
  const known = new Map<string, ErasedPerson>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const told = parsed(line);
    if (told === undefined) continue;
    const before = known.get(told.person);
    const files = [...new Set([...(before?.files ?? []), ...told.files])];
    known.set(told.person, { person: told.person, at: before?.at ?? told.at, files });
  }
  return [...known.values()];
}

function parsed(line: string): ErasedPerson | undefined {
  try {
    const { person, at, files } = JSON.parse(line) as Partial<ErasedPerson>;
    return typeof person === 'string' && typeof at === 'string' && Array.isArray(files)
      ? { person, at, files }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The list of a data folder. */
export function openErasureList(file: string): ErasureList {
  const known = new Map(readErasureList(file).map((one) => [one.person, one]));
  return {
    async add(erased) {
      const before = known.get(erased.person);
      const files = [...new Set([...(before?.files ?? []), ...erased.files])];
      if (before !== undefined && files.length === before.files.length) return;
      const isNew = !existsSync(file);
      // A line of its own, whatever a crash left of the one before.
      appendSynced(file, `${isNew ? '' : '\n'}${JSON.stringify(erased)}\n`);
      known.set(erased.person, { ...erased, at: before?.at ?? erased.at, files });
    },
    all: () => [...known.values()],
  };
}

function appendSynced(file: string, text: string): void {
  for (const [path, flags, words] of [[file, 'a', text] as const, [dirname(file), 'r', ''] as const]) {
    const descriptor = openSync(path, flags, 0o600);
    try {
      if (words !== '') writeSync(descriptor, words);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }
}

/** Adds to the list of a folder whoever is in another list. */
export async function mergeErasureList(from: string, to: string): Promise<void> {
  const list = openErasureList(to);
  for (const one of readErasureList(from)) await list.add(one);
}
