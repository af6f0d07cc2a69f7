import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brokers } from './kafka-there.ts';

export type Planted = 'two' | 'trusting' | undefined;

/** A process that publishes numbers from one on, and may be killed; the next one begins behind what was acknowledged in one piece. */
export class KilledPublisher {
  /** First and last number of each batch that was acknowledged. */
  readonly batches: (readonly [first: number, last: number])[] = [];
  readonly said: string[] = [];
  private child: ChildProcess | undefined;

  constructor(
    private readonly topic: string,
    private readonly planted: Planted,
  ) {}

  /** How many batches were acknowledged. Throws where it has ended by itself. */
  count(): number {
    const { exitCode } = this.child ?? {};
    if (typeof exitCode === 'number') throw new Error(`it ended with ${exitCode}: ${this.said.slice(-5).join('\n')}`);
    return this.batches.length;
  }

  /** The numbers that were acknowledged. */
  acknowledged(): ReadonlySet<number> {
    const numbers = new Set<number>();
    for (const [first, last] of this.batches) for (let n = first; n <= last; n += 1) numbers.add(n);
    return numbers;
  }

  start(): void {
    const env = {
      ...process.env,
      BROKERS: brokers.join(','),
      TOPIC: this.topic,
      FROM: String(this.checkpoint()),
      ...(this.planted === undefined ? {} : { PLANTED: this.planted }),
    };
    const program = fileURLToPath(new URL('publisher.mjs', import.meta.url));
    const child = spawn(process.execPath, [program], {
      env: { ...env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [first = 0, last = 0] = line.split(' ').map(Number);
      this.batches.push([first, last]);
    });
    createInterface({ input: child.stderr }).on('line', (line) => this.said.push(line));
  }

  /** At once, as a power cut does. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
  }

  /** The first number that is not acknowledged, or has one before it that is not. */
  private checkpoint(): number {
    let next = 0;
    for (const [first, last] of [...this.batches].sort(([one], [other]) => one - other)) {
      if (first > next) break;
      next = Math.max(next, last + 1);
    }
    return next;
  }
}
