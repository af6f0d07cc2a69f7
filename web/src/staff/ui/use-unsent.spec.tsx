/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { ReasonForm } from './ReasonForm.tsx';

const idOf = (number: number) => `0b9d5c1e-6f0e-4b7a-9d58-0f2a3c4d5e${number}`;
const server = () => new FakeServer().signIn(colleague('HR'));

/** Opens the form that locks an application. */
async function open({ application = idOf(10), at = server() } = {}) {
  const shown = await renderStaff(
    <ReasonForm
      name="LockApplication"
      title="Lock"
      payload={(reason) => ({ applicationId: application, reason })}
      onClose={() => undefined}
    />,
    { server: at },
  );
  return { ...shown, at };
}
const reason = () => screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);

beforeEach(() => sessionStorage.clear());

describe('a form that is left before it is sent', () => {
  it('has all of it again, also after a field was refused', async () => {
    const first = await open();
    const errors = [{ path: 'reason', code: 'common.too_long' }];
    first.at.refuse('LockApplication', { status: 400, code: 'common.invalid', errors });
    await first.user.type(reason(), 'for the second round');
    await first.user.click(screen.getByRole('button', { name: 'Lock' }));
    await screen.findByText('This is too long.');
    await first.user.keyboard('{Escape}');
    first.unmount();
    await open();
    await waitFor(() => expect(reason().value).toBe('for the second round'));
  });
  it('has it for nothing else, and for nobody else', async () => {
    const first = await open();
    await first.user.type(reason(), 'half');
    first.unmount();
    const second = await open({ application: idOf(11) });
    expect(reason().value).toBe('');
    second.unmount();
    const other = { ...colleague('HR'), accountId: idOf(99) };
    await open({ at: new FakeServer().signIn(other) });
    expect(reason().value).toBe('');
  });
  it('begins empty once it was sent', async () => {
    const first = await open();
    await first.user.type(reason(), 'for the second round');
    await first.user.click(screen.getByRole('button', { name: 'Lock' }));
    await waitFor(() => expect(first.at.payloads('LockApplication')).toHaveLength(1));
    first.unmount();
    await open();
    expect(reason().value).toBe('');
  });
});
