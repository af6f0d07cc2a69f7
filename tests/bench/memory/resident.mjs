import { readFileSync } from 'node:fs';

const fieldOf = (pid, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Megabytes that a process holds in memory now. */
export const residentMB = (pid) => fieldOf(pid, 'VmRSS');

/** The most megabytes that it held at once since it began. */
export const highestMB = (pid) => fieldOf(pid, 'VmHWM');
