/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { CommandForm } from './CommandForm.tsx';
import { MissingNote } from './MissingNote.tsx';

const missing = { sms: 'No SMS leaves', mail: 'No mail leaves', sap: 'cannot be pushed', address: 'other devices' };
type Name = 'InviteColleague' | 'PushCollectionToSap' | 'RenameAccount';

async function ask(name: Name, without: readonly (keyof typeof missing)[]) {
  const server = new FakeServer().signIn(colleague('AD'));
  for (const one of without) server.reach = { ...server.reach, [one]: false };
  const form = (
    <CommandForm name={name} title="t" submit="t" initial={{}} payload={() => ({}) as never} onClose={() => undefined}>
      {() => null}
    </CommandForm>
  );
  await renderStaff(form, { server });
  await screen.findByRole('dialog');
}

describe('what is missing', () => {
  it.each([
    ['an administrator, with the way to mend it', 'AD', /Open the setup guide/],
    ['a recruiter, with whom to ask', 'HR', /Ask an administrator/],
  ] as const)('is said where positions are published, to %s', async (_who, role, words) => {
    const server = new FakeServer().signIn(colleague(role));
    server.reach = { ...server.reach, sms: false };
    await renderStaff(<MissingNote of={['codes']} />, { server });
    const note = await screen.findByText(/nobody can register by phone/);
    expect(note.textContent).toMatch(words);
  });

  it('is said of what is missing alone', async () => {
    const server = new FakeServer().signIn(colleague('AD'));
    server.reach = { ...server.reach, sap: false };
    await renderStaff(<MissingNote of={['mail', 'sap', 'sms']} />, { server });
    expect((await screen.findByText(/cannot be pushed/)).textContent).not.toMatch(/No (mail|SMS) leaves/);
  });

  it.each([
    ['InviteColleague', 'mail'],
    ['InviteColleague', 'sms'],
    ['InviteColleague', 'address'],
    ['PushCollectionToSap', 'sap'],
  ] as const)('is said by the form of %s, which needs %s', async (name, one) => {
    await ask(name, [one]);
    expect((await screen.findByText(new RegExp(missing[one], 'i'))).getAttribute('role')).toBe('status');
  });

  it.each([
    ['PushCollectionToSap', ['mail', 'sms', 'address']],
    ['RenameAccount', ['mail', 'sms', 'address', 'sap']],
  ] as const)('is not said by the form of %s, which needs none of %s', async (name, without) => {
    await ask(name, without);
    for (const words of Object.values(missing)) expect(screen.queryByText(new RegExp(words, 'i'))).toBeNull();
  });
});
