/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { believe } from '../../../../api/believed.ts';
import { ApplicationViews } from './ApplicationViews.tsx';
import { keepOwnViews } from './views.ts';

const filtered = 'stage=OFFER&sort=-since';

const lin = colleague('HR');
const views = `kept:${lin.accountId}:views`;

async function open(search = filtered, who = lin) {
  const chosen = jest.fn();
  const shown = await renderStaff(<ApplicationViews search={search} onChoose={chosen} />, {
    server: new FakeServer().signIn(who),
  });
  return { ...shown, chosen };
}
const begin = () => screen.getByRole('button', { name: /Save/ });
const field = () => screen.getByRole<HTMLInputElement>('textbox');

beforeEach(() => localStorage.clear());

describe('saved views', () => {
  it('keep the filters under a name, also for the next visit', async () => {
    const first = await open();
    await first.user.click(begin());
    expect(document.activeElement).toBe(field());
    await first.user.keyboard(' Offers to send {Enter}');
    expect(screen.getByText('Offers to send')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    first.unmount();
    const { user, chosen } = await open('sort=-since');
    await user.click(screen.getByText('Offers to send'));
    expect(chosen).toHaveBeenCalledWith(filtered);
  });
  it('are of who made them alone', async () => {
    const first = await open();
    await first.user.click(begin());
    await first.user.keyboard('Offers to send{Enter}');
    first.unmount();
    await open('sort=-since', { ...lin, accountId: '00000000-0000-4000-8000-00000000c0ff' });
    expect(screen.queryByText('Offers to send')).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Offers to send');
  });
  it('are not made by Escape, nor without a name', async () => {
    const { user } = await open();
    await user.click(begin());
    await user.keyboard('half{Escape}');
    expect(screen.queryByText('half')).toBeNull();
    await user.click(begin());
    expect(field().value).toBe('');
    await user.keyboard('   {Enter}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(localStorage.getItem(views)).toBeNull();
  });
  it('can be taken away again; those that everybody has cannot', async () => {
    believe(lin.accountId);
    keepOwnViews([{ id: 'v', label: { name: 'Mine' }, search: filtered }]);
    const { user, unmount } = await open();
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View actions' }));
    await user.click(await screen.findByRole('menuitem'));
    await waitFor(() => expect(screen.queryByText('Mine')).toBeNull());
    unmount();
    await open('sort=-since');
    expect(screen.queryByRole('button', { name: 'View actions' })).toBeNull();
  });
  it.each(['not json', '{}', '{"at":null,"value":[{"id":1}, null]}'])(
    'that cannot be read (%s) count as none',
    async (kept) => {
      localStorage.setItem(views, kept);
      await open();
      expect(begin()).toBeTruthy();
    },
  );
});
