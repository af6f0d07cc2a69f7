/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { screeningRow } from '../../../../testing/samples/applications.ts';
import { id, person } from '../../../../testing/samples/people.ts';
import ScreeningPage from './index.tsx';

const states = ['UNSCREENED', 'PASS', 'UNSCREENED'];
const items = ['Ma Jun', 'Song Jia', 'Han Lei'].map((name, index) =>
  screeningRow({ itemId: id(31 + index), person: person({ name }), state: states[index] ?? '' }),
);
const serverWith = (rows = items, ...roles: Role[]) =>
  new FakeServer()
    .signIn(colleague(...roles))
    .answer('screeningItems', { rows })
    .answer('screeningItem', (params) => ({
      ...(rows.find(({ itemId }) => itemId === params.get('itemId')) ?? screeningRow()),
      resume: { blocks: { work: [{ company: 'Northwind', description: 'Wrote BGP in C++.' }] }, files: [] },
      requirements: 'C++ and BGP\nFormal verification is a plus',
      original: { name: 'cv.pdf', size: 2048, type: 'application/pdf', lines: ['Northwind', '- Wrote BGP in C++.'] },
      note: '',
    }));
const open = (server = serverWith(items, 'SC'), at = '/screening') =>
  renderStaff(<ScreeningPage />, { server, at, path: '/screening/*' });
const asked = (server: FakeServer) => server.asked.filter(({ name }) => name === 'screeningItems').at(-1)?.params;

beforeEach(() => localStorage.clear());

describe('resumes to judge', () => {
  it('are the screener’s own', async () => {
    const { server } = await open();
    expect(await screen.findByText('3 items')).toBeTruthy();
    expect(asked(server)?.get('mine')).toBe('true');
    expect(screen.queryByRole('group', { name: 'Whose' })).toBeNull();
  });
  it('are everybody’s for those who hand them out, and can be narrowed to one’s own', async () => {
    const { user, server, address } = await open(serverWith(items, 'HR', 'SC'));
    const whose = within(await screen.findByRole('group', { name: 'Whose' }));
    await user.click(whose.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(address()).toBe('/screening?all=1'));
    await waitFor(() => expect(asked(server)?.get('mine')).not.toBe('true'));
    expect(asked(server)?.getAll('state')).toEqual(['UNSCREENED', 'UNDETERMINED', 'OVERDUE']);
    await user.click(whose.getByRole('button', { name: 'Mine' }));
    await waitFor(() => expect(address()).toBe('/screening?'.slice(0, -1)));
  });
  it('are those that wait, until finished ones are asked for too', async () => {
    const { user, server, address } = await open();
    await screen.findByText('3 items');
    expect(asked(server)?.getAll('state')).toEqual(['UNSCREENED', 'UNDETERMINED']);
    await user.click(screen.getByRole('button', { name: 'With finished' }));
    await waitFor(() => expect(address()).toBe('/screening?finished=1'));
    await waitFor(() => expect(asked(server)?.getAll('state')).toEqual([]));
  });
  it('go on with the next that waits after a verdict', async () => {
    const { user, server, store, address } = await open(serverWith(items, 'SC'), `/screening/${id(31)}`);
    await screen.findByRole('complementary', { name: 'Ma Jun' });
    await screen.findByRole('button', { name: /^Pass/ });
    await user.keyboard('p1{Enter}');
    await screen.findByRole('complementary', { name: 'Han Lei' });
    expect(address()).toBe(`/screening/${id(33)}`);
    expect(server.sent).toEqual([]);
    // What is held back waits no more: after the last one the desk closes rather than going back to it.
    await screen.findByRole('button', { name: /^Pass/ });
    await user.keyboard('p{Enter}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(address()).toBe('/screening');
    const held = store.getState().heldVerdicts.held.map(({ payload }) => payload.screeningItemId);
    expect(held).toEqual([id(31), id(33)]);
  });
  it('show what is asked for beside its sentence, lit on both sides', async () => {
    const { user } = await open(serverWith(items, 'SC'), `/screening/${id(31)}`);
    const asked = await screen.findByRole('button', { name: /^C\+\+ and BGP/ });
    expect(screen.getByText('1 of 2 found')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Formal verification is a plus/ }).textContent).toContain(
      'Not in the resume',
    );
    expect(screen.getByText(/^Contacts cannot be hidden in the file itself/)).toBeTruthy();
    await user.hover(asked);
    expect([...document.querySelectorAll('.lit')].map(({ textContent }) => textContent)).toEqual([
      '1 foundWrote BGP in C++.',
      '- Wrote BGP in C++.',
    ]);
  });
  it('close after the last', async () => {
    const { user, address } = await open(serverWith(items.slice(0, 2), 'SC'), `/screening/${id(31)}?text=M`);
    await screen.findByRole('complementary', { name: 'Ma Jun' });
    await screen.findByRole('button', { name: /^Pass/ });
    await user.keyboard('p{Enter}');
    await waitFor(() => expect(address()).toBe('/screening?text=M'));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });
  it('are none, and that is said', async () => {
    await open(serverWith([], 'SC'));
    expect(await screen.findByText('No screening work.')).toBeTruthy();
  });
});
