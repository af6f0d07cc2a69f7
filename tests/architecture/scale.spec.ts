import { describe, expect, test } from '@jest/globals';
import { crowd, dealtOut, exponential } from '../bench/scale/queues.mjs';
import { measured, tables } from '../bench/scale.mjs';
import { textOf } from './tables.ts';

const page = textOf('docs/scaling.md');
const mean = (list: Float64Array) => list.reduce((sum, one) => sum + one, 0) / list.length;

describe('what docs/scaling.md says', () => {
  test.each(Object.entries(tables()))('the table of %s is the one that the simulation prints', (_name, text) =>
    expect(page).toContain(text),
  );

  test.each(Object.entries(measured))('%s was measured: docs/performance.md says so', (_name, { value, words }) => {
    expect(textOf('docs/performance.md')).toContain(words);
    expect(words.replaceAll(',', '')).toContain(String(value));
  });
});

describe('the simulation agrees with what is known of queues', () => {
  // Of one server with chance in arrivals and services, a stay takes 1 / (rate of service - rate of arrivals).
  test.each([0.3, 0.6, 0.8])('a server that is busy for %d of the time', (load) => {
    const { stays, busiest } = dealtOut({
      ...{ perSecond: 1_000 * load, seconds: 200, servers: 1, seed: 7 },
      serve: (random) => exponential(random, 1 / 1_000),
      keyOf: () => 0,
    });
    expect(busiest).toBeCloseTo(load, 1);
    expect(mean(stays) * 1_000 * (1 - load)).toBeGreaterThan(0.9);
    expect(mean(stays) * 1_000 * (1 - load)).toBeLessThan(1.1);
  });

  test('a service that always takes the same time halves the wait (Pollaczek and Khinchine)', () => {
    const { stays } = dealtOut({
      ...{ perSecond: 800, seconds: 200, servers: 1, seed: 7, serve: () => 1 / 1_000, keyOf: () => 0 },
    });
    const wait = mean(stays) - 1 / 1_000;
    expect(wait * 1_000).toBeGreaterThan(1.8);
    expect(wait * 1_000).toBeLessThan(2.2);
  });

  test('the last of a crowd that comes at once waits for all before them', () => {
    const waits = crowd({ people: 1_000, withinSeconds: 1e-6, queues: 1, serve: () => 0.01, seed: 1 });
    expect(waits.at(-1)).toBeCloseTo(10, 2);
    expect(waits[499]).toBeCloseTo(5, 2);
  });
});
