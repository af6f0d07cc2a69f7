import { Worker, type WorkerOptions } from 'node:worker_threads';
import { Line, type Logger, type LogPosition } from '@talentlog/runtime';
import type { Followers } from '../followers/health.ts';
import type { PartStatus } from '../health/judged.ts';
import type { Kept } from './kept.ts';
import type { Report, ThreadSide } from './sides.ts';

interface ThreadParts {
  /** What log and health page call it: `queries`. */
  readonly name: string;
  readonly program: URL;
  readonly resourceLimits: WorkerOptions['resourceLimits'];
  readonly logger: Logger;
  /** What it may ask of this thread. */
  readonly mine: object;
  /** What its program is given, asked for at each start. */
  readonly start: () => object;
  /** Removes what belonged to one run. */
  readonly whenEnded?: () => void;
}

interface Run<R extends Report> {
  readonly worker: Worker;
  readonly line: Line<ThreadSide<R>>;
  readonly ended: Promise<void>;
  readonly since: number;
}

/** Pause before a thread is started again; it doubles with each end in a row, up to the longest. */
const pauses = { shortest: 100, longest: 5_000 };
/** Who ran this long did not end for the same reason as before. */
const steadyMs = 30_000;

/**
 * A thread that is started again whenever it ends: what it knows comes of the log and its own stores, so nothing that was acknowledged
 * depends on it.
 */
export class KeptThread<R extends Report> implements Kept<R> {
  private run: Run<R>;
  private open = false;
  private isStopping = false;
  private ends = 0;
  private endsInRow = 0;
  private lastError = '';
  private origin: string | undefined;

  /** Loads the thread's program; nothing is opened yet. */
  constructor(private readonly parts: ThreadParts) {
    this.run = this.begin();
  }

  /** Resolves when it does its work. One that needs the origin waits for `reachedBy`. */
  async begun(): Promise<void> {
    if (this.origin !== undefined) this.run.line.tell('reachedBy', this.origin);
    await this.run.line.ask('open');
    this.open = true;
  }

  isOpen(): boolean {
    return this.open;
  }

  status(): PartStatus {
    const again = `starting again: ${this.lastError}`;
    if (!this.open) return { ready: false, detail: this.ends === 0 ? 'starting' : again, cause: 'starting' };
    return { ready: true, detail: this.ends === 0 ? 'running' : `running; ended ${this.ends}: ${this.lastError}` };
  }

  report(): Promise<R> {
    return this.run.line.ask('report');
  }

  retry: Followers['retry'] = (name, eventId) => this.run.line.ask('retry', name, eventId);
  discard: Followers['discard'] = (name, eventId, by) => this.run.line.ask('discard', name, eventId, by);

  forget(person: string): Promise<void> {
    return this.run.line.ask('forget', person);
  }

  announce(head: LogPosition): void {
    if (this.open) this.run.line.tell('announce', head);
  }

  reachedBy(origin: string): void {
    this.origin = origin;
    this.run.line.tell('reachedBy', origin);
  }

  hush(): void {
    this.isStopping = true;
    this.run.line.tell('hush');
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { line, worker, ended } = this.run;
    await line.ask('stop').catch((error: unknown) => {
      this.parts.logger.warn({ error }, `the ${this.parts.name} did not end in order`);
      return worker.terminate();
    });
    await ended;
  }

  async abandon(): Promise<void> {
    this.isStopping = true;
    await this.run.worker.terminate();
  }

  private begin(): Run<R> {
    const { name, program, mine, resourceLimits, start } = this.parts;
    const worker = new Worker(program, { workerData: start(), name, ...(resourceLimits ? { resourceLimits } : {}) });
    const line = new Line<ThreadSide<R>>(worker, { ...mine });
    let failure = 'it ended by itself';
    worker.on('error', (error: Error) => {
      failure = error.stack ?? error.message;
    });
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        line.hangUp(`the ${name} are away`);
        this.parts.whenEnded?.();
        resolve();
        this.whenEnded(failure);
      });
    });
    return { worker, line, ended, since: Date.now() };
  }

  private whenEnded(failure: string): void {
    this.open = false;
    if (this.isStopping) return;
    this.ends += 1;
    this.endsInRow = Date.now() - this.run.since > steadyMs ? 0 : this.endsInRow + 1;
    this.lastError = failure.split('\n')[0] ?? '';
    const { logger, name } = this.parts;
    logger.error({ error: failure }, `the thread of the ${name} ended; it is started again`);
    const pause = Math.min(pauses.longest, pauses.shortest * 2 ** Math.max(0, this.endsInRow - 1));
    setTimeout(() => void this.beginAgain(), pause);
  }

  private async beginAgain(): Promise<void> {
    if (this.isStopping) return;
    this.run = this.begin();
    const { worker } = this.run;
    await this.begun().catch((error: unknown) => {
      this.parts.logger.error({ error }, `the ${this.parts.name} could not be started again`);
      return worker.terminate();
    });
  }
}
