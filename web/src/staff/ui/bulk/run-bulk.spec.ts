import { describe, expect, it } from '@jest/globals';
import { ApiProblem } from '../../../api/problem.ts';
import { type ItemResult, runBulk } from './run-bulk.ts';

const ids = Array.from({ length: 11 }, (_, index) => `r${index}`);

describe('bulk', () => {
  it('does every item once and tells which were refused, and why', async () => {
    const results: ItemResult[] = [];
    const sent: string[] = [];
    const send = async (id: string) => {
      sent.push(id);
      if (id === 'r3') throw new ApiProblem({ status: 409, code: 'record.open_work' });
    };
    await runBulk(ids, send, (result) => results.push(result));
    expect([...sent].sort()).toEqual([...ids].sort());
    expect(results.filter(({ problem }) => problem !== undefined)).toMatchObject([
      { id: 'r3', problem: { code: 'record.open_work' } },
    ]);
    expect(results).toHaveLength(ids.length);
  });
  it('never runs more than a few at once', async () => {
    let running = 0;
    let most = 0;
    const send = async () => {
      running++;
      most = Math.max(most, running);
      await Promise.resolve();
      running--;
    };
    await runBulk(ids, send, () => undefined);
    expect(most).toBeLessThanOrEqual(4);
  });
  it('stops between items when left', async () => {
    const leave = new AbortController();
    const done: string[] = [];
    await runBulk(
      ids,
      async () => leave.abort(),
      ({ id }) => done.push(id),
      leave.signal,
    );
    expect(done.length).toBeLessThan(ids.length);
  });
});
