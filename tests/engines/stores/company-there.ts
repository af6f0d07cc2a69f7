import { atRest } from '../../support/at-rest.mjs';
import { freePort } from '../../support/free-port.mjs';
import { ownOfFile } from '../../support/own.ts';
import { type Server, startServer } from '../../support/server.ts';
import { type Db, ownDatabase, url } from '../mongodb-there.ts';
import { rowsTwoWays } from './two-ways.ts';

/** A company in a folder and on a database of its own, whose server comes again at the same address. */
export class CompanyThere {
  readonly database = ownDatabase();
  private readonly own = ownOfFile();
  readonly dataDir = this.own.folder();
  private running: Server | undefined;
  private db: Db | undefined;

  constructor(private readonly more: Readonly<Record<string, string>> = {}) {
    this.own.closes(() => this.database.remove());
    this.own.closes(() => this.running?.kill());
  }

  get server(): Server {
    if (this.running === undefined) throw new Error('the server did not start');
    return this.running;
  }

  async begin(): Promise<Server> {
    const PORT = this.running === undefined ? String(await freePort()) : new URL(this.running.url).port;
    const env = { MONGO_URL: url, MONGO_DATABASE: this.database.name, ...this.more, PORT };
    this.running = await startServer({ dataDir: this.dataDir, env });
    return this.running;
  }

  async reach(): Promise<Db> {
    this.db ??= await this.database.reach();
    return this.db;
  }

  /** Stops the server once all is done, and answers its rows as they lie there, and as SQLite has them of the same log. */
  async rowsAtRest(): Promise<{ there: string; ofLog: string }> {
    await atRest(this.server.url, 120);
    await this.server.stop({ keep: true });
    return rowsTwoWays(this.dataDir, await this.reach());
  }
}
