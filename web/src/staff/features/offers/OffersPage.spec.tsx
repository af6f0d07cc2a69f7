/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { offerDetail } from '../../../../testing/samples/offers.ts';
import { id, person } from '../../../../testing/samples/people.ts';
import OffersPage from './index.tsx';

const offers = ['Ma Jun', 'Song Jia'].map((name, index) =>
  offerDetail({ offerId: id(51 + index), person: person({ name }), allowedActions: ['WithdrawOffer'] }),
);
const serverWith = (rows = offers, ...roles: Role[]) =>
  new FakeServer()
    .signIn(colleague(...(roles.length === 0 ? (['HR'] as const) : roles)))
    .answer('offers', { rows })
    .answer('staffMembers', [])
    .answer('offerDetail', (params) => rows.find(({ offerId }) => offerId === params.get('offerId')) ?? offerDetail());

const open = (server: FakeServer, at = '/offers', language: 'zh-CN' | 'en-US' = 'en-US') =>
  renderStaff(<OffersPage />, { server, at, path: '/offers/*', language });
const drawer = (name: string) => screen.findByRole('complementary', { name: `Offer ${name}` });

describe('the list of offers', () => {
  it('offers the views the viewer can find anything in', async () => {
    await open(serverWith(offers, 'HR'));
    const views = await screen.findByRole('navigation', { name: 'Views of offers' });
    const names = within(views).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'All',
      'To submit',
      'In approval',
      'To send',
      'Waiting for an answer',
      'Accepted',
      'No longer valid',
    ]);
    expect(names[0]?.getAttribute('aria-current')).toBe('true');
  });
  it('asks for a view and shows which it is', async () => {
    const { user, server, address } = await open(serverWith());
    await user.click(await screen.findByRole('button', { name: 'Waiting for an answer' }));
    expect(address()).toBe('/offers?status=SENT');
    await waitFor(() => expect(server.asked.at(-1)?.params.get('status')).toBe('SENT'));
    expect(screen.getByRole('button', { name: 'Waiting for an answer' }).getAttribute('aria-current')).toBe('true');
  });
  it('opens a row by Enter; Escape closes it and gives the list the focus back', async () => {
    const { user, address } = await open(serverWith());
    const grid = await screen.findByRole('grid');
    await within(grid).findByText('Ma Jun');
    grid.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await drawer('Ma Jun'));
    expect(address()).toBe(`/offers/${id(51)}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/offers'));
    expect(document.activeElement).toBe(grid);
  });
  it('goes on by J while an offer is open, but not behind a dialog', async () => {
    const { user, address } = await open(serverWith(), `/offers/${id(51)}`);
    await user.click(await screen.findByRole('button', { name: 'Withdraw offer' }));
    (await screen.findByRole('button', { name: 'Cancel' })).focus();
    await user.keyboard('j');
    expect(address()).toBe(`/offers/${id(51)}`);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe(`/offers/${id(52)}`));
  });
  it('says why it did not come and is asked for again', async () => {
    const server = serverWith().refuse('offers', { status: 500, code: 'common.internal', traceId: 'ab12' });
    const { user } = await open(server);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Reference ab12$/);
    server.refuse('offers', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ma Jun')).toBeTruthy();
  });
  it('leads, while there is none, to those who wait for one; narrowed to nothing, back to all', async () => {
    const nothing = await open(serverWith([]));
    await nothing.user.click(await screen.findByRole('button', { name: 'Candidates at the offer stage' }));
    expect(nothing.address()).toBe('/applications?stage=OFFER&bucket=ACTIVE');
    nothing.unmount();
    const narrowed = await open(serverWith([]), '/offers?status=SENT', 'zh-CN');
    await narrowed.user.click(await screen.findByRole('button', { name: '查看全部' }));
    expect(narrowed.address()).toBe('/offers');
  });
});
