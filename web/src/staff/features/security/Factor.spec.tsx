/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import SecurityPage from './index.tsx';

const mine = {
  accountId: '00000000-0000-4000-8000-00000000c011',
  ...{
    email: null,
    phone: null,
    hasPassword: true,
    isPasswordGiven: false,
    hasSecondFactor: false,
    isFactorRequired: false,
  },
  ...{ signIns: [], allowedActions: [], messagesOff: [] },
};
const open = async (change: Partial<typeof mine> = {}) => {
  const server = new FakeServer().signIn(colleague('HR')).answer('mySecurity', { ...mine, ...change });
  server.does('BeginSecondFactor', () => ({ secret: 'GEZDGNBV', address: 'otpauth://totp/T:lin?secret=GEZDGNBV' }));
  const shown = await renderStaff(<SecurityPage />, { server });
  await screen.findByText('The second factor is off.');
  return shown;
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('says when a role demands it, before one stands outside', async () => {
  const { unmount } = await open({ isFactorRequired: true });
  expect(screen.getByText(/^Your role requires a second factor/)).toBeTruthy();
  unmount();
  await open();
  expect(screen.queryByText(/^Your role requires/)).toBeNull();
});

it('says after a reload that what was begun is begun again', async () => {
  const { user, unmount } = await open();
  expect(screen.queryByText(/is not shown again/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Set up second factor' }));
  await user.click(screen.getByLabelText(/^Present password/));
  await user.paste('Yunling#2026');
  await user.click(screen.getByRole('button', { name: 'Set it up' }));
  expect(await screen.findByText('GEZDGNBV')).toBeTruthy();
  unmount();
  await open();
  expect(await screen.findByText(/is not shown again/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Begin again' })).toBeTruthy();
});
