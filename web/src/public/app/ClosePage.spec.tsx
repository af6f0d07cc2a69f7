/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../testing/fake-server.ts';
import { renderPublic } from '../../../testing/render.tsx';
import { page } from '../../api/page.ts';
import { Frame } from './Frame.tsx';

let restarted: string[];
beforeEach(() => {
  restarted = [];
  jest.spyOn(page, 'restart').mockImplementation((address) => void restarted.push(address));
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (server = new FakeServer(), link = true) =>
  renderPublic(<Frame link={link}>offer</Frame>, { server, at: '/send_offer/a-token' });

describe('a page that a personal link opened', () => {
  it('is closed by who has no sign-in: its proofs end, and nothing of it stays in the tab', async () => {
    sessionStorage.setItem('kept:guest:unsaved:collection', '{"at":1,"value":"6222"}');
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Close this page' }));
    await waitFor(() => expect(restarted).toEqual(['/social/jobs']));
    expect(server.payloads('SignOut')).toEqual([{}]);
    expect(sessionStorage.getItem('kept:guest:unsaved:collection')).toBeNull();
  });
  it('signs out whoever is signed in', async () => {
    const { user, server } = await open(new FakeServer().signIn(jobSeeker()));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(restarted).toEqual(['/social/jobs']));
    expect(server.payloads('SignOut')).toEqual([{}]);
  });
  it('stays and says so where the server did not hear of it', async () => {
    const server = new FakeServer().refuse('SignOut', { status: 500, code: 'common.internal' });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Close this page' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/server made an error/);
    expect(restarted).toEqual([]);
  });
  it('is no page of the site: those have no such button', async () => {
    await open(new FakeServer(), false);
    expect(screen.queryByRole('button', { name: 'Close this page' })).toBeNull();
  });
});
