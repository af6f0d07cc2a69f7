import { expect, it } from '@jest/globals';
import { testNow } from '../shared/testing.ts';
import { companySettingsTimers } from './timers.ts';

const of = (type: 'PolicyPublished' | 'PolicyTookEffect' | 'PolicyCalledOff', policy: 'privacy' | 'agreement') =>
  companySettingsTimers[type]?.({
    ...{ type, at: testNow },
    data: { policy, version: '2026-12-01', from: '2026-11-30T16:00:00.000Z' },
  } as never);

it('a version takes effect when its day begins, each text by its own timer', () => {
  const names = (['privacy', 'agreement'] as const).map((policy) => {
    const [timer, ...others] = of('PolicyPublished', policy) ?? [];
    expect(others).toEqual([]);
    expect(timer).toMatchObject({
      at: '2026-11-30T16:00:00.000Z',
      command: { name: 'StartPolicy', payload: { policy, version: '2026-12-01' } },
    });
    return timer && 'set' in timer ? timer.set : undefined;
  });
  expect(new Set(names).size).toBe(2);
  for (const type of ['PolicyTookEffect', 'PolicyCalledOff'] as const)
    expect([of(type, 'privacy'), of(type, 'agreement')]).toEqual(names.map((cancel) => [{ cancel }]));
});
