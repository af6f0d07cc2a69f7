import 'reflect-metadata';
import { runThread } from '../threads/program.ts';
import { serveQueries } from './serve.ts';

runThread(serveQueries);
