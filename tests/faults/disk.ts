import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A fault of the disk that comes over a running process, and goes again. */
export interface DiskFault {
  readonly name: string;
  /** Undefined where it cannot be made here; the words say why. */
  readonly impossible?: string;
  begin(pid: number): Promise<void>;
  end(pid: number): Promise<void>;
}

/**
 * No file of the process may grow, as on a full disk, while reading goes on. Needs no rights and no mount: the system's own limit on
 * the size of files, which is taken back by raising it.
 */
export const noRoom: DiskFault = {
  name: 'no file may grow',
  begin: async (pid) => void (await run('prlimit', [`--pid=${pid}`, '--fsize=1:unlimited'])),
  end: async (pid) => void (await run('prlimit', [`--pid=${pid}`, '--fsize=unlimited:unlimited'])),
};

/** What `/api/health` says of the storage. */
export async function storageOf(url: string): Promise<{ status: number; storage: unknown }> {
  const answer = await fetch(`${url}/api/health`);
  const { parts } = (await answer.json()) as { parts: { storage?: { detail: string } } };
  return { status: answer.status, storage: parts.storage?.detail };
}
