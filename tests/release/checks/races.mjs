import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ask, assertLog } from '../log.mjs';
import { signedIn, startServer } from '../server.mjs';

const callers = 200;
const program = fileURLToPath(new URL('../rivals.mjs', import.meta.url));

export default {
  name: 'races',
  proves: `${callers} callers in two processes want the same login name at once: one gets it, the log has it once`,
  unit: `rounds of ${callers}`,
  rounds: { short: 2, long: 1_000 },
  plant: {
    says: 'the writer does not compare revisions',
    changes: [
      {
        file: 'runtime/dist/event-store/sqlite/log-writer.js',
        from: 'if (!holds(expected, actual))',
        to: 'if (!holds(expected, actual) && false)',
      },
    ],
    rounds: 2,
  },
  async run({ rounds, random, folder }) {
    const dataDir = folder();
    const server = await startServer(dataDir);
    const { cookie, proof } = await signedIn(server.url);
    const rivals = [fork(program), fork(program)];
    try {
      for (let round = 0; round < rounds; round += 1) {
        const rush = {
          url: server.url,
          cookie,
          proof,
          round,
          callers: callers / 2,
          name: `rival${round}x${random.below(1_000_000)}`,
        };
        const ready = rivals.map((rival) => once(rival, 'message'));
        for (const rival of rivals) rival.send(rush);
        const answers = (await Promise.all(ready)).flatMap(([statuses]) => statuses);
        const winners = answers.filter((status) => status === 200).length;
        if (winners !== 1) throw new Error(`round ${round}: ${winners} winners`);
        if (answers.some((status) => status >= 500 && status !== 503))
          throw new Error(`round ${round}: ${answers.join()}`);
      }
    } finally {
      for (const rival of rivals) rival.kill();
      await server.kill();
    }
    await assertLog(dataDir);
    // The first administrator is an account as well.
    const [{ count }] = ask(dataDir, "SELECT count(*) AS count FROM events WHERE type = 'StaffAccountCreated'");
    if (count !== rounds + 1) throw new Error(`${rounds} winners, ${count - 1} accounts`);
    return `${rounds} rounds, one winner each`;
  },
};
