/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { WebhookSeen } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id } from '../../../../testing/samples/people.ts';
import { called, subscriber } from '../../../../testing/samples/subscribers.ts';
import { staffApi } from '../../model/staff-api.ts';
import type { Call, Subscriber } from './api.ts';
import SubscribersPage from './index.tsx';

const call = (n: number): Call => ({
  ...{ eventId: `${id(n)}/0`, type: 'application.created', state: 'waiting', tries: 0 },
  ...{ since: '2026-11-02T04:00:00.000Z', nextAt: null, last: null },
});
const three = [call(71), call(72), call(73)];
const answer = (deliveries: readonly Call[], webhook: WebhookSeen | null = called) => ({
  webhook,
  deliveries: [...deliveries],
});

async function open(changes: Partial<Subscriber> = {}, at = id(61), webhook: WebhookSeen | null = called) {
  const server = new FakeServer()
    .signIn(colleague('AD'))
    .answer('subscribers', [subscriber({ allowedActions: ['ResendDeliveries'], ...changes })])
    .answer('webhookDeliveries', answer(three, webhook));
  const shown = await renderStaff(<SubscribersPage />, {
    ...{ server, at: `/subscribers?calls=${at}`, path: '/subscribers' },
  });
  const drawer = within(await screen.findByRole('complementary'));
  const refresh = () => shown.store.dispatch(staffApi.util.invalidateTags(['operations']));
  return { ...shown, server, drawer, refresh };
}
const rows = (drawer: Awaited<ReturnType<typeof open>>['drawer']) =>
  drawer.findAllByRole<HTMLInputElement>('checkbox', { name: /Application created/ });

describe('calls that are sent again', () => {
  it('are all of the page by one tick, and that it was done is said', async () => {
    const { drawer, user, server, store } = await open();
    await rows(drawer);
    const all = drawer.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all on this page (3)' });
    await user.click(all);
    expect((await rows(drawer)).map(({ checked }) => checked)).toEqual([true, true, true]);
    await user.click((await rows(drawer))[1] as HTMLElement);
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await user.click(all);
    await user.click(drawer.getByRole('button', { name: 'Send chosen again (3)' }));
    await waitFor(() => expect(store.getState().toasts.map(({ text }) => text)).toEqual(['3 calls are queued again']));
    expect(server.payloads('ResendDeliveries')).toEqual([
      { subscriberId: id(61), eventIds: [`${id(71)}/0`, `${id(72)}/0`, `${id(73)}/0`] },
    ]);
    expect((await rows(drawer)).some(({ checked }) => checked)).toBe(false);
    await user.click(all);
    await user.click(all);
    expect((await rows(drawer)).some(({ checked }) => checked)).toBe(false);
  });
  it('are those on screen: what was chosen and left the page is not sent unseen, and that is said', async () => {
    const { drawer, user, server, refresh } = await open();
    for (const row of (await rows(drawer)).slice(0, 2)) await user.click(row);
    server.answer('webhookDeliveries', answer(three.slice(1)));
    refresh();
    const button = await drawer.findByRole('button', { name: 'Send chosen again (1)' });
    expect(drawer.getByRole('status').textContent).toMatch(/^1 call that you chose is no longer on this page/);
    await user.click(button);
    await waitFor(() => expect(server.payloads('ResendDeliveries')).toMatchObject([{ eventIds: [`${id(72)}/0`] }]));
    expect(drawer.getByRole('status').textContent).toBe('Choose the calls to send again first.');
  });
  it.each([
    ['Send chosen again (0)', called, 'Choose the calls to send again first.'],
    ['Send again since…', { ...called, resentSince: '2026-11-02T04:00:00.000Z' }, /once all of it is queued/],
  ] as const)('say why not, where there is none to press: %s', async (name, webhook, words) => {
    const { drawer } = await open({}, id(61), webhook);
    await rows(drawer);
    const button = drawer.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(true);
    const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(within(why as HTMLElement).getByText(words)).toBeTruthy();
  });
  it('since a time to come are refused at the field, and not said to be on their way', async () => {
    const { drawer, user, server, store } = await open();
    const errors = [{ path: 'since', code: 'subscriber.in_future' }];
    server.refuse('ResendDeliveries', { status: 422, code: 'subscriber.in_future', errors });
    await user.click(await drawer.findByRole('button', { name: 'Send again since…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Since when/), '2030-11-02T12:00');
    await user.click(dialog.getByRole('button', { name: 'Send again since…' }));
    expect(await dialog.findByText(/still to come/)).toBeTruthy();
    expect(store.getState().toasts).toEqual([]);
  });
  it('since some time are said to be on their way', async () => {
    const { drawer, user, store } = await open();
    await user.click(await drawer.findByRole('button', { name: 'Send again since…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Since when/), '2026-11-02T12:00');
    await user.click(dialog.getByRole('button', { name: 'Send again since…' }));
    await waitFor(() => expect(store.getState().toasts.map(({ text }) => text)).toEqual(['Sending again has begun']));
  });
});

describe('a call that failed', () => {
  const failed = { answer: 'answered', status: 503, at: '2026-11-02T04:00:00.000Z' };
  const waits: Call = { ...call(71), tries: 1, nextAt: '2026-11-02T04:05:00.000Z', last: failed };
  it.each([
    [{}, called, true],
    [{}, { ...called, pausedFor: 'GONE' }, false],
    [{ state: 'SUSPENDED' }, called, false],
  ] as const)('says when it is tried next, where it is (%j %j)', async (changes, webhook, isTried) => {
    const { drawer, server, refresh } = await open(changes, id(61), webhook);
    server.answer('webhookDeliveries', answer([waits], webhook));
    refresh();
    expect((await drawer.findByText(/1 try/)).textContent?.includes('next try')).toBe(isTried);
  });
});

describe('calls that are not there', () => {
  it('say that nobody is called so, and close', async () => {
    const { drawer, user, address } = await open({}, id(99));
    expect(drawer.getByText(/There is no such subscriber/)).toBeTruthy();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/subscribers');
  });
  it('say that the webhook was removed while one looked, and offer nothing more', async () => {
    const { drawer, server, refresh } = await open();
    await rows(drawer);
    server.answer('webhookDeliveries', answer([], null));
    refresh();
    expect(await drawer.findByText(/The webhook was removed/)).toBeTruthy();
    expect(drawer.queryByRole('button', { name: /Send/ })).toBeNull();
    expect(drawer.queryByRole('checkbox')).toBeNull();
  });
  it('say that there never was a webhook', async () => {
    const { drawer } = await open({ webhook: null }, id(61), null);
    expect(await drawer.findByText(/No webhook/)).toBeTruthy();
  });
  it('say that the subscriber is removed', async () => {
    const { drawer } = await open({ state: 'REMOVED', allowedActions: [] });
    expect(drawer.getByText(/is removed and not called/)).toBeTruthy();
  });
});
