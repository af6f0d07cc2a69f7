import { execFileSync } from 'node:child_process';
import { assertNothingLost, load, storage } from '../disk-load.mjs';
import { registered, signedIn, startServer, until } from '../server.mjs';

/** No file of the process may grow, as on a full disk: the system's own limit, which needs no rights and is taken back again. */
const limit = (pid, soft) => execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${soft}:unlimited`]);

export default {
  name: 'disk',
  proves:
    'a disk that is full under load is a state: writes are refused in words, the process lives, and goes on by itself with nothing lost',
  unit: 'full disks',
  rounds: { short: 1, long: 200 },
  plant: {
    says: 'an error of the disk is no state',
    changes: [
      { file: 'runtime/dist/disk/fault.js', from: "code === 'SQLITE_FULL'", to: 'false' },
      { file: 'runtime/dist/disk/fault.js', from: "EFBIG: 'full',", to: '' },
    ],
    rounds: 1,
  },
  missing() {
    try {
      execFileSync('prlimit', ['--version']);
      return undefined;
    } catch {
      return 'there is no prlimit on this machine';
    }
  },
  async run({ rounds, random, folder }) {
    const dataDir = folder();
    const server = await startServer(dataDir);
    const people = [];
    for (let count = 0; count < 6; count += 1) people.push(await registered(server.url));
    const { cookie } = await signedIn(server.url);
    const acknowledged = [];
    for (let round = 0; round < rounds; round += 1) {
      const going = load({ url: server.url, cookie, people, acknowledged });
      const enough = going.statuses.length + 20 + random.below(100);
      await until(() => going.statuses.length > enough, 'the load');
      limit(server.pid, '1');
      await until(async () => (await storage(server.url)) === 'full', 'health to say so', 20);
      await until(() => going.statuses.at(-1) === 503, 'a refusal', 20);
      limit(server.pid, 'unlimited');
      await until(async () => (await storage(server.url)) === 'writable', 'the disk to be used again', 20);
      const before = acknowledged.length;
      await until(() => acknowledged.length > before, 'writes to go on', 20);
      await going.stop();
    }
    await server.kill();
    await assertNothingLost(dataDir, acknowledged);
    return `${rounds} full disks, ${acknowledged.length} acknowledged, 0 lost`;
  },
};
