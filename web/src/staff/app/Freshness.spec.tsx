/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { onLiveChange } from '../../api/live.ts';
import { useMyWorkQuery } from '../model/work.ts';
import { Freshness } from './Freshness.tsx';

function Page() {
  useMyWorkQuery({});
  return <Freshness />;
}
const open = () =>
  renderStaff(<Page />, { server: new FakeServer().answer('myWork', { items: [], counts: {} }), language: 'zh-CN' });

/** The stream as the browser would hold it. */
class Stream extends EventTarget {
  static last: Stream;
  constructor() {
    super();
    Stream.last = this;
  }
  close() {}
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('how fresh the screen is', () => {
  it('is said with the time of the last answer, and that one is offline', async () => {
    await open();
    expect((await screen.findByText(/更新$/)).textContent).toBe('刚刚更新');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^已离线/).textContent).toMatch(/^已离线 · 数据截至 \d\d:\d\d$/);
  });
  it('says that changes are not told of while the stream is down, and no longer once it is back', async () => {
    Object.assign(globalThis, { EventSource: Stream });
    const stop = onLiveChange(['offer'], () => undefined);
    await open();
    await screen.findByText('刚刚更新');
    act(() => void Stream.last.dispatchEvent(new Event('error')));
    expect(screen.getByText(/^实时更新已断开/).textContent).toMatch(/^实时更新已断开 · 数据截至 \d\d:\d\d$/);
    act(() => void Stream.last.dispatchEvent(new Event('open')));
    expect(screen.getByText(/更新$/).textContent).toBe('刚刚更新');
    stop();
  });
});
