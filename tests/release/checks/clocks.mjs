import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atRest } from '../../support/at-rest.mjs';
import { ask, assertLog } from '../log.mjs';
import { signedIn, startServer, until } from '../server.mjs';
import { advertise } from '../story.mjs';

const day = 86_400_000;
const shifted = new URL('../shifted-clock.mjs', import.meta.url).href;

export default {
  name: 'clocks',
  proves:
    'a clock that jumps months ahead and back, across kills: what was due happens once, nothing is undone, the log is whole',
  unit: 'jumps',
  rounds: { short: 1, long: 500 },
  plant: {
    says: 'a timer that became due long ago is taken for done',
    changes: [
      {
        file: 'runtime/dist/timers/fire-once.js',
        from: 'await fire(timer);',
        to: 'if (clock.now() - Date.parse(timer.dueAt) < 86_400_000) await fire(timer);',
      },
    ],
    rounds: 1,
  },
  async run({ rounds, random, folder }) {
    const dataDir = folder();
    const file = join(folder(), 'shift');
    writeFileSync(file, '0');
    const env = { CLOCK_SHIFT_FILE: file, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${shifted}` };
    let server = await startServer(dataDir, env);
    if (server.refused) throw new Error(server.refused);
    const stopped = () => ask(dataDir, "SELECT stream FROM events WHERE type = 'AdvertisementStopped'").length;
    await advertise(server.url, await signedIn(server.url));
    for (let round = 0; round < rounds; round += 1) {
      writeFileSync(file, String((40 + random.below(300)) * day));
      await server.kill();
      server = await startServer(dataDir, env);
      await until(() => stopped() === 1, 'the advertisement to end at its time', 30);
      await atRest(server.url, 120);
      writeFileSync(file, String(-random.below(20) * day));
      await signedIn(server.url);
      await server.kill();
      server = await startServer(dataDir, env);
      if (server.refused) throw new Error(`a clock set back: ${server.refused}`);
      await atRest(server.url, 120);
      if (stopped() !== 1) throw new Error(`the advertisement ended ${stopped()} times`);
    }
    await server.kill();
    await assertLog(dataDir);
    return `${rounds} jumps ahead and back by a shifted Date in the server, last shift ${readFileSync(file, 'utf8')} ms`;
  },
};
