import { runThread } from '../threads/program.ts';
import { serveWorkers } from './serve.ts';

runThread(serveWorkers);
