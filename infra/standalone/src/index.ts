export { readConfig } from './config.ts';
export { type Running, start } from './start.ts';
