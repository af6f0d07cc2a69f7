/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { called, subscriber } from '../../../../testing/samples/subscribers.ts';
import type { Subscriber } from './api.ts';
import SubscribersPage from './index.tsx';

async function open(rows: readonly Subscriber[], language: 'zh-CN' | 'en-US' = 'en-US') {
  const server = new FakeServer().signIn(colleague('AD')).answer('subscribers', [...rows]);
  await renderStaff(<SubscribersPage />, { server, at: '/subscribers', path: '/subscribers', language });
  return server;
}
const hooks = (language: 'zh-CN' | 'en-US') =>
  screen.findByRole('region', { name: `数据平台 · ${language === 'zh-CN' ? '回调' : 'Webhook'}` });

describe('how calls to a subscriber stand', () => {
  it.each([
    ['en-US', {}, 'Calls go out', null],
    ['zh-CN', {}, '回调中', null],
    ['en-US', { state: 'SUSPENDED' }, 'Not called', /is suspended, so it is not called/],
    ['zh-CN', { state: 'SUSPENDED' }, '未回调', /订阅方已停用，所以不回调/],
    ['en-US', { webhook: { ...called, pausedFor: 'STAFF' } }, 'Paused', /An administrator paused it/],
    ['zh-CN', { state: 'SUSPENDED', webhook: { ...called, pausedFor: 'GONE' } }, '已暂停', /不再接收（410）/],
  ] as const)('is told as it is (%s %j)', async (language, changes, tag, why) => {
    await open([subscriber(changes)], language);
    const part = within(await hooks(language));
    expect(part.getByText(tag)).toBeTruthy();
    if (why !== null) expect(part.getByText(why)).toBeTruthy();
  });
});

it.each([
  ['ACTIVE', true],
  ['REMOVED', false],
] as const)('a former token has an end of its own as long as any token is good (%s)', async (state, told) => {
  await open([subscriber({ state, formerEndsAt: '2026-11-27T04:00:00.000Z' })]);
  await screen.findByRole('heading', { name: /数据平台/ });
  expect(screen.queryByText(/former token ends at/) !== null).toBe(told);
});

describe('a token that is shown once', () => {
  it('is closed by its button alone, and says what to do where the browser does not copy', async () => {
    const server = await open([subscriber()]);
    server.does('RenewFeedToken', () => ({ feedToken: 'tlfeed_abc' }));
    const user = userEvent.setup({ writeToClipboard: false });
    await user.click(await screen.findByRole('button', { name: 'Replace token' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace token' }));
    expect(await screen.findByText('tlfeed_abc')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Copy');
    await user.keyboard('{Escape}');
    expect(screen.getByText('tlfeed_abc')).toBeTruthy();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not let the page copy/);
    expect(getSelection()?.toString()).toBe('tlfeed_abc');
    await user.click(screen.getByRole('button', { name: 'I have kept it' }));
    expect(screen.queryByText('tlfeed_abc')).toBeNull();
  });
});
