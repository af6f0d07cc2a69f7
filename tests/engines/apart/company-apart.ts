import { spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startHrCoreCounterpart } from '@talentlog/hr-core-counterpart';
import { atRest } from '../../support/at-rest.mjs';
import { readyAt } from '../../support/health.ts';
import { ownOfFile } from '../../support/own.ts';
import type { Server } from '../../support/server.ts';
import { given } from '../given.ts';
import { ownDatabase, url } from '../mongodb-there.ts';
import { rowsTwoWays } from '../stores/two-ways.ts';
import { type Part, service, type Taker, taker, web } from './parts.ts';

const cli = fileURLToPath(new URL('../../../infra/cli/dist/main.js', import.meta.url));

/**
 * The commands on a log in SQLite, beside them two each of the queries, the notifier and the SAP bridge, on a database and topics of their
 * own, and in front two webs.
 */
export class CompanyApart {
  readonly database = ownDatabase();
  private readonly own = ownOfFile();
  readonly dataDir = this.own.folder();
  /** Where people come: two webs. */
  fronts: readonly string[] = [];
  hrCoreUrl = '';
  private commands: Taker | undefined;
  private readonly parts = new Map<string, Part>();

  constructor() {
    this.own.closes(() => this.database.remove());
    this.own.closes(() => Promise.all([...this.parts.values()].map((part) => part.kill())));
  }

  /** The commands, as they are reached past the webs. */
  get server(): Server {
    if (this.commands === undefined) throw new Error('the commands did not start');
    return this.commands.server();
  }

  /** As people see it: through a web. */
  get front(): Server {
    return { ...this.server, url: this.fronts[0] ?? '' };
  }

  async begin(): Promise<void> {
    const hrCore = await startHrCoreCounterpart({ port: 0, file: join(this.own.folder(), 'hr-core.db') });
    this.own.closes(() => hrCore.close());
    this.hrCoreUrl = hrCore.url;
    const env = {
      ...{ DEMO: 'on', MONGO_URL: url, MONGO_DATABASE: this.database.name, HR_CORE_URL: hrCore.url },
      // The brokers of this run know our names at a port of their own.
      ...{ KAFKA_BROKERS: given('KAFKA_BROKERS'), KAFKA_USER: '', KAFKA_PASSWORD: '' },
      ...{ KAFKA_TOPIC_PREFIX: `${randomUUID()}.`, KAFKA_PARTITIONS: '3', TRUSTED_PROXIES: '127.0.0.1/32' },
    };
    const set = { ...process.env, NODE_OPTIONS: '', ...env };
    const { status, stdout } = spawnSync(process.execPath, [cli, 'topics'], { env: set, encoding: 'utf8' });
    if (status !== 0) throw new Error(`no topics: ${stdout}`);
    const house = { dataDir: this.dataDir, env };
    this.commands = await taker(house, ['command']);
    this.parts.set('commands', this.commands);
    const webs = [await web(house, this.commands), await web(house, this.commands)];
    for (const [at, { part }] of webs.entries()) this.parts.set(`web ${at + 1}`, part);
    this.fronts = webs.map((one) => one.url);
    for (const name of ['query', 'notifier', 'sap-bridge'])
      for (const which of [1, 2]) this.parts.set(`${name} ${which}`, service(house, name));
    // The commands first: the others join them.
    for (const part of this.parts.values()) await part.begin();
    await this.isWhole();
  }

  /** Ends some of them as a power cut would, at once, and begins them again. Answers which. */
  async killsSome(): Promise<readonly string[]> {
    const victims = [...this.parts].filter(() => randomInt(2) === 0);
    await Promise.all(victims.map(([, part]) => part.kill()));
    for (const [, part] of victims) await part.begin();
    return victims.map(([name]) => name);
  }

  /** Waits until none is missed, seen by people. */
  async isWhole(): Promise<void> {
    for (const front of this.fronts) await readyAt(front, 180);
  }

  /** Ends all once nothing is left to do, and answers the rows as they lie there, and as SQLite has them of the same log. */
  async rowsAtRest(): Promise<{ there: string; ofLog: string }> {
    await atRest(this.server.url, 180);
    for (const part of [...this.parts.values()].reverse()) await part.stop();
    return rowsTwoWays(this.dataDir, await this.database.reach());
  }
}
