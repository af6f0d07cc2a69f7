/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { page } from '../../api/page.ts';
import { signInExpired } from '../model/sign-in-slice.ts';
import { ReasonForm } from '../ui/ReasonForm.tsx';
import { Guard } from './Guard.tsx';
import { UserMenu } from './UserMenu.tsx';

const applicationId = '0b9d5c1e-6f0e-4b7a-9d58-0f2a3c4d5e6f';
const lin = colleague('HR');
const zhou = { ...colleague('HR'), accountId: '00000000-0000-4000-8000-00000000c0ff', name: 'Zhou Min' };
let restarted: string[];

beforeEach(() => {
  restarted = [];
  jest.spyOn(page, 'restart').mockImplementation((address) => void restarted.push(address));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of Lin's with half a reason typed. */
async function open() {
  const server = new FakeServer().signIn(lin);
  const shown = await renderStaff(
    <Guard>
      <UserMenu />
      <ReasonForm
        name="LockApplication"
        title="Lock"
        payload={(reason) => ({ applicationId, reason })}
        onClose={() => undefined}
      />
    </Guard>,
    { server, at: '/applications' },
  );
  await shown.user.type(screen.getByLabelText(/^Reason/), 'half a reason');
  return shown;
}
const typed = () => screen.queryByLabelText<HTMLTextAreaElement>(/^Reason/)?.value;
/** Another tab of the same browser says who is signed in there. */
const otherTab = (accountId: string | null) =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'signed-in', newValue: JSON.stringify({ accountId, at: 1 }) }),
  );

describe('a sign-in that expired', () => {
  async function signInAgain(as: typeof lin) {
    const shown = await open();
    shown.server.signOut().does('SignInWithPassword', () => void shown.server.signIn(as));
    shown.store.dispatch(signInExpired());
    await shown.user.type(await screen.findByLabelText('Login, phone or e-mail'), 'somebody');
    await shown.user.type(screen.getByLabelText('Password'), 'Secret-123{Enter}');
    return shown;
  }
  it('leaves everything as it was to the same person', async () => {
    const { store } = await signInAgain(lin);
    await waitFor(() => expect(store.getState().signIn.expired).toBe(false));
    expect(typed()).toBe('half a reason');
    expect(restarted).toEqual([]);
  });
  it('shows nothing of it to another person, who begins at the start', async () => {
    const { store } = await signInAgain(zhou);
    await waitFor(() => expect(restarted).toContain('/staff/'));
    expect(typed()).toBeUndefined();
    expect(store.getState().staffApi.queries).toEqual({});
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('half a reason');
  });
});

describe('another tab', () => {
  it.each<[string, string | null, string]>([
    ['signs out', null, '/staff/sign-in'],
    ['signs somebody else in', zhou.accountId, '/staff/'],
  ])('that %s takes the page off the screen', async (_, accountId, address) => {
    await open();
    otherTab(accountId);
    await waitFor(() => expect(typed()).toBeUndefined());
    expect(restarted).toEqual([address]);
  });
  it('that signs the same person in again ends the asking here', async () => {
    const { store } = await open();
    store.dispatch(signInExpired());
    otherTab(lin.accountId);
    await waitFor(() => expect(store.getState().signIn.expired).toBe(false));
    expect(typed()).toBe('half a reason');
  });
  it('that said nothing: what is sent is refused as another person’s, and the page is left', async () => {
    const { user, server } = await open();
    server.signIn(zhou);
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    await waitFor(() => expect(restarted).toContain('/staff/'));
    expect(typed()).toBeUndefined();
    expect(server.payloads('LockApplication')).toEqual([]);
  });
});

it('signing out tells the other tabs, leaves the page and keeps nothing', async () => {
  const told = jest.spyOn(Storage.prototype, 'setItem');
  const { user } = await open();
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Lin Jing'));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(restarted).toEqual(['/staff/sign-in']));
  expect(told.mock.calls.filter(([key]) => key === 'signed-in').map(([, text]) => JSON.parse(text).accountId)).toEqual([
    null,
  ]);
  expect(
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('kept:')),
  ).toEqual([]);
});
