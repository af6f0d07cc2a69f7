/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id } from '../../../../testing/samples/people.ts';
import SignInPage from './index.tsx';

const open = (server: FakeServer) =>
  renderStaff(<SignInPage />, { server, at: '/sign-in', path: '/sign-in', language: 'en-US' });
const enter = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.type(screen.getByLabelText('Login, phone or e-mail'), 'lin');
  await user.type(screen.getByLabelText('Password'), 'Secret-123{Enter}');
};
const accountId = id(77);

describe('the second step of signing in', () => {
  it('asks for a code of the app, and is in by it', async () => {
    const server = new FakeServer();
    server.does('SignInWithPassword', () => ({ next: 'SECOND_FACTOR', accountId }));
    server.does('SignInWithSecondFactor', () => void server.signIn(colleague('HR')));
    const { user, address } = await open(server);
    await enter(user);
    await user.type(await screen.findByLabelText(/^Code/), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.payloads('SignInWithSecondFactor')).toEqual([{ accountId, code: '123456' }]);
  });
  it('sets an app up first where the role demands one, and shows the codes to recover with once', async () => {
    const server = new FakeServer();
    server.does('SignInWithPassword', () => ({ next: 'SET_UP_SECOND_FACTOR', accountId }));
    server.does('BeginSecondFactor', () => ({ secret: 'GEZDGNBV', address: 'otpauth://totp/T:lin?secret=GEZDGNBV' }));
    server.does('ConfirmSecondFactor', () => {
      server.signIn(colleague('HR'));
      return { recoveryCodes: ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'] };
    });
    const { user, address } = await open(server);
    await enter(user);
    await user.click(await screen.findByRole('button', { name: 'Set it up' }));
    expect(await screen.findByRole('img', { name: 'Picture for the authenticator app' })).toBeTruthy();
    expect(screen.getByText('GEZDGNBV')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Code/), '123456{Enter}');
    expect(await screen.findByText('eeee-ffff-gggg-hhhh')).toBeTruthy();
    expect(address()).toBe('/sign-in');
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});
