/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { message } from '../../../../testing/samples/applications.ts';
import { id } from '../../../../testing/samples/people.ts';
import NotificationsPage from './index.tsx';

const messages = [
  message(),
  message({
    notificationId: id(42),
    channel: 'SMS',
    scene: 'OFFER',
    subject: '',
    state: 'SENT',
    reason: null,
    allowedActions: [],
  }),
];
const open = (at = '/notifications', rows = messages, role: Role = 'AD') =>
  renderStaff(<NotificationsPage />, {
    server: new FakeServer().signIn(colleague(role)).answer('notifications', { rows }),
    at,
    path: '/notifications/*',
  });
const drawer = (name: string) => screen.findByRole('complementary', { name });

describe('what was sent', () => {
  it('is listed with what became of it; an SMS by what it is about', async () => {
    await open();
    const grid = within(await screen.findByRole('grid'));
    expect(await grid.findByText('Your offer')).toBeTruthy();
    expect(grid.getByText('Offer')).toBeTruthy();
    expect(grid.getByText('mailbox full')).toBeTruthy();
  });
  it('is read in full beside the list, from its address too', async () => {
    await open(`/notifications/${id(41)}`);
    const card = within(await drawer('Your offer'));
    expect(card.getByText('Dear Ma Jun, please answer until Friday.')).toBeTruthy();
    expect(card.getByText(/^Mail · m\*\*\*@mail\.example · Queued .* · attempt 2$/)).toBeTruthy();
  });
  it('goes out again only after one was told what goes where', async () => {
    const { user, server, store } = await open(`/notifications/${id(41)}`);
    await user.click(within(await drawer('Your offer')).getByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send again' }));
    expect(dialog.getByText(/^One mail goes to m\*\*\*@mail\.example, with the same text/)).toBeTruthy();
    expect(server.sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(server.payloads('ResendNotification')).toEqual([{ notificationId: id(41) }]);
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ text: 'Queued again; it goes out shortly' }]));
  });
  it('that is done with offers nothing', async () => {
    await open(`/notifications/${id(42)}`);
    const card = within(await drawer('Offer'));
    expect(card.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
  it('is narrowed to one person, which the filters show and drop', async () => {
    const { user, server, address } = await open(`/notifications/${id(41)}`);
    await user.click(within(await drawer('Your offer')).getByRole('button', { name: 'All messages to this person' }));
    await waitFor(() => expect(address()).toBe(`/notifications?person=${id(101)}`));
    await waitFor(() => expect(server.asked.at(-1)?.params.get('jobSeekerId')).toBe(id(101)));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Person' }));
    await waitFor(() => expect(address()).toMatch(/^\/notifications\??$/));
  });
  it('says so where the list does not have what the address names', async () => {
    await open(`/notifications/${id(49)}`);
    expect(within(await drawer('Messages sent')).getByText('No message matches these filters.')).toBeTruthy();
  });
  it('that arrived, or did not, says so with the provider’s reason', async () => {
    const sent = { channel: 'SMS' as const, subject: '', sentAt: '2026-11-02T04:00:00.000Z', allowedActions: [] };
    const arrived = message({ ...sent, state: 'DELIVERED', reason: null, deliveredAt: '2026-11-02T04:01:00.000Z' });
    const lost = message({ ...sent, notificationId: id(42), state: 'UNDELIVERED', reason: 'MK:0012' });
    await open(`/notifications/${id(41)}`, [arrived, lost]);
    const grid = within(await screen.findByRole('grid'));
    expect(grid.getByText('Delivered')).toBeTruthy();
    expect(grid.getByText('Not delivered')).toBeTruthy();
    expect(grid.getByText('MK:0012')).toBeTruthy();
    expect(screen.getByText(/ · Sent .* · delivered /)).toBeTruthy();
  });
  it('leads those who see only their own people’s messages to these', async () => {
    const own = await open('/notifications', [], 'HR');
    expect(await screen.findByRole('button', { name: 'Go to applicants' })).toBeTruthy();
    own.unmount();
    await open('/notifications', [], 'AD');
    expect(await screen.findByText('No mail or SMS has been sent yet.')).toBeTruthy();
  });
});
