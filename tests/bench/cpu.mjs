import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Fields of `/proc/<pid>/stat` behind the name, which may hold anything; undefined once the process is gone. */
function statOf(pid, thread = '') {
  try {
    return readFileSync(`/proc/${pid}${thread}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return undefined;
  }
}

const [parent, user, system, userOfGone, systemOfGone] = [1, 11, 12, 13, 14];
const ticksPerSecond = 100;

/** Seconds of processor time that a process and its children took so far; undefined where the system does not tell. */
export function cpuSeconds(pid) {
  if (!existsSync('/proc/self/stat')) return undefined;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [name, statOf(name)]);
  const ticks = (id) => {
    const own = statOf(id) ?? [];
    const children = all.filter(([, stat]) => stat?.[parent] === String(id));
    const spent = [user, system, userOfGone, systemOfGone].reduce((sum, field) => sum + Number(own[field] ?? 0), 0);
    return children.reduce((sum, [child]) => sum + ticks(child), spent);
  };
  return ticks(pid) / ticksPerSecond;
}

/** Seconds of processor time that the first thread of a process took so far: the one that answers. */
export function mainThreadSeconds(pid) {
  const stat = existsSync('/proc/self/stat') ? statOf(pid, `/task/${pid}`) : undefined;
  return stat && (Number(stat[user]) + Number(stat[system])) / ticksPerSecond;
}
