/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { id } from '../../../testing/samples/people.ts';
import { dropVerdict, holdVerdict, sendVerdicts } from '../model/send-verdicts.ts';
import { HeldVerdicts } from './HeldVerdicts.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

const verdict = (number = 31) => ({
  commandId: id(700 + number),
  name: 'ScreenItem' as const,
  payload: {
    screeningItemId: id(number),
    verdict: 'PASS' as const,
    opinion: 'solid',
    reason: '',
    recommendedPositionId: null,
  },
  seen: { id: id(number), revision: 3 },
  person: 'Ma Jun',
  creator: 'Qian Yu',
});
const stripOf = async (server = new FakeServer().signIn(colleague('SC'))) => {
  const shown = await renderStaff(<HeldVerdicts />, { server, at: '/screening?text=M', path: '/screening/*' });
  const hold = (number?: number) => act(() => void shown.store.dispatch(holdVerdict(verdict(number))));
  const held = () => shown.store.getState().heldVerdicts.held;
  return { ...shown, hold, held };
};
const strip = () => screen.queryByRole('region', { name: 'Verdicts not sent yet' });

describe('a verdict that is held back', () => {
  it('is sent after ten seconds and not before, on the revision it was decided on', async () => {
    jest.useFakeTimers();
    const { server, hold } = await stripOf();
    hold();
    expect(screen.getByRole('status').textContent).toMatch(
      /^Ma Jun noted as “Pass”; Qian Yu is told at \d\d:\d\d:\d\d$/,
    );
    expect(strip()?.textContent).toContain('10 s left');
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(strip()?.textContent).toContain('6 s left');
    await act(() => jest.advanceTimersByTimeAsync(5_900));
    expect(server.sent).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(server.sent).toMatchObject([
      { name: 'ScreenItem', ifMatch: '"3"', key: id(731), payload: verdict().payload },
    ]);
    expect(strip()).toBeNull();
    expect(localStorage.length).toBe(0);
  });
  it('is taken back by Z, the last one first, and opened again', async () => {
    const { user, server, hold, held, address } = await stripOf();
    hold();
    hold(32);
    expect(strip()?.textContent).toContain('1 more waiting');
    await user.keyboard('z');
    expect(held().map(({ payload }) => payload.screeningItemId)).toEqual([id(31)]);
    expect(address()).toBe(`/screening/${id(32)}?text=M`);
    await user.keyboard('z');
    expect(held()).toEqual([]);
    expect(localStorage.length).toBe(0);
    expect(server.sent).toEqual([]);
  });
  it('is sent at once when the page is left', async () => {
    const { server, hold } = await stripOf();
    hold();
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(server.payloads('ScreenItem')).toHaveLength(1));
  });
  it('of a page that broke down is sent by the next one, once, under the same id', async () => {
    const first = await stripOf();
    first.hold();
    first.server.connection = 'deaf';
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(first.server.payloads('ScreenItem').length).toBeGreaterThan(0));
    first.unmount();
    first.server.connection = 'up';
    jest.useFakeTimers();
    const { server, held } = await stripOf(first.server);
    expect(strip()).toBeNull();
    expect(held()).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(15_100));
    expect(held()).toEqual([]);
    expect(new Set(server.sent.map(({ key }) => key))).toEqual(new Set([id(731)]));
  });
  it('that another tab took back is not sent by this one', async () => {
    const first = await stripOf();
    first.hold(33);
    jest.useFakeTimers();
    const second = await stripOf(first.server);
    act(() => void first.store.dispatch(dropVerdict(id(733))));
    first.unmount();
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    expect(second.held()).toEqual([]);
    // By its own id: what the test before sends again, for want of an answer, may still arrive here.
    expect(second.server.sent.filter(({ key }) => key === id(733))).toEqual([]);
  });
  it('that is refused stays on screen, says why, and opens the resume with what was said', async () => {
    const server = new FakeServer().signIn(colleague('SC'));
    server.refuse('ScreenItem', { status: 409, code: 'common.version_conflict' });
    const { user, store, hold, held, address } = await stripOf(server);
    hold();
    expect(await act(() => store.dispatch(sendVerdicts('all')))).toBe(false);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The verdict on Ma Jun was not sent\. .+/);
    await user.click(screen.getByRole('button', { name: 'Open it' }));
    expect(address()).toBe(`/screening/${id(31)}?text=M`);
    expect(held()).toEqual([]);
  });
  it('that found no server is sent again by its button', async () => {
    const server = new FakeServer()
      .signIn(colleague('SC'))
      .refuse('ScreenItem', { status: 500, code: 'common.internal' });
    const { user, store, hold, held } = await stripOf(server);
    hold();
    await act(() => store.dispatch(sendVerdicts('all')));
    server.refuse('ScreenItem', undefined);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(held()).toEqual([]));
  });
});
