/** @jest-environment ./web/testing/environment.cjs */
import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { seeker } from '../../../../../testing/samples/interviews.ts';
import { id, person } from '../../../../../testing/samples/people.ts';
import { ReInviteDialog } from './ReInviteDialog.tsx';

it('says that the person is told, before they are invited again', async () => {
  const server = new FakeServer().signIn(colleague('HR'));
  const onClose = jest.fn();
  const declined = seeker({ appointmentId: id(86), person: person({ name: 'Song Jia' }) });
  const { user } = await renderStaff(<ReInviteDialog seeker={declined} onClose={onClose} />, { server });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite again · Song Jia' }));
  expect(dialog.getByText(/^Song Jia gets a mail and an SMS/)).toBeTruthy();
  expect(server.payloads('ReInviteAppointment')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Invite again' }));
  expect(server.payloads('ReInviteAppointment')).toEqual([{ appointmentId: id(86) }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
