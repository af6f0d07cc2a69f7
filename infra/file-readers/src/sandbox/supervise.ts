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

const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** Resident memory as Linux counts it, buffers and strings outside the heap included, of a process and those it started; 0 elsewhere and after the end. */
async function residentBytes(pid: number): Promise<number> {
  const [statm, children] = await Promise.all([
    textOf(`/proc/${pid}/statm`),
    textOf(`/proc/${pid}/task/${pid}/children`),
  ]);
  const below = children.split(' ').filter((child) => child !== '');
  const resident = await Promise.all(below.map((child) => residentBytes(Number(child))));
  return resident.reduce((sum, bytes) => sum + bytes, Number(statm.split(' ')[1] ?? 0) * PAGE);
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
      if (pid !== undefined && (await residentBytes(pid)) > limits.rssBytes) kill('memory');
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
