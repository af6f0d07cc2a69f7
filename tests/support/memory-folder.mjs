// Data folders of tests in memory, where there is enough: most of the time of the integration tests is otherwise spent on syncing to a disk.
// What a test must find on a disk asks for one (`belongings.ts`).
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'talentlog-run-';
/** How Linux marks a file system that is in memory. */
const tmpfs = 0x01021994;
const gigabyte = 1024 ** 3;
/** All folders of a run together take less than one; the rest is for the programs. */
const enough = { room: 2 * gigabyte, free: 6 * gigabyte };

const runs = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Of a run that was killed, nothing stays in memory. */
function removeLeftBehind() {
  for (const name of readdirSync(memory)) {
    const [, pid] = /^talentlog-run-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !runs(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** A new folder in memory, removed when this process ends; undefined where there is too little of it, or no such file system. */
export function memoryFolder() {
  try {
    const { type, bavail, bsize } = statfsSync(memory);
    if (type !== tmpfs || bavail * bsize < enough.room || process.availableMemory() < enough.free) return undefined;
    removeLeftBehind();
    const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
    return folder;
  } catch {
    return undefined;
  }
}
