/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { OwnContact } from './OwnContact.tsx';

const first = {
  ...{ accountId: '00000000-0000-4000-8000-00000000c011', email: null, phone: null },
  ...{ hasPassword: true, isPasswordGiven: true, hasSecondFactor: false, isFactorRequired: false },
  ...{ signIns: [], messagesOff: [], allowedActions: [] },
};
const open = async (security: Parameters<typeof OwnContact>[0]['security'] = first) =>
  renderStaff(<OwnContact security={security} />, { server: new FakeServer().signIn(colleague('AD')) });

it.each([
  ['email', 'Change email', 'SendNewEmailCode', 'ChangeEmailByCode', 'own@haiyue.example'],
  ['phone', 'Change phone', 'SendNewPhoneCode', 'ChangePhoneByCode', '13800138000'],
] as const)(
  'who has no way to be reached gives %s, proved by a code and the password',
  async (kind, name, send, change, to) => {
    const { user, server } = await open();
    expect(screen.getByText(/no notification reaches you/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Present password/), 'printed');
    await user.type(dialog.getByLabelText(kind === 'email' ? /^Mail/ : /^Phone/), to);
    await user.click(dialog.getByRole('button', { name: 'Send a code' }));
    expect((await dialog.findByText(`A code was sent to ${to}`)).getAttribute('role')).toBe('status');
    expect(server.payloads(send)).toEqual([{ [kind]: to }]);
    await user.type(dialog.getByLabelText(/^Code you received/), '123456');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.payloads(change)).toEqual([{ current: 'printed', code: '123456', [kind]: to }]);
  },
);

it('says beside the address what is wrong with it', async () => {
  const { user, server } = await open({ ...first, email: 'old@haiyue.example' });
  expect(screen.queryByText(/no notification reaches you/)).toBeNull();
  expect(screen.getByText(/old@haiyue.example/)).toBeTruthy();
  server.refuse('ChangeEmailByCode', {
    status: 409,
    code: 'account.email_taken',
    errors: [{ path: 'email', code: 'account.email_taken' }],
  });
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Mail/), 'taken@haiyue.example');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Mail/).getAttribute('aria-invalid')).toBe('true'));
});
