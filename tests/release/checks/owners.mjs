import { ask, assertLog } from '../log.mjs';
import { registered, signedIn, startServer } from '../server.mjs';
import { writeComments } from '../writers.mjs';

export default {
  name: 'owners',
  proves: 'a second process on the same data folder is refused in words, and the first one goes on unharmed',
  unit: 'second starts',
  rounds: { short: 1, long: 200 },
  plant: {
    says: 'the lock of the log is shared',
    changes: [{ file: 'runtime/dist/disk/sqlite/lock-file.js', from: 'BEGIN EXCLUSIVE', to: 'BEGIN' }],
    rounds: 1,
  },
  async run({ rounds, folder }) {
    const dataDir = folder();
    const server = await startServer(dataDir);
    const people = [await registered(server.url), await registered(server.url)];
    const { cookie } = await signedIn(server.url);
    let written = 0;
    for (let round = 0; round < rounds; round += 1) {
      const [{ acknowledged }, second] = await Promise.all([
        writeComments({ url: server.url, cookie, people, callers: 2, enough: 10 }),
        startServer(dataDir),
      ]);
      if (!second.refused) {
        await second.kill();
        throw new Error('a second process opened the folder');
      }
      if (!/already open/.test(second.refused)) throw new Error(`refused, but not in words: ${second.refused}`);
      written += acknowledged.length;
    }
    await server.kill();
    await assertLog(dataDir);
    const [{ count }] = ask(dataDir, "SELECT count(*) AS count FROM events WHERE type = 'JobSeekerCommented'");
    if (count !== written) throw new Error(`${written} were acknowledged, ${count} are there`);
    return `${rounds} refused, ${written} written meanwhile`;
  },
};
