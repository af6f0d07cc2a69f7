import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** What keeps a reader of foreign files apart from the rest of the machine. */
export interface Confinement {
  /** Put before the program's own command line; empty where the system offers none. */
  readonly prefix: readonly string[];
  /** For the health page: what holds here. */
  readonly detail: string;
}

/** A program of the system's path; undefined if absent. */
export const programOnPath = (name: string, path = process.env.PATH ?? ''): string | undefined =>
  path
    .split(delimiter)
    .filter((dir) => dir !== '')
    .map((dir) => join(dir, name))
    .find((candidate) => {
      try {
        accessSync(candidate, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

const byNodeAlone: Confinement = {
  prefix: [],
  detail: 'files are read in processes limited by Node alone: this system gives them no network and process namespaces',
};

/**
 * Finds out, by trying, whether the system gives a process a network and a process table of its own: then it can neither
 * connect nor be connected to, and there is nobody it could signal, whatever code runs in it. Linux with `unshare` and user
 * namespaces; elsewhere the limits of Node remain.
 */
export async function findConfinement(): Promise<Confinement> {
  const unshare = process.platform === 'linux' ? programOnPath('unshare') : undefined;
  // The list of children is how the memory of what runs inside is counted.
  if (unshare === undefined || !existsSync(`/proc/self/task/${process.pid}/children`)) return byNodeAlone;
  const prefix = [unshare, '--user', '--map-root-user', '--net', '--pid', '--fork', '--kill-child', '--'];
  const [program = '', ...given] = [...prefix, process.execPath, '-e', 'process.exit(process.ppid)'];
  return promisify(execFile)(program, given, { env: {}, timeout: 10_000 }).then(
    () => ({ prefix, detail: 'files are read in processes with no network and no other process in sight' }),
    () => byNodeAlone,
  );
}

let found: Promise<Confinement> | undefined;
/** What `findConfinement` found when it was first asked for. */
export const confinement = (): Promise<Confinement> => {
  found ??= findConfinement();
  return found;
};
