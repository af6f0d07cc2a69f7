import { parentPort, workerData } from 'node:worker_threads';
import { Line, type Methods } from '@talentlog/runtime';
import type { Report, ThreadSide } from './sides.ts';

/** What is asked of a thread once it runs. */
export type Opened<R extends Report> = Omit<ThreadSide<R>, 'open' | 'reachedBy'>;

/** What a thread serves with: what it was started with, the line to who started it, and the origin once that is known. */
export type Serve<Start, Host extends Methods<Host>, R extends Report> = (
  start: Start,
  host: Pick<Line<Host>, 'ask' | 'tell'>,
  origin: () => Promise<string>,
) => Promise<Opened<R>>;

/** The program of a thread: it loads while others start, and opens its stores when it is told that the log is ready. */
export function runThread<Start, Host extends Methods<Host>, R extends Report>(serve: Serve<Start, Host, R>): void {
  const port = parentPort;
  if (port === null) throw new Error('this program runs as a worker thread');
  let isReachedBy: (origin: string) => void = () => undefined;
  const origin = new Promise<string>((resolve) => {
    isReachedBy = resolve;
  });
  let opened: Promise<Opened<R>> | undefined;
  const running = async () => {
    if (opened === undefined) throw new Error('nothing is open yet');
    return opened;
  };
  const mine: ThreadSide<R> = {
    async open() {
      opened = serve(workerData as Start, line, () => origin);
      await opened;
    },
    reachedBy: (given) => isReachedBy(given),
    report: async () => (await running()).report(),
    // What is not open yet keeps nothing.
    forget: async (person) => (await opened)?.forget(person),
    retry: async (name, eventId) => (await running()).retry(name, eventId),
    discard: async (name, eventId, by) => (await running()).discard(name, eventId, by),
    announce: () => void opened?.then((one) => one.announce(), nobody),
    hush: () => void opened?.then((one) => one.hush(), nobody),
    async stop() {
      await (await running()).stop();
      // With the answer sent, nothing keeps the thread.
      setImmediate(() => port.close());
    },
  };
  const line = new Line<Host>(port, { ...mine });
}

/** What could not be opened is told to who asked for it. */
const nobody = () => undefined;
