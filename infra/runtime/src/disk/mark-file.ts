import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { LogDamaged } from '../event-store/admin.ts';

/** How far a file had come: a number that only rises, and the hash of what stood there. */
export interface Mark {
  readonly at: number;
  readonly hash: string;
}

const form = /^(\d{20}) ([0-9a-f]{64})\n$/;

/**
 * The mark of the file, which lies in another one beside it. Undefined where none was ever set, or a power cut left it empty. Throws
 * LogDamaged where it is not a mark.
 */
export function readMark(file: string): Mark | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (/^\0*$/.test(text)) return undefined;
  const [, at, hash] = form.exec(text) ?? [];
  if (at === undefined || hash === undefined)
    throw new LogDamaged(`${file} is damaged: run verify, and where it finds nothing else, delete this file`);
  return { at: Number(at), hash };
}

/**
 * Writes a mark after what it speaks of is on the disk. It is not synced itself: whatever becomes of it, it is never ahead of the file,
 * and the system keeps it when a process is killed. That is what shows a file that was put back in an older version, or lost its tail.
 */
export class MarkWriter {
  private readonly descriptor: number;

  constructor(file: string) {
    this.descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  }

  /** Quietly does nothing where the disk does not take it: an older mark is true, too. */
  set({ at, hash }: Mark): void {
    try {
      writeSync(this.descriptor, `${String(at).padStart(20, '0')} ${hash}\n`, 0, 'latin1');
    } catch {
      // The next one is tried again.
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
