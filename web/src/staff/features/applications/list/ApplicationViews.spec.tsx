/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderStaff } from '../../../../../testing/render.tsx';
import { ApplicationViews } from './ApplicationViews.tsx';

const filtered = 'stage=OFFER&sort=-since';

async function open(search = filtered) {
  const chosen = jest.fn();
  const shown = await renderStaff(<ApplicationViews search={search} onChoose={chosen} />);
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
  it('are not made by Escape, nor without a name', async () => {
    const { user } = await open();
    await user.click(begin());
    await user.keyboard('half{Escape}');
    expect(screen.queryByText('half')).toBeNull();
    await user.click(begin());
    expect(field().value).toBe('');
    await user.keyboard('   {Enter}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(localStorage.getItem('staff:views')).toBeNull();
  });
  it('can be taken away again; those that everybody has cannot', async () => {
    localStorage.setItem('staff:views', JSON.stringify([{ id: 'v', name: 'Mine', search: filtered }]));
    const { user, unmount } = await open();
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View actions' }));
    await user.click(await screen.findByRole('menuitem'));
    await waitFor(() => expect(screen.queryByText('Mine')).toBeNull());
    unmount();
    await open('sort=-since');
    expect(screen.queryByRole('button', { name: 'View actions' })).toBeNull();
  });
  it.each(['not json', '{}', '[{"id":1}, null]'])('that cannot be read (%s) count as none', async (kept) => {
    localStorage.setItem('staff:views', kept);
    await open();
    expect(begin()).toBeTruthy();
  });
});
