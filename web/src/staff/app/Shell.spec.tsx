/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talentlog/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { id } from '../../../testing/samples/people.ts';
import { holdVerdict } from '../model/send-verdicts.ts';
import { signInExpired } from '../model/sign-in-slice.ts';
import { Guard } from './Guard.tsx';
import { Shell } from './Shell.tsx';

const counts = { HANDLE: 2, SCREEN: 1, APPROVE: 3 };

function open(roles: readonly Role[] = ['HR'], at = '/offers') {
  const server = new FakeServer()
    .answer('myWork', { items: [], counts })
    .answer('paletteSearch', { people: [], positions: [] });
  if (roles.length > 0) server.signIn(colleague(...roles));
  return renderStaff(
    <Routes>
      <Route path="/sign-in" element={<p>the door</p>} />
      <Route
        element={
          <Guard>
            <Shell />
          </Guard>
        }
      >
        <Route path="*" element={<input aria-label="note" />} />
      </Route>
    </Routes>,
    { server, at },
  );
}
const rail = () => screen.findByRole('navigation', { name: 'Menu' });
const places = async () =>
  within(await rail())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the frame of the workspace', () => {
  it.each<[Role, readonly string[]]>([
    ['SC', ['My work', 'Screening']],
    ['OA', ['My work', 'Offers']],
  ])('shows to %s only where they may go', async (role, expected) => {
    await open([role]);
    const shown = (await places()).map((words) => words?.replace(/\d+ waiting\d+$/, ''));
    for (const name of expected) expect(shown).toContain(name);
    expect(shown).not.toContain('Interview sessions');
    expect(shown).not.toContain('Integrity');
  });
  it('counts what waits at each place, and all of it at the first', async () => {
    await open();
    await waitFor(async () => expect(await places()).toContain('Candidates2 waiting2'));
    expect(await places()).toContain('My work6 waiting6');
  });
  it('lets nobody in who is not signed in, and remembers where they wanted to go', async () => {
    const { address } = await open([]);
    expect(await screen.findByText('the door')).toBeTruthy();
    expect(address()).toBe('/sign-in');
  });
  it('asks to sign in again above the page, which stays as it was', async () => {
    const { user, store } = await open();
    await user.type(await screen.findByLabelText('note'), 'half');
    store.dispatch(signInExpired());
    expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('half');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Please sign in again' })).toBeTruthy();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
  it('goes to a place by G and its letter, not while one types, nor where one may not go', async () => {
    const { user, address } = await open(['HR'], '/offers');
    await user.type(await screen.findByLabelText('note'), 'ga');
    expect(address()).toBe('/offers');
    screen.getByLabelText('note').blur();
    await user.keyboard('ga');
    await waitFor(() => expect(address()).toBe('/applications'));
    await user.keyboard('gy');
    expect(address()).toBe('/applications');
  });
  it('forgets the G after another key', async () => {
    const { user, address } = await open();
    await rail();
    await user.keyboard('gq');
    expect(address()).toBe('/offers');
  });
  it('opens the search by its key, while typing too, and by its button', async () => {
    const { user } = await open();
    (await screen.findByLabelText('note')).focus();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('textbox', { name: 'Search people, positions, actions' })).toBeTruthy();
  });
  it('takes what is typed before the search has come for its first words, and works nothing behind it', async () => {
    const { user, address } = await open(['HR'], '/offers');
    await rail();
    await user.keyboard('{Control>}k{/Control}');
    const box = screen.queryByRole<HTMLInputElement>('searchbox');
    expect(box === null || document.activeElement === box).toBe(true);
    await user.keyboard('ga');
    const palette = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search people, positions, actions' });
    await waitFor(() => expect(palette.value).toBe('ga'));
    expect(address()).toBe('/offers');
  });
  it.each([
    ['the server refuses', (server: FakeServer) => server.refuse('SignOut', { status: 500, code: 'common.internal' })],
    ['there is no network', (server: FakeServer) => Object.assign(server, { connection: 'down' })],
  ])('says that one is still signed in where %s to sign out', async (_, given) => {
    const { user, server, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Lin Jing' }));
    given(server);
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByText(/^(The server made an error|No connection just now)/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Lin Jing' })).toBeTruthy();
    expect(address()).toBe('/offers');
  });
  it('sends what is held back before signing out, and stays signed in where that fails', async () => {
    const { user, server, store } = await open();
    const said = { verdict: 'PASS', opinion: '', reason: '', recommendedPositionId: null } as const;
    const about = { seen: undefined, person: 'Ma Jun', creator: 'Qian Min' };
    const payload = { screeningItemId: id(31), ...said };
    act(() => void store.dispatch(holdVerdict({ commandId: id(731), name: 'ScreenItem', payload, ...about })));
    server.refuse('ScreenItem', { status: 500, code: 'common.internal' });
    await user.click(await screen.findByRole('button', { name: 'Lin Jing' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByText(/^A verdict could not be sent, so you are still signed in/)).toBeTruthy();
    expect(server.payloads('SignOut')).toEqual([]);
    server.refuse('ScreenItem', undefined);
    await user.click(await screen.findByRole('button', { name: 'Lin Jing' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(server.sent.map(({ name }) => name)).toEqual(['ScreenItem', 'ScreenItem', 'SignOut']));
  });
  it('speaks another language at once', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Lin Jing' }));
    await user.click(await screen.findByRole('menuitem', { name: '简体中文' }));
    expect(await screen.findByText('求职者')).toBeTruthy();
    expect(screen.queryByText('Candidates')).toBeNull();
  });
});
