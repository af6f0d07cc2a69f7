import { describe, expect, it } from '@jest/globals';
import { type Line, silentLogger } from '@talentlog/runtime';
import { JoinedService } from './joined.ts';
import type { Report, ThreadSide } from './sides.ts';

const aLine = () => ({ ask: async () => undefined, tell: () => undefined }) as unknown as Line<ThreadSide<Report>>;

describe('a service that joins the commands', () => {
  it('takes the place of one with an earlier token, which is hung up on and comes in no more', async () => {
    const service = new JoinedService({ name: 'the notifier', logger: silentLogger, mine: {} });
    const hungUp: string[] = [];
    const joins = (name: string, fence: number, line = aLine()) =>
      service.joins(line, { fence, hangUp: () => hungUp.push(name) });
    const first = aLine();
    expect(joins('first', 3, first)).toBe(true);
    expect(joins('same', 3)).toBe(false);
    expect(joins('earlier', 2)).toBe(false);
    expect(joins('nonsense', Number.NaN)).toBe(false);
    expect(hungUp).toEqual([]);
    expect(joins('second', 4)).toBe(true);
    expect(hungUp).toEqual(['first']);
    // The end of the line of who was hung up on is no end of who is here.
    service.leaves(first);
    await Promise.resolve();
    expect(service.status()).toMatchObject({ ready: true, detail: 'running; left 1' });
    expect(joins('first again', 3)).toBe(false);
  });

  it('tells one that nobody started from one that ended, and both from one that comes by itself', async () => {
    const service = new JoinedService({ name: 'the notifier', logger: silentLogger, mine: {} });
    const cause = () => service.status().cause;
    expect(cause()).toBe('awaited');
    const line = aLine();
    service.joins(line, { fence: 1, hangUp: () => undefined });
    // It opens its stores.
    expect([service.status().ready, cause()]).toEqual([false, 'starting']);
    await Promise.resolve();
    expect(service.status().ready).toBe(true);
    service.leaves(line);
    expect(service.status()).toEqual({ ready: false, detail: 'not here; left 1', cause: 'left' });
    const ends = service.waits();
    expect(cause()).toBe('starting');
    ends();
    expect(cause()).toBe('left');
  });

  it('tells who stands by', () => {
    const service = new JoinedService({ name: 'the notifier', logger: silentLogger, mine: {} });
    const ends = [service.waits(), service.waits()];
    expect(service.status().detail).toBe('not here; 2 stands by');
    ends[0]?.();
    ends[0]?.();
    expect(service.status().detail).toBe('not here; 1 stands by');
  });
});
