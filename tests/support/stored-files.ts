import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files in the folder and below, as they are now. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });

/** What is in the file; nothing where it went meanwhile, as the probe of a running server's disk does. */
export function bytesOf(path: string): Buffer {
  try {
    return statSync(path).size === 0 ? Buffer.alloc(0) : readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** The paths of the files in which one of these words lies as it is written. */
export const filesWith = (folder: string, words: readonly string[]): string[] =>
  filesIn(folder).filter((path) => {
    const bytes = bytesOf(path);
    return words.some((word) => bytes.includes(word));
  });
