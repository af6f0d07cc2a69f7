/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { CommandForm } from './CommandForm.tsx';
import { TextField } from './fields.tsx';

const applicationId = '0b9d5c1e-6f0e-4b7a-9d58-0f2a3c4d5e6f';

async function open(server = new FakeServer()) {
  const onClose = jest.fn();
  const onDone = jest.fn();
  const shown = await renderStaff(
    <CommandForm
      name="LockApplication"
      title="Lock"
      submit="Lock"
      initial={{ reason: '' }}
      payload={({ reason }) => ({ applicationId, reason })}
      draftKey="lock"
      onDone={onDone}
      onClose={onClose}
    >
      {(form) => <TextField form={form} name="reason" label="Reason" />}
    </CommandForm>,
    { server },
  );
  return { ...shown, onClose, onDone };
}

describe('a form of one command', () => {
  it('sends what was typed, once, and closes', async () => {
    const { user, server, onClose, onDone } = await open();
    await user.type(screen.getByLabelText('Reason'), 'kept for the second round');
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    expect(server.payloads('LockApplication')).toEqual([{ applicationId, reason: 'kept for the second round' }]);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
