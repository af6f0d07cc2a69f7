import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let made = 0;

/**
 * A new address for one thread of queries: a socket in a folder that only this user can enter. What processes left there that were
 * killed is removed.
 */
export function newSocket(): string {
  made += 1;
  const name = `${process.pid}-${made}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\talentlog-${name}`;
  const folder = privateFolder();
  // Forced: another server that starts now may have removed it first.
  for (const other of readdirSync(folder))
    if (!isAlive(Number.parseInt(other, 10))) rmSync(join(folder, other), { force: true });
  return join(folder, `${name}.sock`);
}

/** The user's own folder; a fresh one where somebody else put something in its place. */
function privateFolder(): string {
  const uid = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `talentlog-${uid}`);
  return isOurs(folder, uid) ? folder : mkdtempSync(join(tmpdir(), 'talentlog-'));
}

/** Makes it where nothing is. Anybody may have put anything there: a file, or a link to nowhere. */
function isOurs(folder: string, uid: number): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    return found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0;
  } catch (error) {
    if (['EEXIST', 'ENOTDIR', 'ENOENT', 'ELOOP', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return false;
    throw error;
  }
}

/** Whether a process of this machine has not ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
