import { describe, expect, test } from '@jest/globals';
import type { Metadata } from './port.ts';
import { createUpcasters } from './upcaster.ts';

const metadata: Metadata = {
  actor: 'guest',
  correlationId: 'c',
  causationId: 'c',
  commandId: 'c',
  commandName: 'Test',
  at: '2026-11-21T00:00:00.000Z',
};
const stored = (schemaVersion: number, data: Readonly<Record<string, unknown>>) => ({
  type: 'Moved',
  schemaVersion,
  data,
  metadata,
});
const upcasters = createUpcasters([
  { type: 'Moved', from: 2, upcast: ({ to, ...rest }, { at }) => ({ ...rest, target: to, since: at }) },
  { type: 'Moved', from: 1, upcast: (data) => ({ ...data, reason: 'UNKNOWN' }) },
]);

describe('upcasters', () => {
  test('lift step by step in the order of versions, whatever order they were given in', () => {
    const lifted = { reason: 'UNKNOWN', target: 'x', since: metadata.at };
    expect(upcasters.lift(stored(1, { to: 'x' }), 3)).toEqual(lifted);
    expect(upcasters.lift(stored(1, { to: 'x' }), 3)).toEqual(lifted);
    expect(upcasters.lift(stored(2, { to: 'x', reason: 'R' }), 3)).toEqual({ ...lifted, reason: 'R' });
  });

  test('leave the stored data alone, and the current version as it is', () => {
    const data = Object.freeze({ to: 'x' });
    upcasters.lift(stored(1, data), 3);
    expect(data).toEqual({ to: 'x' });
    expect(upcasters.lift(stored(3, data), 3)).toBe(data);
  });

  test('refuse a missing step, an event newer than the code, and two steps from one version', () => {
    expect(() => upcasters.lift(stored(1, {}), 4)).toThrow('no upcaster lifts Moved from version 3');
    expect(() => upcasters.lift(stored(4, {}), 3)).toThrow('newer than the 3');
    const step = { type: 'A', from: 1, upcast: () => ({}) };
    expect(() => createUpcasters([step, step])).toThrow('two upcasters');
  });
});
