import { atRest } from '../../support/at-rest.mjs';
import { ask, assertLog } from '../log.mjs';
import { registered, signedIn, startServer } from '../server.mjs';
import { sendComment, writeComments } from '../writers.mjs';

/** Each command whose answer was lost is sent again: it happens once, whenever the server died. */
async function repeated({ url, cookie }, open) {
  for (const command of open) {
    const { status, body } = await sendComment(url, cookie, command);
    if (status !== 200) throw new Error(`a repeated command was refused: ${status} ${JSON.stringify(body)}`);
  }
}

export default {
  name: 'kills',
  proves:
    'kill -9 at any moment under load: what was acknowledged is there, once; the log is whole; the views have all of it',
  unit: 'kills',
  rounds: { short: 2, long: 10_000 },
  plant: {
    says: 'answers before the commit: only every fifth group is committed',
    changes: [
      {
        file: 'runtime/dist/event-store/sqlite/log-writer.js',
        from: 'this.sql.begin.run();',
        to: 'if (!this.db.inTransaction) this.sql.begin.run();',
      },
      {
        file: 'runtime/dist/event-store/sqlite/log-writer.js',
        from: 'this.sql.commit.run();',
        to: 'globalThis.turn = (globalThis.turn ?? 0) + 1; if (this.position < 200 || globalThis.turn % 5 === 0) this.sql.commit.run();',
      },
    ],
    rounds: 4,
  },
  async run({ rounds, random, folder, say }) {
    const dataDir = folder();
    let server = await startServer(dataDir);
    const people = [];
    for (let count = 0; count < 8; count += 1) people.push(await registered(server.url));
    let promised = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const { cookie } = await signedIn(server.url);
      const moment = 20 + random.below(200);
      let killed;
      const { acknowledged, open } = await writeComments({
        url: server.url,
        cookie,
        people,
        callers: 8,
        onAck: (count) => {
          if (count >= moment) killed ??= server.kill();
        },
      });
      await killed;
      server = await startServer(dataDir);
      if (server.refused) throw new Error(`after kill ${round}: ${server.refused}`);
      const known = new Set(ask(dataDir, 'SELECT id FROM events').map(({ id }) => id));
      const lost = acknowledged.filter((id) => !known.has(id));
      if (lost.length > 0)
        throw new Error(`kill ${round} lost ${lost.length} of ${acknowledged.length} acknowledged events`);
      await repeated({ url: server.url, cookie: (await signedIn(server.url)).cookie }, open);
      promised += acknowledged.length + open.length;
      await atRest(server.url, 120);
      await assertLog(dataDir);
      const [{ count }] = ask(dataDir, "SELECT count(*) AS count FROM events WHERE type = 'JobSeekerCommented'");
      if (count !== promised) throw new Error(`${promised} comments were promised, ${count} are in the log`);
      if (round % 100 === 0) say(`  ${round} kills, ${promised} acknowledged`);
    }
    await server.kill();
    return `${promised} acknowledged, 0 lost, 0 doubled`;
  },
};
