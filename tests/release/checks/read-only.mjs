import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertNothingLost, load, storage } from '../disk-load.mjs';
import { registered, signedIn, startServer, until } from '../server.mjs';

const writes = 'pwrite64,pwritev,write,writev,ftruncate,fallocate';

/** Has every write to a file of the folder answered as on a read-only disk, and answers what lifts that again. */
async function readOnly(pid, folder) {
  const names = readdirSync(folder).filter((name) => /\.(db|db-wal|jsonl|mark)$/.test(name));
  const paths = [...names, `probe-${pid}`].flatMap((name) => ['-P', join(folder, name)]);
  const answers = ['-e', `trace=${writes}`, '-e', `inject=${writes}:error=EROFS`];
  const tracer = spawn('strace', ['-f', '-q', '-o', '/dev/null', ...paths, ...answers, '-p', String(pid)], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => tracer.once('exit', resolve));
  const isTraced = (thread) => !/^TracerPid:\s+0$/m.test(readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8'));
  await until(() => readdirSync(`/proc/${pid}/task`).every(isTraced), 'strace to watch the server', 20);
  return async () => {
    tracer.kill('SIGINT');
    await ended;
  };
}

export default {
  name: 'read-only',
  proves:
    'a disk that becomes read-only under load is a state: writes are refused in words, reads go on, the process lives, and goes on by itself with nothing lost',
  unit: 'read-only disks',
  rounds: { short: 1, long: 100 },
  plant: {
    says: 'a write that a read-only disk refuses is no state',
    changes: [
      { file: 'runtime/dist/disk/fault.js', from: "EROFS: 'readOnly',", to: '' },
      {
        file: 'runtime/dist/disk/fault.js',
        from: "return /^SQLITE_(IOERR|CANTOPEN)/.test(code) ? 'failing' :",
        to: 'return',
      },
    ],
    rounds: 1,
  },
  missing() {
    try {
      execFileSync('strace', ['--version'], { stdio: 'ignore' });
      return undefined;
    } catch {
      return 'there is no strace on this machine';
    }
  },
  async run({ rounds, random, folder }) {
    const dataDir = folder();
    const server = await startServer(dataDir);
    const people = [await registered(server.url)];
    const { cookie } = await signedIn(server.url);
    const acknowledged = [];
    for (let round = 0; round < rounds; round += 1) {
      const going = load({ url: server.url, cookie, people, acknowledged });
      const enough = going.statuses.length + 5 + random.below(20);
      await until(() => going.statuses.length > enough, 'the load');
      const lift = await readOnly(server.pid, dataDir);
      // The workers may notice first.
      const isSeen = async () => going.statuses.includes(503) && (await storage(server.url)) === 'readOnly';
      await until(isSeen, 'a refusal, and health to say so', 20).finally(lift);
      await until(async () => (await storage(server.url)) === 'writable', 'the disk to be used again', 20);
      if ((await fetch(`${server.url}/social/jobs`)).status !== 200) throw new Error('reading did not go on');
      const before = acknowledged.length;
      await until(() => acknowledged.length > before, 'writes to go on', 20);
      await going.stop();
    }
    await server.kill();
    await assertNothingLost(dataDir, acknowledged);
    return `${rounds} read-only disks, ${acknowledged.length} acknowledged, 0 lost`;
  },
};
