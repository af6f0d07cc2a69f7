import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { Line } from '@talentlog/runtime';
import { serveQueries } from './serve.ts';
import type { CommandSide, QuerySide, QueryStart } from './sides.ts';

/** The program of the queries: loads while others start, and opens its stores when it is told that the log is ready. */
function main(port: NonNullable<typeof parentPort>): void {
  const start = workerData as QueryStart;
  let isReachedBy: (origin: string) => void = () => undefined;
  const origin = new Promise<string>((resolve) => {
    isReachedBy = resolve;
  });
  let opened: ReturnType<typeof serveQueries> | undefined;
  const running = async () => {
    if (opened === undefined) throw new Error('the queries are not open yet');
    return opened;
  };
  const mine: QuerySide = {
    async open() {
      opened = serveQueries(start, line, () => origin);
      await opened;
    },
    reachedBy: (given) => isReachedBy(given),
    report: async () => (await running()).report(),
    forget: async (person) => (await running()).forget(person),
    retry: async (name, eventId) => (await running()).retry(name, eventId),
    discard: async (name, eventId, by) => (await running()).discard(name, eventId, by),
    announce: () => void opened?.then((queries) => queries.announce(), nobody),
    hush: () => void opened?.then((queries) => queries.hush(), nobody),
    async stop() {
      await (await running()).stop();
      // With the answer sent, nothing keeps the thread.
      setImmediate(() => port.close());
    },
  };
  const line = new Line<CommandSide>(port, { ...mine });
}

/** What could not be opened is told to who asked for it. */
const nobody = () => undefined;

if (parentPort === null) throw new Error('the queries run as a worker thread');
main(parentPort);
