/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import PasswordLogin from './PasswordLogin.tsx';

const open = (server = new FakeServer(), at = '/login/password?next=%2Fdelivery%3Fad%3D1') =>
  renderPublic(<PasswordLogin />, { server, at });
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const login = () => field(/^Phone, email or staff login/);
const password = () => field(/^Password/);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing in with a password', () => {
  it('enters with Enter and goes on where one was', async () => {
    const server = new FakeServer();
    const { user, address } = await open(server);
    server.does('SignInWithPassword', () => void server.signIn(jobSeeker()));
    expect(screen.getByText('Sign in to go on with your application. What you filled in is kept.')).toBeTruthy();
    await user.type(login(), 'fang@example.com');
    await user.type(password(), 'S3cret-word{Enter}');
    await waitFor(() => expect(address()).toBe('/delivery?ad=1'));
    expect(server.payloads('SignInWithPassword')).toEqual([{ login: 'fang@example.com', password: 'S3cret-word' }]);
  });
  it('never leads to another site', async () => {
    const { user, address } = await open(new FakeServer(), '/login/password?next=%2F%2Fevil.example');
    await user.type(login(), 'fang');
    await user.type(password(), 'S3cret-word{Enter}');
    await waitFor(() => expect(address()).toBe('/social/jobs'));
  });
  it('says that it failed without saying which of both was wrong, and keeps what was typed', async () => {
    const { user, server } = await open();
    server.refuse('SignInWithPassword', { status: 401, code: 'login.failed' });
    await user.type(login(), 'fang');
    await user.type(password(), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('The account or password is not correct.');
    expect([login().value, password().value]).toEqual(['fang', 'wrong']);
  });
  it('says how long one has to wait after too many tries', async () => {
    const { user, server } = await open();
    server.refuse('SignInWithPassword', { status: 429, code: 'login.locked', params: { seconds: 840 } });
    await user.type(login(), 'fang{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/in 14 minutes/);
  });
  it('shows and hides the password', async () => {
    const { user } = await open();
    expect(password().type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
  });
  it('keeps the name in the tab until one is in, and never the password', async () => {
    const first = await open();
    await first.user.type(login(), 'fang');
    await first.user.type(password(), 'S3cret-word');
    first.unmount();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('S3cret');
    const { user, address } = await open();
    expect([login().value, password().value]).toEqual(['fang', '']);
    await user.type(password(), 'S3cret-word{Enter}');
    await waitFor(() => expect(address()).toBe('/delivery?ad=1'));
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  });
  it('leads to the code by SMS, which comes back to the same page', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sign in with an SMS code' }).getAttribute('href')).toBe(
      '/login/phone?next=%2Fdelivery%3Fad%3D1',
    );
  });
});
