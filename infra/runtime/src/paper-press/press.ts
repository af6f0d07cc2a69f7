import { Worker } from 'node:worker_threads';
import type { Paper } from '@talentlog/contracts';
import { Line } from '../threads/line.ts';
import type { PaperPress, Print } from './port.ts';

/** The thread's side of the line. */
interface Drawing {
  draw(paper: Paper): Promise<Print>;
}

interface Run {
  readonly worker: Worker;
  readonly line: Line<Drawing>;
}

/** The font takes memory, and papers are rare: nobody waits for the next one for longer than this. */
const idleMs = 60_000;
/** Papers that wait at once; more are refused as if the press were away. */
const mostWaiting = 50;
/** One paper takes no longer; the thread that still draws it then is ended, and the next paper begins another. */
const longestMs = 10_000;
/** What the thread may hold: the whole font is outside of it. */
const heap = { maxOldGenerationSizeMb: 256 };
/** Run from sources (tests), where a thread cannot load TypeScript, papers are drawn in the thread that asks. */
const compiled = import.meta.url.endsWith('.js') ? new URL('./thread.js', import.meta.url) : undefined;

/** A press in a thread of its own, which is there as long as there is something to print: a paper takes a quarter of a second. */
export function openPaperPress(program: URL | undefined = compiled, longest = longestMs): PaperPress {
  return program === undefined ? pressHere() : pressBeside(program, longest);
}

const pressHere = (): PaperPress => ({
  print: async (paper) => (await import('./draw.ts')).draw(paper),
  close: async () => undefined,
});

function pressBeside(program: URL, longest: number): PaperPress {
  let run: Run | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): Run {
    const worker = new Worker(program, { name: 'paper-press', resourceLimits: heap });
    worker.unref();
    const line = new Line<Drawing>(worker, {});
    const begun = { worker, line };
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      line.hangUp('the press ended');
      if (run === begun) run = undefined;
    });
    return begun;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = run;
    run = undefined;
    await ending?.worker.terminate();
  }

  async function printNext(paper: Paper): Promise<Print> {
    if (isClosed) throw new Error('the press takes no papers now');
    run ??= start();
    const { worker, line } = run;
    // While it prints, the process waits for it.
    worker.ref();
    const late = setTimeout(() => void worker.terminate(), longest);
    try {
      return await line.ask('draw', paper);
    } finally {
      clearTimeout(late);
    }
  }

  return {
    async print(paper) {
      if (isClosed || waiting >= mostWaiting) throw new Error('the press takes no papers now');
      clearTimeout(idle);
      waiting += 1;
      // One after the other, so that who waits behind a paper without end is printed by the next thread.
      const printed = last.then(() => printNext(paper));
      last = printed.catch(() => undefined);
      try {
        return await printed;
      } finally {
        waiting -= 1;
        if (waiting === 0) {
          run?.worker.unref();
          idle = setTimeout(() => void end(), idleMs);
          idle.unref();
        }
      }
    },
    async close() {
      isClosed = true;
      await end();
    },
  };
}
