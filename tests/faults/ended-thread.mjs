// Loaded into a server: SIGUSR2 ends the thread of its queries at once, in the middle of whatever it is doing.
import { syncBuiltinESMExports } from 'node:module';
import threads, { isMainThread, Worker } from 'node:worker_threads';

let queries;
class SeenWorker extends Worker {
  constructor(program, options) {
    super(program, options);
    if (options.name === 'queries') queries = this;
  }
}

if (isMainThread) {
  threads.Worker = SeenWorker;
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => void queries?.terminate());
}
