import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { Worker } from 'node:worker_threads';
import { Line, type Logger } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import type { PartStatus } from '../health/judged.ts';
import type { CommandSide, QuerySide } from './sides.ts';
import { newSocket } from './socket.ts';

/** Where the gateway reaches the queries. */
export interface Gate {
  readonly socketPath: string;
  readonly agent: Agent;
}

interface Run extends Gate {
  readonly worker: Worker;
  readonly line: Line<QuerySide>;
  readonly ended: Promise<void>;
  readonly since: number;
}

interface QueryThreadParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly mine: CommandSide;
}

const program = new URL('./main.js', import.meta.url);
/** New objects of this thread: with 48 MB, as by default, the process idles with 277 MB, with 12 with 239 and collects too often. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };
/** Pause before the thread is started again; it doubles with each end in a row, up to the longest. */
const pauses = { shortest: 100, longest: 5_000 };
/** Who ran this long did not end for the same reason as before. */
const steadyMs = 30_000;

/**
 * The thread that projects, answers questions and renders pages. It is started again whenever it ends: what it knows comes of the log
 * and its own stores, so nothing that was acknowledged depends on it.
 */
export class QueryThread {
  private run: Run;
  private isOpen = false;
  private isStopping = false;
  private isAnnouncing = false;
  private ends = 0;
  private endsInRow = 0;
  private lastError = '';
  private origin: string | undefined;

  /** Loads the thread's program; nothing is opened yet. */
  constructor(private readonly parts: QueryThreadParts) {
    this.run = this.begin();
  }

  /** Resolves when questions are answered. */
  async open(): Promise<void> {
    await this.run.line.ask('open');
    if (this.origin !== undefined) this.run.line.tell('reachedBy', this.origin);
    this.isOpen = true;
  }

  /** Undefined while nobody answers there. */
  gate(): Gate | undefined {
    return this.isOpen ? this.run : undefined;
  }

  /** Rejects with LineBroken while the thread is away. */
  get ask(): Line<QuerySide>['ask'] {
    return (name, ...given) => this.run.line.ask(name, ...given);
  }

  status(): PartStatus {
    if (!this.isOpen) return { ready: false, detail: `starting again: ${this.lastError}` };
    return { ready: true, detail: this.ends === 0 ? 'running' : `running; ended ${this.ends}: ${this.lastError}` };
  }

  /** Tells the thread, once a turn, that the log has grown. */
  announce(): void {
    if (this.isAnnouncing || !this.isOpen) return;
    this.isAnnouncing = true;
    setImmediate(() => {
      this.isAnnouncing = false;
      this.run.line.tell('announce');
    });
  }

  reachedBy(origin: string): void {
    this.origin = origin;
    this.run.line.tell('reachedBy', origin);
  }

  /** Ends what lasts, so that nobody waits for it. */
  hush(): void {
    this.isStopping = true;
    this.run.line.tell('hush');
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { line, worker, ended } = this.run;
    await line.ask('stop').catch((error: unknown) => {
      this.parts.logger.warn({ error }, 'the queries did not end in order');
      return worker.terminate();
    });
    await ended;
  }

  /** Nothing came of the start: the thread ends at once. */
  async abandon(): Promise<void> {
    this.isStopping = true;
    await this.run.worker.terminate();
  }

  private begin(): Run {
    const { config, mine } = this.parts;
    const socketPath = newSocket();
    const workerData = { config, socket: socketPath };
    const worker = new Worker(program, { workerData, name: 'queries', resourceLimits });
    const line = new Line<QuerySide>(worker, { ...mine });
    const agent = new Agent({ keepAlive: true });
    let failure = 'it ended by itself';
    worker.on('error', (error: Error) => {
      failure = error.stack ?? error.message;
    });
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        line.hangUp('the queries are away');
        agent.destroy();
        rmSync(socketPath, { force: true });
        resolve();
        this.whenEnded(failure);
      });
    });
    return { worker, line, agent, socketPath, ended, since: Date.now() };
  }

  private whenEnded(failure: string): void {
    this.isOpen = false;
    if (this.isStopping) return;
    this.ends += 1;
    this.endsInRow = Date.now() - this.run.since > steadyMs ? 0 : this.endsInRow + 1;
    this.lastError = failure.split('\n')[0] ?? '';
    this.parts.logger.error({ error: failure }, 'the thread of the queries ended; it is started again');
    const pause = Math.min(pauses.longest, pauses.shortest * 2 ** Math.max(0, this.endsInRow - 1));
    setTimeout(() => void this.beginAgain(), pause);
  }

  private async beginAgain(): Promise<void> {
    if (this.isStopping) return;
    this.run = this.begin();
    const { worker } = this.run;
    await this.open().catch((error: unknown) => {
      this.parts.logger.error({ error }, 'the queries could not be started again');
      return worker.terminate();
    });
  }
}
