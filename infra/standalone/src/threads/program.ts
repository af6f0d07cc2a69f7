import { parentPort, workerData } from 'node:worker_threads';
import { Line, LineBroken, type Methods, type Port } from '@talentlog/runtime';
import { askFilesAgain } from '@talentlog/runtime/sqlite';
import type { Report, ThreadSide } from './sides.ts';

/** What is asked of a service once it runs. */
export type Opened<R extends Report> = Omit<ThreadSide<R>, 'open' | 'reachedBy'>;

/** What a service serves with: what it was started with, the line to the commands, and the origin once that is known. */
export type Serve<Start, Host extends Methods<Host>, R extends Report> = (
  start: Start,
  host: Pick<Line<Host>, 'ask' | 'tell'>,
  origin: () => Promise<string>,
) => Promise<Opened<R>>;

interface Served<Host extends Methods<Host>> {
  readonly line: Line<Host>;
  /** The other end is gone: what is under way ends, and the stores are closed. */
  hungUp(): Promise<void>;
}

/** Serves at the port: loads while others start, and opens its stores when it is told that the log is ready. */
export function served<Start, Host extends Methods<Host>, R extends Report>(
  port: Port,
  start: Start,
  serve: Serve<Start, Host, R>,
  whenStopped: () => void = () => undefined,
): Served<Host> {
  let isReachedBy: (origin: string) => void = () => undefined;
  let isAlone: () => void = () => undefined;
  const origin = new Promise<string>((resolve, reject) => {
    isReachedBy = resolve;
    isAlone = () => reject(new LineBroken('the commands are away'));
  });
  origin.catch(nobody);
  let opened: Promise<Opened<R>> | undefined;
  const running = async () => {
    if (opened === undefined) throw new Error('nothing is open yet');
    return opened;
  };
  const mine: ThreadSide<R> = {
    async open() {
      opened = serve(start, line, () => origin);
      await opened;
    },
    reachedBy: (given) => isReachedBy(given),
    report: async () => (await running()).report(),
    async forget(person) {
      // The key was destroyed by another thread, perhaps since the file of keys was asked in this very turn.
      askFilesAgain();
      // What is not open yet keeps nothing.
      await (await opened)?.forget(person);
    },
    retry: async (name, eventId) => (await running()).retry(name, eventId),
    discard: async (name, eventId, by) => (await running()).discard(name, eventId, by),
    announce: (head) => void opened?.then((one) => one.announce(head), nobody),
    hush: () => void opened?.then((one) => one.hush(), nobody),
    async stop() {
      await (await running()).stop();
      whenStopped();
    },
  };
  const line = new Line<Host>(port, { ...mine });
  return {
    line,
    async hungUp() {
      isAlone();
      await (await opened?.catch(nobody))?.stop();
    },
  };
}

/** The program of a thread. */
export function runThread<Start, Host extends Methods<Host>, R extends Report>(serve: Serve<Start, Host, R>): void {
  const port = parentPort;
  if (port === null) throw new Error('this program runs as a worker thread');
  // With the answer sent, nothing keeps the thread.
  served(port, workerData as Start, serve, () => setImmediate(() => port.close()));
}

/** What could not be opened is told to who asked for it. */
const nobody = () => undefined;
