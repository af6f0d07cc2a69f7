import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { ViewStore } from '@talentlog/runtime';
import { type MongoConnection, openMongo, openMongoViewStore } from '@talentlog/runtime/mongodb';
import { freePort } from '../../support/free-port.mjs';
import { ownOfFile } from '../../support/own.ts';
import { until } from '../../support/until.ts';
import { apply, expectedOf, happenings, kept, ofRound } from './happenings.ts';
import { at } from './people.ts';

const script = new URL('../../../infra/engines/ferretdb.sh', import.meta.url).pathname;
const own = ownOfFile();

/** An engine of this test alone, with a folder that outlives it. */
class Engine {
  private readonly folder = join(own.folder(), 'engine');
  private child: ChildProcess | undefined;
  private port = 0;

  async start(): Promise<void> {
    if (this.port === 0) this.port = await freePort();
    const env = { ...process.env, ENGINE_FOLDER: this.folder, ENGINE_PORT: String(this.port) };
    this.child = spawn(script, ['start'], { env, stdio: 'ignore' });
  }

  /** As the power goes; PostgreSQL, its child, goes with it. */
  async kill(): Promise<void> {
    const ended = new Promise((end) => this.child?.once('exit', end));
    this.child?.kill('SIGKILL');
    await ended;
  }

  async reach(): Promise<MongoConnection> {
    let connection: MongoConnection | undefined;
    const url = `mongodb://127.0.0.1:${this.port}/`;
    await until(async () => {
      connection = await openMongo({ url, database: 'talentlog', findMs: 300 }, () => undefined).catch(() => undefined);
      return connection;
    }, 'the engine');
    if (connection === undefined) throw new Error('no connection');
    return connection;
  }
}

// `npm run test:engines -- mongodb` has fetched the engine then; what keeps its data in memory, or runs elsewhere, is not killed.
const isHad = process.env.MONGODB_FOLDER !== undefined;
if (!isHad)
  console.info('views on MongoDB: no engine is killed: the one of this run is not the FerretDB of infra/engines');

(isHad ? test : test.skip)(
  'a server that is killed in the middle of batches, five times, has what was told it, once',
  async () => {
    const engine = new Engine();
    await engine.start();
    const connection = await engine.reach();
    const store: ViewStore = openMongoViewStore({ db: connection.db });
    try {
      const [generation] = await store.open(ofRound(1));
      const events = happenings(1);
      let [reached, kills] = [0, 0];
      while (reached < events.length) {
        const to = Math.min(events.length, reached + 3);
        const told = events.slice(reached, to);
        const batch = generation?.transact(at(to), async (writer) => {
          for (const event of told) await apply(writer, event);
          if (to % 12 !== 0 || kills >= to / 12) return;
          kills += 1;
          // Not awaited: what the batch writes now meets an engine that is about to end, is ending, or is gone.
          void engine.kill().then(() => engine.start());
        });
        try {
          await batch;
          reached = to;
        } catch {
          await until(async () => {
            reached = Number(await generation?.checkpoint().catch(() => Number.NaN));
            return !Number.isNaN(reached);
          }, 'the checkpoint');
        }
      }
      expect(kills).toBe(5);
      const rows = async () => kept(store, 1).catch(() => undefined);
      await until(async () => (await rows()) !== undefined, 'the rows');
      expect(await rows()).toEqual(expectedOf(events));
    } finally {
      await connection.close();
      await engine.kill();
    }
  },
  120_000,
);
