import { existsSync } from 'node:fs';
import { openToRead } from './open-to-read.ts';

/**
 * Copies a log into a new file while others append: what was stored when it began, no more and no less. Throws where the target
 * exists, or the source cannot be read.
 */
export async function copyLog(file: string, to: string): Promise<void> {
  if (existsSync(to)) throw new Error(`${to} is there already; a copy of the log needs a new file`);
  const db = openToRead(file);
  try {
    // The open transaction pins what is copied; without it each append of another connection would start the copy over.
    db.exec('BEGIN');
    db.prepare('SELECT position FROM log').get();
    await db.backup(to);
  } finally {
    db.close();
  }
}
