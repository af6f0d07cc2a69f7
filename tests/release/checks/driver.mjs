import { buildOldDriver, entry } from '../old-driver/build.mjs';
import { registered, signedIn, startServer } from '../server.mjs';
import { writeComments } from '../writers.mjs';

const callers = 64;

/** The driver of SQLite frees what it opened when the collector comes, in each thread: one that frees it badly ends the process. */
export default {
  name: 'driver',
  proves:
    'a server under 64 callers lives while the collector frees what the driver of SQLite opened, on the Node that runs this',
  unit: 'starts with three seconds of load',
  rounds: { short: 1, long: 200 },
  plant: {
    says: 'the driver of before, which ends Node 24.19 and newer',
    changes: [],
    packages: { 'better-sqlite3': entry },
    prepare: buildOldDriver,
    rounds: 12,
  },
  async run({ rounds, folder }) {
    let written = 0;
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(folder());
      if (server.refused) throw new Error(`it ended before it was ready:\n${server.refused}`);
      const people = [await registered(server.url), await registered(server.url)];
      const { cookie } = await signedIn(server.url);
      const over = Date.now() + 3_000;
      while (Date.now() < over) {
        const { acknowledged, open } = await writeComments({ url: server.url, cookie, people, callers, enough: 500 });
        if (open.length > 0) throw new Error(`the server was gone after ${written + acknowledged.length} commands`);
        written += acknowledged.length;
      }
      await server.kill();
    }
    return `${written} commands, ${rounds} starts`;
  },
};
