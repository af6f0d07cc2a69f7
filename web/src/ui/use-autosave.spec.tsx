/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { offline, open, said, stopClock, type, wait } from '../../testing/autosaved.tsx';
import { slowStore } from '../../testing/slow-store.ts';
import { ApiProblem } from '../api/problem.ts';

const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  stopClock();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('a form that saves itself', () => {
  it('saves nothing that was not changed', async () => {
    const { kept, save } = slowStore();
    await open({ save });
    await wait(10_000);
    expect(kept).toEqual([]);
    expect(said()).toBe('');
  });
  it('saves once, a moment after the last key, and says since when', async () => {
    const store = slowStore();
    await open(store);
    for (const text of ['a', 'ab', 'abc']) {
      type(text);
      await wait(500);
    }
    expect(store.kept).toEqual([]);
    expect(said()).toBe('保存中');
    await wait(1200);
    expect(store.kept).toEqual(['abc']);
    await store.end(0);
    expect(said()).toBe('已保存 14:05');
  });
  it('has one save under way at a time, and then saves what was typed meanwhile', async () => {
    const store = slowStore();
    await open(store);
    type('a');
    await wait(1200);
    type('ab');
    await wait(5000);
    expect(store.kept).toEqual(['a']);
    await store.end(0);
    expect(store.kept).toEqual(['a', 'ab']);
    await store.end(1);
    expect(said()).toBe('已保存 14:05');
  });
  it('sends what waits once, however often it is asked to save at once', async () => {
    const store = slowStore();
    await open(store);
    type('a');
    await wait(1200);
    type('ab');
    fireEvent.click(screen.getByText('now'));
    fireEvent.click(screen.getByText('now'));
    await store.end(0);
    expect(store.kept).toEqual(['a', 'ab']);
  });
});

describe('a form whose save fails', () => {
  it('says so in words and keeps what was typed', async () => {
    const store = slowStore();
    await open(store);
    type('kept');
    await wait(1200);
    await act(async () => store.ends[0]?.fail(new ApiProblem({ status: 410, code: 'link.expired' })));
    expect(said()).toBe('还没有保存');
    expect(screen.getByRole('alert').textContent).toMatch(/过期/);
    expect(screen.getByLabelText<HTMLInputElement>('words').value).toBe('kept');
  });
  it('tries again with the next change, and then is quiet', async () => {
    const store = slowStore();
    await open(store);
    type('one');
    await wait(1200);
    await act(async () => store.ends[0]?.fail(offline));
    type('two');
    await wait(1200);
    await store.end(1);
    expect(store.kept).toEqual(['one', 'two']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(said()).toBe('已保存 14:05');
  });
  it('warns who closes the page, and only then', async () => {
    const store = slowStore();
    await open(store);
    type('one');
    await wait(1200);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await act(async () => store.ends[0]?.fail(offline));
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});

describe('leaving a form that saves itself', () => {
  it('saves what was typed just before', async () => {
    const store = slowStore();
    const { unmount } = await open(store);
    type('last words');
    unmount();
    await wait(0);
    expect(store.kept).toEqual(['last words']);
  });
  it('saves what was typed while a save was under way', async () => {
    const store = slowStore();
    const { unmount } = await open(store);
    type('a');
    await wait(1200);
    type('ab');
    unmount();
    await store.end(0);
    expect(store.kept).toEqual(['a', 'ab']);
  });
  it('tries once more what could not be saved', async () => {
    const store = slowStore();
    const { unmount } = await open(store);
    type('a');
    await wait(1200);
    await act(async () => store.ends[0]?.fail(offline));
    unmount();
    await wait(0);
    expect(store.kept).toEqual(['a', 'a']);
  });
  it('sends nothing again that is saved', async () => {
    const store = slowStore();
    const { unmount } = await open(store);
    type('a');
    await wait(1200);
    await store.end(0);
    unmount();
    await wait(5000);
    expect(store.kept).toEqual(['a']);
  });
  it('sends nothing of a form that may not be saved', async () => {
    const store = slowStore();
    const { unmount } = await open({ ...store, enabled: false });
    type('a');
    await wait(5000);
    await hide('hidden');
    unmount();
    await wait(0);
    expect(store.kept).toEqual([]);
  });
  it('saves with the save of the latest screen', async () => {
    const [early, late] = [slowStore(), slowStore()];
    const { again, unmount } = await open(early);
    again(late);
    type('a');
    unmount();
    await wait(0);
    expect([early.kept, late.kept]).toEqual([[], ['a']]);
  });
  it('saves at once when the page goes out of sight, not when it comes back', async () => {
    const store = slowStore();
    await open(store);
    type('a');
    await hide('visible');
    expect(store.kept).toEqual([]);
    await hide('hidden');
    expect(store.kept).toEqual(['a']);
  });
});
