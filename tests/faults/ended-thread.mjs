// Loaded into a server as `ended-thread.mjs?name`: SIGUSR2 ends its thread of that name at once, in the middle of whatever it is doing.
import { syncBuiltinESMExports } from 'node:module';
import threads, { isMainThread, Worker } from 'node:worker_threads';

const name = new URL(import.meta.url).search.slice(1);
let thread;
class SeenWorker extends Worker {
  constructor(program, options) {
    super(program, options);
    if (options.name === name) thread = this;
  }
}

if (isMainThread) {
  threads.Worker = SeenWorker;
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => void thread?.terminate());
}
