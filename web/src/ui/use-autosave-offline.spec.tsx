/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { offline, open, said, stopClock, type, wait } from '../../testing/autosaved.tsx';
import { slowStore } from '../../testing/slow-store.ts';
import { ApiProblem } from '../api/problem.ts';

beforeEach(() => {
  stopClock();
});
afterEach(() => {
  jest.useRealTimers();
});

const noNetwork = '暂时连不上，填的都留在这里，恢复后自动保存';

describe('a form that could not be saved without a network', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });
  it('sends nothing while there is none, and says what becomes of it', async () => {
    const store = slowStore();
    await open(store);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    type('a');
    await wait(1200);
    expect([store.kept, said(), screen.queryByRole('alert')]).toEqual([[], noNetwork, null]);
    type('ab');
    expect(said()).toBe(noNetwork);
    await wait(1200);
    onLine.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(store.kept).toEqual(['ab']);
    await store.end(0);
    expect(said()).toBe('已保存 14:05');
  });
  it('says so, too, where no answer comes; one that comes late counts', async () => {
    const store = slowStore();
    await open(store);
    type('a');
    await wait(1200);
    expect(said()).toBe('保存中');
    await wait(10_000);
    expect(said()).toBe(noNetwork);
    await store.end(0);
    expect(said()).toBe('已保存 14:05');
  });
  it('is saved by itself once the network is back', async () => {
    const store = slowStore();
    await open(store);
    type('a');
    await wait(1200);
    await act(async () => store.ends[0]?.fail(offline));
    expect(store.kept).toEqual(['a']);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(store.kept).toEqual(['a', 'a']);
    await store.end(1);
    expect(said()).toContain('14:05');
  });
  it.each([
    ['no answer came', offline],
    ['the server was away', new ApiProblem({ status: 503, code: 'common.unavailable', traceId: 'a1' })],
  ])('is saved by itself where %s, though the network was there all the time', async (_what, problem) => {
    const store = slowStore();
    await open(store);
    type('a');
    await wait(1200);
    await act(async () => store.ends[0]?.fail(problem));
    expect([said(), screen.queryByRole('alert')]).toEqual([noNetwork, null]);
    await wait(3000);
    expect(store.kept).toEqual(['a', 'a']);
    await act(async () => store.ends[1]?.fail(problem));
    await wait(5900);
    expect(store.kept).toHaveLength(2);
    await wait(100);
    expect(store.kept).toHaveLength(3);
    await store.end(2);
    expect(said()).toBe('已保存 14:05');
    await wait(120_000);
    expect(store.kept).toHaveLength(3);
  });
  it('waits for an answer that is late, and does not send beside it', async () => {
    const store = slowStore();
    await open(store);
    type('a');
    await wait(1200);
    await wait(100_000);
    await act(async () => store.ends[0]?.fail(offline));
    expect(store.kept).toEqual(['a']);
    await wait(30_000);
    expect(store.kept).toEqual(['a', 'a']);
  });
  it('is not sent again by itself where it was refused', async () => {
    const store = slowStore();
    await open(store);
    type('a');
    await wait(1200);
    await act(async () => store.ends[0]?.fail(new ApiProblem({ status: 422, code: 'common.invalid' })));
    await wait(120_000);
    expect(store.kept).toEqual(['a']);
  });
  it('sends nothing again when everything was saved before', async () => {
    const store = slowStore();
    await open(store);
    type('a');
    await wait(1200);
    await store.end(0);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(store.kept).toEqual(['a']);
  });
});
