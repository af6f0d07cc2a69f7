import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Note = z.object({ at: z.iso.datetime() });
const noteOf = (dataFolder: string): string => join(dataFolder, 'last-backup.json');

/** Leaves word beside the log that it was copied and the copy is whole, so that whoever runs the server sees how old it is. */
export const noteBackup = (dataFolder: string, at: Date): Promise<void> =>
  writeFile(noteOf(dataFolder), `${JSON.stringify({ at: at.toISOString() })}\n`, { mode: 0o600 });

/** When the last whole backup was made; undefined where none was, or nobody left word. */
export function lastBackup(dataFolder: string): string | undefined {
  try {
    return Note.safeParse(JSON.parse(readFileSync(noteOf(dataFolder), 'utf8'))).data?.at;
  } catch {
    return undefined;
  }
}
