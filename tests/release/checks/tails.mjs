import { cpSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logFiles } from '@talentlog/runtime/sqlite';
import { ask, assertLog } from '../log.mjs';
import { registered, signedIn, startServer, until } from '../server.mjs';
import { writeComments } from '../writers.mjs';

/** What a power cut or a careless copy does to the write-ahead log. */
const losses = {
  'loses it': (wal) => rmSync(wal),
  'tears it': (wal, random) => truncateSync(wal, random.below(readFileSync(wal).length)),
  'drops writes in it': (wal, random) => {
    const bytes = readFileSync(wal);
    const from = random.below(bytes.length);
    bytes.fill(0, from, Math.min(bytes.length, from + 4_096 * (1 + random.below(4))));
    writeFileSync(wal, bytes);
  },
};

/** A folder whose server was killed with a full write-ahead log, everything sealed and shown. */
async function killedFolder(dataDir) {
  const server = await startServer(dataDir);
  const people = [];
  for (let count = 0; count < 6; count += 1) people.push(await registered(server.url));
  const { cookie } = await signedIn(server.url);
  await writeComments({ url: server.url, cookie, people, callers: 6, enough: 60 });
  const { ledgerFile } = logFiles(dataDir);
  const head = () => ask(dataDir, 'SELECT max(position) AS head FROM events')[0].head;
  await until(
    () => Number(JSON.parse(readFileSync(ledgerFile, 'utf8').trim().split('\n').at(-1)).upTo) >= head(),
    'the seal',
  );
  await server.kill();
  return head();
}

export default {
  name: 'tails',
  proves: 'a write-ahead log that was lost, torn or has holes: the start refuses in words, or nothing is missing',
  unit: 'images',
  rounds: { short: 1, long: 20_000 },
  plant: {
    says: 'the start compares the log neither with its mark and its ledger nor with what lies beside it',
    changes: [
      {
        file: 'runtime/dist/event-store/sqlite/tail.js',
        from: 'if (mark !== undefined && mark.at > head)',
        to: 'if (false)',
      },
      {
        file: 'runtime/dist/event-store/sqlite/tail.js',
        from: 'if (mark !== undefined && mark.at > 0 &&',
        to: 'if (false && mark !== undefined &&',
      },
      { file: 'runtime/dist/data-folder/sqlite/inspect.js', from: 'if (reached <= head ||', to: 'if (true ||' },
      { file: 'runtime/dist/ledger/sealer.js', from: 'if (head < upTo)', to: 'if (false)' },
      { file: 'runtime/dist/ledger/sealer.js', from: 'if (event?.hash !== last)', to: 'if (false)' },
    ],
    rounds: 6,
  },
  async run({ rounds, random, folder }) {
    const whole = folder();
    const head = await killedFolder(whole);
    const names = Object.keys(losses);
    let refused = 0;
    for (let round = 0; round < rounds; round += 1) {
      const image = join(folder(), 'image');
      cpSync(whole, image, { recursive: true });
      const wal = join(image, 'events.db-wal');
      if (!existsSync(wal)) throw new Error('there is no write-ahead log to damage');
      const name = names[round % names.length];
      losses[name](wal, random);
      const server = await startServer(image);
      if (server.refused) {
        refused += 1;
        if (!/restore|verify|备份/.test(server.refused))
          throw new Error(`who ${name} is not told what to do: ${server.refused}`);
      } else {
        await server.kill();
        const [{ now }] = ask(image, 'SELECT max(position) AS now FROM events');
        if (now < head)
          throw new Error(
            `image ${round}: who ${name} starts it with ${now} of ${head} events, all of them acknowledged`,
          );
        await assertLog(image);
      }
      rmSync(image, { recursive: true, force: true });
    }
    return `${rounds} images, ${refused} refused in words, ${rounds - refused} whole`;
  },
};
