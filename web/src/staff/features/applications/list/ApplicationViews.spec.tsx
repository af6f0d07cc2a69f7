/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { accountSeen } from '../../../../../testing/public-answers.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { id } from '../../../../../testing/samples/people.ts';
import { ApplicationViews } from './ApplicationViews.tsx';

const filtered = 'stage=OFFER&sort=-since';
const lin = colleague('HR');
const toSend = { viewId: id(61), name: 'Offers to send', search: filtered };

async function open(search = filtered, savedViews: readonly (typeof toSend)[] = []) {
  const chosen = jest.fn();
  const server = new FakeServer().signIn(lin).answer('myAccount', accountSeen({ savedViews: [...savedViews] }));
  const shown = await renderStaff(<ApplicationViews search={search} onChoose={chosen} />, { server });
  return { ...shown, server, chosen };
}
const begin = () => screen.getByRole('button', { name: /Save/ });
const field = () => screen.getByRole<HTMLInputElement>('textbox');

describe('saved views', () => {
  it('keep the filters under a name, with the account and nowhere on the device', async () => {
    const { user, server } = await open();
    server.does('SaveView', () => void server.answer('myAccount', accountSeen({ savedViews: [toSend] })));
    await user.click(begin());
    expect(document.activeElement).toBe(field());
    await user.keyboard(' Offers to send {Enter}');
    expect(await screen.findByText('Offers to send')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.payloads('SaveView')).toMatchObject([
      { accountId: lin.accountId, name: 'Offers to send', search: filtered },
    ]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Offers');
  });
  it('are there wherever their maker signs in', async () => {
    const { user, chosen } = await open('sort=-since', [toSend]);
    await user.click(await screen.findByText('Offers to send'));
    expect(chosen).toHaveBeenCalledWith(filtered);
  });
  it('that could not be saved say so', async () => {
    const { user, server } = await open();
    server.refuse('SaveView', { status: 409, code: 'account.too_many_views', params: { limit: 30 } });
    await user.click(begin());
    await user.keyboard('One more{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('At most 30 views can be saved; remove one first.');
    expect(field().value).toBe('One more');
  });
  it('are not made by Escape, nor without a name', async () => {
    const { user, server } = await open();
    await user.click(begin());
    await user.keyboard('half{Escape}');
    expect(screen.queryByText('half')).toBeNull();
    await user.click(begin());
    expect(field().value).toBe('');
    await user.keyboard('   {Enter}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.sent).toEqual([]);
  });
  it('can be taken away again; those that everybody has cannot', async () => {
    const { user, server, unmount } = await open(filtered, [toSend]);
    server.does('RemoveView', () => void server.answer('myAccount', accountSeen({ savedViews: [] })));
    await user.click(await screen.findByRole('button', { name: 'View actions' }));
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
    await user.click(await screen.findByRole('menuitem'));
    await waitFor(() => expect(screen.queryByText('Offers to send')).toBeNull());
    expect(server.payloads('RemoveView')).toEqual([{ accountId: lin.accountId, viewId: toSend.viewId }]);
    unmount();
    await open('sort=-since');
    expect(screen.queryByRole('button', { name: 'View actions' })).toBeNull();
  });
});
