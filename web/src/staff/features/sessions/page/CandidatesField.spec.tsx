/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationRow } from '../../../../../testing/samples/applications.ts';
import { session } from '../../../../../testing/samples/interviews.ts';
import { id, members, person } from '../../../../../testing/samples/people.ts';
import { SessionActions } from './SessionActions.tsx';

/** More than a list holds: the last two are found by their names alone. */
const names = ['Song Jia', ...Array.from({ length: 100 }, (_, at) => `Ma ${at}`), 'Wu Fei', 'Xu Fei'];
const rows = names.map((name, at) => applicationRow({ applicationId: id(at + 1), person: person({ name }) }));

it('who was ticked stays ticked and in sight while others are searched', async () => {
  const server = new FakeServer()
    .signIn(colleague('HR'))
    .answer('staffMembers', members)
    .answer('applications', (params) => ({
      rows: rows.filter(({ person: { name } }) => name.includes(params.get('text') ?? '')),
      stages: {},
    }));
  const { user } = await renderStaff(
    <SessionActions
      session={session({ allowedActions: ['InviteToSession'], seekers: [] })}
      selected={new Set()}
      onDone={() => undefined}
    />,
    { server },
  );
  await user.click(screen.getByRole('button', { name: 'Invite people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  await user.click(await dialog.findByLabelText(/^Song Jia/));
  await user.type(dialog.getByRole('searchbox'), 'Fei');
  await dialog.findByLabelText(/^Xu Fei/);
  const ticked = () => dialog.getAllByRole<HTMLInputElement>('checkbox').map((box) => `${box.checked}`);
  expect(dialog.getByLabelText<HTMLInputElement>(/^Song Jia/).checked).toBe(true);
  expect(dialog.queryByLabelText(/^Ma 7/)).toBeNull();
  // All those found, not whoever was chosen before.
  await user.click(dialog.getByLabelText('Select all'));
  expect(ticked()).toEqual(['true', 'true', 'true', 'true']);
  await user.click(dialog.getByLabelText('Select all'));
  expect(ticked()).toEqual(['false', 'true', 'false', 'false']);
  await user.click(dialog.getByRole('button', { name: 'Invite people' }));
  await waitFor(() => expect(server.payloads('InviteToSession')).toMatchObject([{ applicationIds: [id(1)] }]));
});
