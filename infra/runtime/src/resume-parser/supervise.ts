import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

export interface ProcessLimits {
  readonly rssBytes: number;
  readonly ms: number;
}
export type Ending = 'exited' | 'memory' | 'timeout';

const POLL_MS = 25;
const PAGE = 4096;

/** Resident memory as Linux counts it, buffers and strings outside the heap included; undefined elsewhere and after the end. */
async function residentBytes(pid: number): Promise<number | undefined> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
  return statm === undefined ? undefined : Number(statm.split(' ')[1]) * PAGE;
}

/**
 * Watches one process until it is gone, at low priority, and kills it when it lives too long or grows too large: a heap
 * limit alone does not count what lies outside the heap. Resolves once, with the reason.
 */
export function supervise(child: ChildProcess, limits: ProcessLimits): Promise<Ending> {
  return new Promise((resolve) => {
    const { pid } = child;
    let ending: Ending = 'exited';
    const kill = (reason: Ending) => {
      ending = reason;
      child.kill('SIGKILL');
    };
    const deadline = setTimeout(() => kill('timeout'), limits.ms);
    const poll = setInterval(async () => {
      const resident = pid === undefined ? undefined : await residentBytes(pid);
      if (resident !== undefined && resident > limits.rssBytes) kill('memory');
    }, POLL_MS);
    const finish = () => {
      clearTimeout(deadline);
      clearInterval(poll);
      resolve(ending);
    };
    child.once('exit', finish);
    child.once('error', finish); // could not be started
    try {
      if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
    } catch {
      // gone already, or not ours to lower: a matter of courtesy only
    }
  });
}
