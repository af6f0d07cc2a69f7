/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../testing/fake-server.ts';
import { renderPublic } from '../../../testing/render.tsx';
import { runCommand } from '../../api/commands.ts';
import { page } from '../../api/page.ts';
import { useQuery, useSignIn } from './context.tsx';

const other = { ...jobSeeker(), accountId: '00000000-0000-4000-8000-00000000c0ff', name: '李雷' };
let restarted: string[];

function Whose() {
  const { signIn, refresh } = useSignIn();
  return (
    <button type="button" onClick={() => void refresh()}>
      {signIn.account?.name ?? 'nobody'}
    </button>
  );
}
const open = (server = new FakeServer().signIn(jobSeeker())) => renderPublic(<Whose />, { server });
const shown = () => screen.queryByRole('button')?.textContent;
const otherTab = (accountId: string | null) =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'signed-in', newValue: JSON.stringify({ accountId, at: 1 }) }),
  );

beforeEach(() => {
  restarted = [];
  jest.spyOn(page, 'restart').mockImplementation((address) => void restarted.push(address));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('whose a public page is', () => {
  it.each([null, other.accountId])('it is left when another tab says that %s is signed in', async (accountId) => {
    await open();
    otherTab(accountId);
    await waitFor(() => expect(restarted).toEqual(['/social/jobs']));
    expect(shown()).toBeUndefined();
  });
  it('a guest’s asks anew when a guest in another tab ended what this browser had proved', async () => {
    const server = new FakeServer();
    function Asks() {
      useQuery('dictionaries', {});
      return null;
    }
    await renderPublic(<Asks />, { server });
    const asked = () => server.asked.filter(({ name }) => name === 'dictionaries').length;
    await waitFor(() => expect(asked()).toBe(1));
    otherTab(null);
    await waitFor(() => expect(asked()).toBe(2));
    expect(restarted).toEqual([]);
  });
  it('it is left when another person signs in over it', async () => {
    const { user, server } = await open();
    server.signIn(other);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(shown()).toBeUndefined());
    expect(restarted).toEqual(['/social/jobs']);
  });
  it('it is left where a command is refused as another person’s', async () => {
    const { server } = await open();
    server.signIn(other);
    await expect(runCommand('SwitchIdentity', { identity: 'JobSeeker' })).rejects.toMatchObject({
      code: 'auth.other_account',
    });
    await waitFor(() => expect(shown()).toBeUndefined());
    expect(server.sent).toEqual([]);
  });
  it('a guest’s becomes the one of who signs in in another tab, and the same person’s stays', async () => {
    const { server } = await open(new FakeServer());
    server.signIn(other);
    otherTab(other.accountId);
    await waitFor(() => expect(shown()).toBe('李雷'));
    otherTab(other.accountId);
    expect([shown(), restarted]).toEqual(['李雷', []]);
  });
});
