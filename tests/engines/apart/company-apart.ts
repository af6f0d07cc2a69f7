import { spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { atRest } from '../../support/at-rest.mjs';
import { freePort } from '../../support/free-port.mjs';
import { readyAt } from '../../support/health.ts';
import { ownOfFile } from '../../support/own.ts';
import { type Server, type Service, startServer, startService } from '../../support/server.ts';
import { given } from '../given.ts';
import { ownDatabase, url } from '../mongodb-there.ts';
import { rowsTwoWays } from '../stores/two-ways.ts';

const cli = fileURLToPath(new URL('../../../infra/standalone/dist/cli.js', import.meta.url));
const services = ['query', 'notifier', 'sap-bridge'] as const;

/** A company whose commands own a log in SQLite, with two of each of the other services, on a database and topics of its own. */
export class CompanyApart {
  readonly database = ownDatabase();
  private readonly own = ownOfFile();
  readonly dataDir = this.own.folder();
  private running: Server | undefined;
  private readonly beside = new Map<string, Service>();
  private port = '0';
  private readonly env = {
    ...{ MONGO_URL: url, MONGO_DATABASE: this.database.name, WORKERS_FROM: 'kafka' },
    // The brokers of this run know our names at a port of their own.
    ...{ KAFKA_BROKERS: given('KAFKA_BROKERS'), KAFKA_USER: '', KAFKA_PASSWORD: '' },
    ...{ KAFKA_TOPIC_PREFIX: `${randomUUID()}.`, KAFKA_PARTITIONS: '3' },
  };

  constructor() {
    this.own.closes(() => this.database.remove());
    this.own.closes(async () => {
      await Promise.all([...this.beside.values()].map((service) => service.kill()));
      await this.running?.kill();
    });
  }

  get server(): Server {
    if (this.running === undefined) throw new Error('the commands did not start');
    return this.running;
  }

  async begin(): Promise<void> {
    const set = { ...process.env, NODE_OPTIONS: '', ...this.env };
    const { status, stdout } = spawnSync(process.execPath, [cli, 'topics'], { env: set, encoding: 'utf8' });
    if (status !== 0) throw new Error(`no topics: ${stdout}`);
    this.port = String(await freePort());
    await this.beginCommands();
    for (const name of services) for (const which of [1, 2]) this.beginService(`${name} ${which}`);
    await this.isWhole();
  }

  /** Ends some of them as a power cut would, at once, and begins them again. Answers which. */
  async killsSome(): Promise<readonly string[]> {
    const all = ['command', ...this.beside.keys()];
    const victims = all.filter(() => randomInt(2) === 0);
    await Promise.all(victims.map((one) => (one === 'command' ? this.server : this.beside.get(one))?.kill()));
    for (const victim of victims)
      if (victim === 'command') await this.beginCommands();
      else this.beginService(victim);
    return victims;
  }

  /** Waits until none is missed. */
  isWhole(): Promise<void> {
    // A group of Kafka misses who was killed after half a minute.
    return readyAt(this.server.url, 180);
  }

  /** Ends all once nothing is left to do, and answers the rows as they lie there, and as SQLite has them of the same log. */
  async rowsAtRest(): Promise<{ there: string; ofLog: string }> {
    await atRest(this.server.url, 180);
    await Promise.all([...this.beside.values()].map((service) => service.stop()));
    await this.server.stop({ keep: true });
    return rowsTwoWays(this.dataDir, await this.database.reach());
  }

  private async beginCommands(): Promise<void> {
    this.running = await startServer({
      ...{ dataDir: this.dataDir, args: ['command'] },
      env: { ...this.env, PORT: this.port },
    });
  }

  private beginService(name: string): void {
    const [service = ''] = name.split(' ');
    this.beside.set(name, startService(service, this.dataDir, this.env));
  }
}
