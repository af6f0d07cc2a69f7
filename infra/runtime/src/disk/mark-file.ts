import { closeSync, constants, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { LogDamaged } from '../event-store/admin.ts';

/** How far a file had come: a number that only rises, and the hash of what stood there. */
export interface Mark {
  readonly at: number;
  readonly hash: string;
}

const form = /^(\d{20}) ([0-9a-f]{64})\n$/;

/** A mark is there, and says nothing any more. */
export class MarkDamaged extends LogDamaged {
  constructor(file: string) {
    const name = basename(file);
    super(
      `${file} is damaged: it does not say any more how far ${basename(name, '.mark')} had come. Bring it back from its backup, or, where verify finds nothing else and nothing is known to be missing, delete it and say "npm run talentlog -- renew <data folder> ${name}" (docs/runbooks/older-log.md)`,
    );
  }
}

/** The mark of the file, which lies in another one beside it. Undefined where there is none, or an empty one. Throws MarkDamaged. */
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
  if (at === undefined || hash === undefined) throw new MarkDamaged(file);
  return { at: Number(at), hash };
}

/**
 * Writes a mark after what it speaks of is on the disk. The first one is synced, with its name: from then on there always is one, and
 * one that is missing was taken away. Later ones are not: a mark is never ahead of its file whatever becomes of it, and the system keeps
 * it when a process is killed. That is what shows a file that was put back in an older version, or lost its tail.
 */
export class MarkWriter {
  private descriptor: number | undefined;
  private isNew: boolean;

  constructor(private readonly file: string) {
    this.isNew = readMark(file) === undefined;
  }

  /**
   * Quietly does nothing where the disk does not take it: an older mark is true, too. Throws where it cannot be synced.
   */
  set({ at, hash }: Mark): void {
    try {
      this.descriptor ??= openSync(this.file, constants.O_RDWR | constants.O_CREAT, 0o600);
      writeSync(this.descriptor, `${String(at).padStart(20, '0')} ${hash}\n`, 0, 'latin1');
    } catch {
      return; // The next one is tried again.
    }
    if (this.isNew) this.sync(this.descriptor);
  }

  /** Says how far it has come where nothing says so yet. */
  begin(mark: Mark): void {
    if (this.isNew) this.set(mark);
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
  }

  private sync(descriptor: number): void {
    fsyncSync(descriptor);
    const folder = openSync(dirname(this.file), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
    this.isNew = false;
  }
}

/** Says how far a file has come that nobody writes now; what was said before is forgotten. */
export function writeMark(file: string, mark: Mark): void {
  const writer = new MarkWriter(file);
  try {
    writer.set(mark);
  } finally {
    writer.close();
  }
}
