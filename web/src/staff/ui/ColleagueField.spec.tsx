/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { id, members, qian, zhao } from '../../../testing/samples/people.ts';
import { ColleagueField } from './ColleagueField.tsx';
import { ColleaguesField } from './ColleaguesField.tsx';
import { CommandForm } from './CommandForm.tsx';

const jobSeekerId = id(101);
const none: readonly string[] = [];

/** A form that asks for people. */
const open = (server: FakeServer) =>
  renderStaff(
    <CommandForm
      name="AddJobSeekerComment"
      title="Hand over"
      submit="Hand over"
      initial={{ owner: '', mentions: none }}
      payload={({ owner, mentions }) => ({ jobSeekerId, text: owner, private: false, mentions: [...mentions] })}
      onClose={() => undefined}
    >
      {(form) => (
        <>
          <ColleagueField form={form} name="owner" label="Recruiter" roles={['HR']} />
          <ColleaguesField form={form} name="mentions" label="Responsible" roles={['PR', 'IV']} />
        </>
      )}
    </CommandForm>,
    { server },
  );
const serverWith = (people = members) => new FakeServer().answer('staffMembers', people);

describe('colleagues to choose from', () => {
  it('are asked for by the roles that fit', async () => {
    const { server } = await open(serverWith());
    await screen.findAllByText('Zhao Lei');
    expect(server.asked.map(({ params }) => params.getAll('role'))).toEqual([['HR'], ['PR', 'IV']]);
  });
  it('nobody is chosen at first; one is by name', async () => {
    const { user } = await open(serverWith());
    const field = await screen.findByLabelText<HTMLSelectElement>(/^Recruiter/);
    expect(field.value).toBe('');
    await within(field).findByText('Qian Min');
    await user.selectOptions(field, 'Qian Min');
    expect(field.value).toBe(qian.accountId);
  });
  it('several are kept in the order they were chosen, and taken away again', async () => {
    const { user, server } = await open(serverWith());
    await user.click(await screen.findByLabelText('Qian Min'));
    await user.click(screen.getByLabelText('Zhao Lei'));
    await user.click(screen.getByRole('button', { name: 'Hand over' }));
    expect(server.payloads('AddJobSeekerComment')).toMatchObject([{ mentions: [qian.accountId, zhao.accountId] }]);
    await user.click(screen.getByLabelText('Qian Min'));
    expect(screen.getByLabelText<HTMLInputElement>('Qian Min').checked).toBe(false);
  });
  it('are nobody where nobody has the role', async () => {
    await open(serverWith([]));
    expect(await screen.findByText('Nobody to choose from')).toBeTruthy();
  });
  it('a refusal stands beside them and is told of by them', async () => {
    const server = serverWith().refuse('AddJobSeekerComment', {
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'mentions', code: 'common.required' }],
    });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Hand over' }));
    const group = screen.getByRole('group', { name: /^Responsible/ });
    const error = await within(group).findByRole('alert');
    expect(error.textContent).toBe('This field is required.');
    expect(group.getAttribute('aria-describedby')).toBe(error.id);
  });
});
