import { Worker } from 'node:worker_threads';
import type { Paper } from '@talentlog/contracts';
import { type PdfRenderer, type RenderedPdf, Turns } from '@talentlog/runtime';
import { Line } from '@talentlog/runtime/threads';

/** What the thread can be asked. */
interface Drawing {
  draw(paper: Paper): Promise<RenderedPdf>;
}

interface Run {
  readonly worker: Worker;
  readonly line: Line<Drawing>;
}

/** The font takes memory and papers are rare: an idle thread ends after this time. */
const idleMs = 60_000;
/** The queue, with the paper that is being drawn; the caller of any more is refused and may try again. */
const longestQueue = 50;
/** Timeout in ms of one paper. Its thread is ended, and the next paper starts another. */
const longestMs = 10_000;
const refused = `PDF renderer is closed or its queue (${longestQueue}) is full; retry later`;
/** Heap of the thread. The font is outside of it. */
const heap = { maxOldGenerationSizeMb: 256 };
/** Tests run from sources, which a thread cannot load: there the calling thread draws. */
const compiled = import.meta.url.endsWith('.js') ? new URL('./thread.js', import.meta.url) : undefined;

/**
 * A renderer with a worker thread, because a paper takes a quarter of a second. The thread starts with the first paper and ends when idle.
 * `program` is what the thread runs, `longest` the timeout in ms of one paper (default 10,000).
 */
export function openPdfRenderer(program: URL | undefined = compiled, longest = longestMs): PdfRenderer {
  return program === undefined ? renderHere() : renderInThread(program, longest);
}

const renderHere = (): PdfRenderer => ({
  render: async (paper) => (await import('./draw.ts')).draw(paper),
  close: async () => undefined,
});

function renderInThread(program: URL, longest: number): PdfRenderer {
  const turns = new Turns();
  let run: Run | undefined;
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): Run {
    const worker = new Worker(program, { name: 'pdf-renderer', resourceLimits: heap });
    worker.unref();
    const line = new Line<Drawing>(worker, {});
    const begun = { worker, line };
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      line.hangUp('the PDF renderer ended');
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

  async function renderNext(paper: Paper): Promise<RenderedPdf> {
    if (isClosed) throw new Error(refused);
    run ??= start();
    const { worker, line } = run;
    // While it renders, the process waits for it.
    worker.ref();
    const late = setTimeout(() => void worker.terminate(), longest);
    try {
      return await line.ask('draw', paper);
    } finally {
      clearTimeout(late);
    }
  }

  return {
    async render(paper) {
      if (isClosed || waiting >= longestQueue) throw new Error(refused);
      clearTimeout(idle);
      waiting += 1;
      try {
        // One after the other: a paper behind one that times out is rendered by the next thread.
        return await turns.take(() => renderNext(paper));
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
