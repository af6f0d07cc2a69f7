import pino from 'pino';
import type { Config } from './config.ts';
import { countRepeats } from './count-repeats.ts';

/** Writes to standard error, from whichever thread. */
export function createLogger({ LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>) {
  const output = pino.destination(2);
  // Lines that a full disk does not take are lost; the work they tell of goes on.
  output.on('error', () => undefined);
  return pino({ level, base: null, hooks: { logMethod: countRepeats() } }, output);
}
