/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { applicationDetail } from '../../../../testing/samples/applications.ts';
import { collectionDetail } from '../../../../testing/samples/offers.ts';
import { id, person } from '../../../../testing/samples/people.ts';
import CollectionsPage from './index.tsx';

const people = ['Ma Jun', 'Song Jia', 'Han Lei'].map((name, index) =>
  collectionDetail({
    collectionId: id(61 + index),
    person: person({ name }),
    state: index === 2 ? 'TO_COLLECT' : 'COLLECTING',
    allowedActions: index === 2 ? ['SendCollection'] : ['RemindCollection'],
    expiresAt: index === 0 ? '2026-01-01T00:00:00.000Z' : null,
  }),
);
const serverWith = (rows = people) =>
  new FakeServer()
    .signIn(colleague('CO'))
    .answer('collections', { rows })
    .answer('applicationDetail', applicationDetail())
    .answer(
      'collectionDetail',
      (params) => rows.find((one) => one.collectionId === params.get('collectionId')) ?? collectionDetail(),
    );
const open = (server = serverWith(), at = '/collections') =>
  renderStaff(<CollectionsPage />, { server, at, path: '/collections/*' });
const choose = async (user: { click: (at: Element) => Promise<void> }) => {
  await screen.findByText('Han Lei');
  await user.click(screen.getByRole('checkbox', { name: /select this page/i }));
  return within(await screen.findByRole('region', { name: 'With those chosen' }));
};

describe('the list of collections', () => {
  it('says where each stands and what comes next', async () => {
    await open();
    const grid = within(await screen.findByRole('grid'));
    await grid.findByText('Han Lei');
    expect(
      ['Overdue', 'Remind them', 'Being filled in', 'To send'].map((words) => grid.getAllByText(words).length),
    ).toEqual([1, 1, 1, 1]);
  });
  it('opens the row its address names, with its neighbours', async () => {
    const { user, address } = await open(serverWith(), `/collections/${id(62)}`);
    await screen.findByRole('complementary', { name: 'Collection Song Jia' });
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('complementary', { name: 'Collection Ma Jun' })).toBeTruthy();
    expect(address()).toBe(`/collections/${id(61)}`);
  });
  it('reminds those who can be, after asking, and tells of each', async () => {
    const server = serverWith();
    const { user } = await open(server);
    const bar = await choose(user);
    const remind = bar.getByRole('button', { name: /^Remind/ });
    expect(remind.textContent).toBe('Remind 2');
    expect(bar.getByRole<HTMLButtonElement>('button', { name: /^Push to SAP/ }).disabled).toBe(true);
    await user.click(remind);
    const ask = within(await screen.findByRole('dialog'));
    expect(
      ask.getByText(/^2 people get a mail and an SMS; # other|^2 people get a mail and an SMS; 1 other/),
    ).toBeTruthy();
    expect(server.sent).toEqual([]);
    await user.click(ask.getByRole('button', { name: 'Remind · 2' }));
    await waitFor(() =>
      expect(server.payloads('RemindCollection')).toEqual([{ collectionId: id(61) }, { collectionId: id(62) }]),
    );
    expect(await screen.findByText('2 of 2 done')).toBeTruthy();
    expect(screen.getAllByText('Done')).toHaveLength(2);
  });
  it('names who was refused for what, and goes on with the others', async () => {
    const server = serverWith().refuse('RemindCollection', { status: 409, code: 'info.remind_too_often' });
    const { user } = await open(server);
    await user.click((await choose(user)).getByRole('button', { name: /^Remind/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remind · 2' }));
    expect(await screen.findByText('0 of 2 done, 2 refused')).toBeTruthy();
    expect(document.querySelectorAll('.bulk-results .late')).toHaveLength(2);
  });
  it('clears what was chosen', async () => {
    const { user } = await open();
    await user.click((await choose(user)).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'With those chosen' })).toBeNull());
  });
  it('leads, while it is empty, to the offers that wait for an answer', async () => {
    const { user, address } = await open(serverWith([]));
    await user.click(await screen.findByRole('button', { name: 'Offers waiting for an answer' }));
    expect(address()).toBe('/offers?status=SENT');
  });
});
