import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../support/until.ts';
import type { DiskFault } from './disk.ts';

const isThere = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * Every write to a file of the folder is answered as on a disk that became read-only, to a process that has the files open: the system
 * lets nobody remount under open files, so its answers are replaced where they are given. Reading goes on.
 */
export function readOnlyUnder(folder: string): DiskFault {
  let tracer: ChildProcess | undefined;
  return {
    name: 'every write is answered with EROFS',
    ...(isThere('strace') ? {} : { impossible: 'strace is not installed here' }),
    async begin(pid) {
      const names = readdirSync(folder).filter((name) => /\.(db|db-wal|jsonl|mark)$/.test(name));
      const paths = [...names, `probe-${pid}`].flatMap((name) => ['-P', join(folder, name)]);
      const writes = 'pwrite64,pwritev,write,writev,ftruncate,fallocate';
      const answers = ['-e', `trace=${writes}`, '-e', `inject=${writes}:error=EROFS`];
      tracer = spawn('strace', ['-f', '-q', '-o', '/dev/null', ...paths, ...answers, '-p', String(pid)], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      tracer.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
      });
      await until(() => isTraced(pid) || tracer?.exitCode !== null, 'the disk to become read-only');
      if (tracer.exitCode !== null) throw new Error(`strace ended: ${said}`);
    },
    async end() {
      tracer?.kill('SIGINT');
      await until(() => tracer === undefined || tracer.exitCode !== null || tracer.signalCode !== null);
    },
  };
}

/** Whether every thread of the process is watched. */
const isTraced = (pid: number): boolean =>
  readdirSync(`/proc/${pid}/task`).every((thread) => {
    const status = readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8');
    return !/^TracerPid:\s+0$/m.test(status);
  });

/** A program that sees this folder on a read-only mount and everything else as it is; undefined where nobody may mount here. */
export function onReadOnlyMount(folder: string, program: readonly string[]): readonly string[] | undefined {
  const mount = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && shift && exec "$@"';
  const under = (inner: readonly string[]) => ['unshare', '-rm', 'sh', '-c', mount, 'sh', folder, ...inner];
  try {
    const [command = '', ...given] = under(['true']);
    execFileSync(command, given, { stdio: 'ignore' });
    return under(program);
  } catch {
    return undefined;
  }
}
