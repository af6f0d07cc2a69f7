/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer, Refused } from '../../../testing/fake-server.ts';
import { accountSeen } from '../../../testing/public-answers.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { InviteForm } from '../features/colleagues/InviteForm.tsx';
import { Guard } from './Guard.tsx';

const asked = { status: 403, code: 'account.proof_required', params: { command: 'ProveSelf' } } as const;

async function invites() {
  const server = new FakeServer()
    .signIn(colleague('AD'))
    .answer('myAccount', accountSeen({ hasPassword: true, phone: '+8613800138000' }))
    .refuse('InviteColleague', asked);
  server.does('ProveSelf', ({ current }) => {
    if (current !== 'Yunling#2026')
      throw new Refused({ status: 401, code: 'login.failed', errors: [{ path: 'current', code: 'login.failed' }] });
    server.refuse('InviteColleague', undefined);
    return { proof: '1.a', seconds: 600 };
  });
  const shown = await renderStaff(
    <Guard>
      <InviteForm onDone={() => undefined} />
    </Guard>,
    { server },
  );
  const { user } = shown;
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Lin Yi');
  await user.type(screen.getByRole('textbox', { name: /^Login/ }), 'lin.yi');
  await user.type(screen.getByRole('textbox', { name: /^Mail/ }), 'lin@haiyue.example');
  await user.click(screen.getByRole('checkbox', { name: 'Recruiter' }));
  await user.click(screen.getByRole('button', { name: 'Invite colleague' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
  return { ...shown, dialog, send: () => user.click(dialog.getByRole('button', { name: 'Verify and continue' })) };
}

describe('a command that asks for the owner of the account', () => {
  it('is sent again as it was typed once the owner proved it, with the proof', async () => {
    const { server, user, dialog, send } = await invites();
    await user.type(dialog.getByLabelText('Present password'), 'slipped');
    await send();
    expect((await dialog.findByRole('alert')).textContent).not.toBe('');
    await user.clear(dialog.getByLabelText('Present password'));
    await user.type(dialog.getByLabelText('Present password'), 'Yunling#2026');
    await send();
    await waitFor(() => expect(server.payloads('InviteColleague')).toHaveLength(2));
    const [first, second] = server.payloads('InviteColleague');
    expect(second).toEqual(first);
    expect(server.sent.filter(({ name }) => name === 'InviteColleague').map(({ proof }) => proof)).toEqual([
      null,
      '1.a',
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it’s you' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays in its form, refused, where the owner does not', async () => {
    const { server, user, dialog } = await invites();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/Please show first that it is you/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Login/ }).value).toBe('lin.yi');
    expect(server.payloads('InviteColleague')).toHaveLength(1);
  });
});
