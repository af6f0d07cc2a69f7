import { parentPort } from 'node:worker_threads';
import { Line } from '@talentlog/runtime/threads';
import { draw } from './draw.ts';

if (parentPort) new Line(parentPort, { draw });
