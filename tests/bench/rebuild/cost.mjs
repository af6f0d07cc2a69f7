// What some work took of this process, and how long a reader waits beside it.
import { existsSync, readFileSync } from 'node:fs';

/** Bytes this process handed to the system for writing; not a number where the system does not tell. */
const bytesWritten = () =>
  existsSync('/proc/self/io') ? Number(/wchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]) : Number.NaN;

/** Seconds, seconds of processor time, and bytes written, of what `work` resolves with. */
export async function costOf(work) {
  const [from, cpu, bytes] = [performance.now(), process.cpuUsage(), bytesWritten()];
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - from) / 1000;
  return { result, seconds, cpu: (user + system) / 1e6, bytes: bytesWritten() - bytes };
}

const newest = { sort: [{ field: 'updatedAt', descending: true }], limit: 20 };

/** The p95 of the milliseconds from when a page was due, every 20 ms, until it was there, while `work` goes on. */
export async function p95Beside(views, work) {
  const took = [];
  let isOver = false;
  const reading = async () => {
    for (let due = performance.now(); !isOver; due = Math.max(due + 20, performance.now())) {
      await new Promise((go) => setTimeout(go, due - performance.now()));
      await views.list('application', newest);
      took.push(performance.now() - due);
    }
  };
  const ended = reading();
  await work();
  isOver = true;
  await ended;
  return took.sort((one, other) => one - other)[Math.floor(took.length * 0.95)];
}
