import { parentPort } from 'node:worker_threads';
import { Line } from '../threads/line.ts';
import { draw } from './draw.ts';

if (parentPort) new Line(parentPort, { draw });
