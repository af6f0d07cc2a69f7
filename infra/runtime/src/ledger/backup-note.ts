import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The log with its ledger, and the keys of persons, which have a backup of their own. */
type Copied = 'data' | 'keys';

const Note = z.object({ at: z.iso.datetime() });
const names = { data: 'last-backup.json', keys: 'last-keys-backup.json' } as const;
const noteOf = (dataFolder: string, copied: Copied): string => join(dataFolder, names[copied]);

/** Leaves word in the data folder that it was copied and the copy is whole, so that whoever runs the server sees how old it is. */
export const noteBackup = (dataFolder: string, at: Date, copied: Copied = 'data'): Promise<void> =>
  writeFile(noteOf(dataFolder, copied), `${JSON.stringify({ at: at.toISOString() })}\n`, { mode: 0o600 });

/** When the last whole backup was made; undefined where none was, or nobody left word. */
export function lastBackup(dataFolder: string, copied: Copied = 'data'): string | undefined {
  try {
    return Note.safeParse(JSON.parse(readFileSync(noteOf(dataFolder, copied), 'utf8'))).data?.at;
  } catch {
    return undefined;
  }
}
