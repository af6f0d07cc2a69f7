import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { sandboxFlags } from './child-program.ts';
import { type Answered, converse, unanswered } from './converse.ts';
import { confinement } from './namespaces.ts';
import type { ProcessLimits } from './supervise.ts';

export interface SandboxOptions {
  /** Processes at once; by default half the processors, at least one. */
  readonly workers?: number;
  /** How many may wait; more are `busy`. Default 1,000. */
  readonly waiting?: number;
}
export interface Question {
  /** What the child runs (`childProgram`). */
  readonly program: string;
  readonly job: object;
  readonly limits: ProcessLimits;
  /** Whether it may start threads of its own. */
  readonly threads?: boolean;
}

/** Processes that look at foreign bytes, a fresh one for each, so that what a file does to its reader touches nobody else. */
export class Sandbox {
  readonly #options: SandboxOptions;
  readonly #waiting: (() => void)[] = [];
  readonly #stops = new Set<() => void>();
  readonly #running = new Set<Promise<unknown>>();
  #closed = false;
  #free: number;

  constructor(options: SandboxOptions = {}) {
    this.#options = options;
    this.#free = options.workers ?? Math.max(1, Math.floor(availableParallelism() / 2));
  }

  /** Does the work when a place is free. Never rejects: work that fails has `crashed`. */
  async inPlace<A>(work: () => Promise<Answered<A>>): Promise<Answered<A>> {
    if (this.#closed) return unanswered('closed');
    if (this.#free === 0) {
      if (this.#waiting.length >= (this.#options.waiting ?? 1_000)) return unanswered('busy');
      await new Promise<void>((go) => this.#waiting.push(go));
    } else this.#free -= 1;
    const running = this.#closed ? Promise.resolve(unanswered('closed')) : work().catch(() => unanswered('crashed'));
    this.#running.add(running);
    const result = await running;
    this.#running.delete(running);
    const next = this.#waiting.shift(); // the place is handed on, so that nobody slips in between
    if (next === undefined) this.#free += 1;
    else next();
    return this.#closed ? unanswered('closed') : result;
  }

  /** Asks a child of its own, confined as far as the system can. */
  async ask<A>({ program, job, limits, threads = false }: Question): Promise<Answered<A>> {
    const { prefix } = await confinement();
    if (this.#closed) return unanswered('closed');
    const line = [...prefix, process.execPath, ...sandboxFlags(program, threads), program];
    const child = spawn(line[0] ?? '', line.slice(1), {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    return this.stoppable((onStart) => converse<A>(child, job, limits, onStart));
  }

  /** Runs what can be stopped from outside; `close` does. */
  async stoppable<T>(run: (onStart: (stop: () => void) => void) => Promise<T>): Promise<T> {
    let stop: (() => void) | undefined;
    try {
      return await run((given) => {
        stop = given;
        this.#stops.add(given);
        if (this.#closed) given();
      });
    } finally {
      if (stop !== undefined) this.#stops.delete(stop);
    }
  }

  /** Kills what runs, turns away what waits, and resolves when no process is left. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const go of this.#waiting.splice(0)) go();
    for (const stop of this.#stops) stop();
    await Promise.all(this.#running);
  }
}
