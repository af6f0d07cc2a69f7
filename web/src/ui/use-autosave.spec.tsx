/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AutosavedForm, type FormProps } from '../../testing/AutosavedForm.tsx';
import { slowStore } from '../../testing/slow-store.ts';
import { ApiProblem } from '../api/problem.ts';
import { createCatalogue } from '../i18n/catalogue.ts';
import { IntlRoot } from '../i18n/react.tsx';

async function open(props: FormProps) {
  const catalogue = createCatalogue('zh-CN');
  await catalogue.load('shared');
  const page = (shown: FormProps) => (
    <IntlRoot catalogue={catalogue}>
      <AutosavedForm {...shown} />
    </IntlRoot>
  );
  const shown = render(page(props));
  return { ...shown, again: (next: FormProps) => shown.rerender(page(next)) };
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('words'), { target: { value: text } });
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const said = () => screen.getByRole('status').textContent;
const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
};
const offline = new ApiProblem({ status: 0, code: 'common.offline' });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: new Date('2026-11-25T06:05:00.000Z') });
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

const noNetwork = '没有网络，填的都留在这里，恢复后自动保存';

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
