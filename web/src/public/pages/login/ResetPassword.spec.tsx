/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import ResetPassword from './ResetPassword.tsx';

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function open(sms = true) {
  const server = new FakeServer();
  server.reach = { ...server.reach, sms };
  return { ...(await renderPublic(<ResetPassword />, { server, at: '/login/resetPassword' })), server };
}

beforeEach(() => sessionStorage.clear());

describe('a forgotten password', () => {
  it('is replaced by a code to the email where no text message can be sent', async () => {
    await open(false);
    expect(await screen.findByText(/^No text message can be sent from here yet/)).toBeTruthy();
    expect(field(/^Email/)).toBeTruthy();
    expect(screen.queryByText(/phone/)).toBeNull();
  });
  it('is replaced with a code, after which one signs in', async () => {
    const { user, server } = await open();
    expect(button('Send a code').disabled).toBe(true);
    await user.type(field(/^Phone or email/), 'fang@example.com');
    await user.click(button('Send a code'));
    expect(await screen.findByText(/^If fang@example.com can be reached, a code is on its way/)).toBeTruthy();
    await user.type(field(/^6-digit code/), '123456');
    await user.type(field(/^New password(?! again)/), 'N3w-password{Enter}');
    await user.type(field(/^New password again/), 'N3w-passw0rd{Enter}');
    expect(await screen.findByText(/^The two passwords are not the same/)).toBeTruthy();
    expect(server.payloads('ResetPassword')).toEqual([]);
    await user.clear(field(/^New password again/));
    await user.type(field(/^New password again/), 'N3w-password{Enter}');
    expect(await screen.findByText(/^Your new password is set/)).toBeTruthy();
    expect(server.payloads('RequestPasswordReset')).toEqual([{ login: 'fang@example.com' }]);
    expect(server.payloads('ResetPassword')).toEqual([
      { login: 'fang@example.com', code: '123456', password: 'N3w-password' },
    ]);
    expect(screen.getByRole('link', { name: 'Sign in with a password' }).getAttribute('href')).toBe('/login/password');
  });
  it('says beside the field what no code goes to, and what was typed stays', async () => {
    const { user, server } = await open();
    const errors = [{ path: 'login', code: 'account.reset_by' }];
    server.refuse('RequestPasswordReset', { status: 422, code: 'account.reset_by', errors });
    await user.type(field(/^Phone or email/), 'li.si');
    await user.click(button('Send a code'));
    await waitFor(() => expect(field(/^Phone or email/).getAttribute('aria-invalid')).toBe('true'));
    expect(field(/^Phone or email/).value).toBe('li.si');
  });
  it('tells who read a code that nobody has the login', async () => {
    const { user, server } = await open();
    server.refuse('ResetPassword', { status: 404, code: 'account.unknown' });
    await user.type(field(/^Phone or email/), '13800006021');
    await user.type(field(/^6-digit code/), '123456');
    await user.type(field(/^New password(?! again)/), 'N3w-password');
    await user.type(field(/^New password again/), 'N3w-password{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No account has this phone or email/);
  });
});
