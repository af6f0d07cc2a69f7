import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import pino from 'pino';
import { countRepeats } from './count-repeats.ts';

const minute = 60_000;

describe('equal lines of the log', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function opened() {
    const lines: { readonly msg: string; readonly repeated?: number; readonly error?: string }[] = [];
    const output = { write: (line: string) => void lines.push(JSON.parse(line)) };
    return { lines, logger: pino({ base: null, hooks: { logMethod: countRepeats() } }, output) };
  }
  const away = { error: 'connect ECONNREFUSED' };

  test('are one, and then one that says how many came: a provider that is away for an hour and a half', () => {
    const { lines, logger } = opened();
    for (let second = 0; second < 90 * 60; second += 1) {
      logger.warn(away, 'no SMS leaves');
      jest.advanceTimersByTime(1000);
    }
    expect(lines.length).toBeLessThanOrEqual(8);
    // Told after 1, 2, 4, 8, 16 and 32 minutes more.
    expect(lines.map(({ repeated }) => repeated)).toEqual([undefined, 59, 120, 240, 480, 960, 1920]);
    expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['no SMS leaves']));
  });

  test('that differ in words, fields, level or cause are all written', () => {
    const { lines, logger } = opened();
    logger.warn(away, 'no SMS leaves');
    logger.error(away, 'no SMS leaves');
    logger.warn({ error: 'timeout' }, 'no SMS leaves');
    logger.warn(away, 'no mail leaves');
    logger.warn({ err: new Error('one') }, 'failed');
    logger.warn({ err: new Error('another') }, 'failed');
    expect(lines).toHaveLength(6);
  });

  test('are written again once they did not come for a while, and are not counted where nothing is wrong', () => {
    const { lines, logger } = opened();
    logger.warn(away, 'no SMS leaves');
    jest.advanceTimersByTime(minute);
    logger.warn(away, 'no SMS leaves');
    for (let n = 0; n < 3; n += 1) logger.info({}, 'serving');
    expect(lines.map(({ msg }) => msg)).toEqual(['no SMS leaves', 'no SMS leaves', 'serving', 'serving', 'serving']);
  });
});
