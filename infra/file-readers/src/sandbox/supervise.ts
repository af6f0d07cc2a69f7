import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

export interface ProcessLimits {
  readonly rssBytes: number;
  /** Of processor time where the system counts it, so that a busy machine condemns no honest file; of the clock, six times as much. */
  readonly ms: number;
}
export type Ending = 'exited' | 'memory' | 'timeout';

const POLL_MS = 25;
const PAGE = 4096;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const countsProcessorTime = process.platform === 'linux';
/** How much longer than its processor time a process may live. */
const patience = countsProcessorTime ? 6 : 1;

const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

interface Used {
  readonly bytes: number;
  readonly ms: number;
}

/** Resident memory, buffers and strings outside the heap included, and processor time, of a process and those it started; nothing where Linux does not tell, and after the end. */
async function usedBy(pid: number): Promise<Used> {
  const [statm, stat, children] = await Promise.all([
    textOf(`/proc/${pid}/statm`),
    textOf(`/proc/${pid}/stat`),
    textOf(`/proc/${pid}/task/${pid}/children`),
  ]);
  const below = children.split(' ').filter((child) => child !== '');
  const used = await Promise.all(below.map((child) => usedBy(Number(child))));
  // Behind the name in brackets, which may hold blanks: what it used itself and by children that ended.
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  const own = {
    bytes: Number(statm.split(' ')[1] ?? 0) * PAGE,
    ms: ticks.reduce((sum, one) => sum + one, 0) * TICK_MS,
  };
  return [own, ...used].reduce((sum, { bytes, ms }) => ({ bytes: sum.bytes + bytes, ms: sum.ms + ms }));
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
    const deadline = setTimeout(() => kill('timeout'), limits.ms * patience);
    const poll = setInterval(async () => {
      if (pid === undefined) return;
      const { bytes, ms } = await usedBy(pid);
      if (bytes > limits.rssBytes) kill('memory');
      else if (ms > limits.ms) kill('timeout');
    }, POLL_MS);
    const finish = () => {
      clearTimeout(deadline);
      clearInterval(poll);
      resolve(ending);
    };
    child.once('exit', finish);
    child.once('error', finish); // could not be started
    try {
      if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // gone already, or not ours to lower: a matter of courtesy only
    }
  });
}
