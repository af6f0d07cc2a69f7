/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { OwnPassword } from './OwnPassword.tsx';

const security = {
  accountId: '00000000-0000-4000-8000-00000000c011',
  email: null,
  phone: null,
  hasPassword: true,
  isPasswordGiven: true,
  hasSecondFactor: false,
  isFactorRequired: false,
  signIns: [],
  messagesOff: [],
  allowedActions: [],
};

describe('one’s own password', () => {
  it('says that the first one is known, and takes another one by it', async () => {
    const server = new FakeServer().signIn(colleague('AD'));
    server.refuse('SetPassword', { status: 401, code: 'login.failed' });
    const { user, store } = await renderStaff(<OwnPassword security={security} />, { server });
    expect(screen.getByText(/still the one that the first start/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await user.type(screen.getByLabelText(/^Present password/), 'slipped');
    const next = screen.getByLabelText<HTMLInputElement>(/^New password/);
    await user.type(next, 'Own#2026-x');
    const [, show] = screen.getAllByRole('button', { name: 'Show' });
    if (show !== undefined) await user.click(show);
    expect([next.type, next.value]).toEqual(['text', 'Own#2026-x']);
    const send = within(screen.getByRole('dialog')).getByRole('button', { name: 'Change password' });
    await user.click(send);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    // Whoever mistypes it is still signed in.
    expect(store.getState().signIn.expired).toBe(false);
    server.refuse('SetPassword', undefined);
    await user.clear(screen.getByLabelText(/^Present password/));
    await user.type(screen.getByLabelText(/^Present password/), 'printed');
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.payloads('SetPassword').at(-1)).toEqual({ current: 'printed', password: 'Own#2026-x' });
  });
});
