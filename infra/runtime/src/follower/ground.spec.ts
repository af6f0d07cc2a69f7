import { describe, expect, test } from '@jest/globals';
import { memoryCheckpoints } from '../checkpoints/memory.ts';
import { openMemoryEventStore } from '../event-store/memory.ts';
import type { EventStore } from '../event-store/port.ts';
import { setUp, tell, until } from './follower.fixture.ts';

describe('a follower whose own ground fails', () => {
  const steps = ['subscription', 'get', 'set', 'pass', 'parked', 'park'] as const;

  test.each(steps)('by %s: says so, asks again for ever, and loses and doubles nothing', async (step) => {
    const seen: unknown[] = [];
    const real = openMemoryEventStore();
    const kept = memoryCheckpoints();
    let calls = 0;
    const shaky = <T>(work: () => T): T => {
      calls += 1;
      if (calls <= 7) throw new Error(`${step} broke`);
      return work();
    };
    const store: EventStore = Object.assign(Object.create(real) as EventStore, {
      subscribe: (...given: Parameters<EventStore['subscribe']>) =>
        step === 'subscription' ? shaky(() => real.subscribe(...given)) : real.subscribe(...given),
    });
    const checkpoints =
      step === 'subscription'
        ? kept
        : { ...kept, [step]: async (...given: [never, never]) => shaky(() => kept[step](...given)) };
    let broken = true;
    const { start, pass, waits } = setUp({
      store,
      checkpoints,
      handle: async (event) => {
        if (event.data.n === 1 && broken) throw new Error('a defect');
        seen.push(event.data.n);
      },
    });
    const poison = await tell(real, 'a-1', 'Wanted', 1);
    await tell(real, 'a-2', 'Wanted', 2);
    await tell(real, 'a-3', 'Other', 3);
    const follower = start();
    const states = new Set<string>();
    await until(() => {
      states.add(follower.status().state);
      if (waits() > 0) pass(300_000);
      return calls > 7 && follower.status().parked === 1 && follower.status().pending === 0;
    });
    expect(states).toContain('failing');
    broken = false;
    await until(() => follower.status().state === 'parked');
    expect(await follower.retry(poison)).toEqual({ handled: 1, left: 0 });
    await follower.stop();
    expect(seen).toEqual([2, 1]);
    expect(follower.status().lastError).toMatch(/broke|a defect/);
    expect(await kept.parked('test')).toEqual([]);
    expect(await kept.get('test')).toBe(await real.head());
  });
});
