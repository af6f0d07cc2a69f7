/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderStaff } from '../../../testing/render.tsx';
import { AskForm } from './AskForm.tsx';
import { TextField } from './fields/TextField.tsx';

async function open(title = 'Lock') {
  const onSubmit = jest.fn();
  const shown = await renderStaff(
    <AskForm title={title} submit="Go" initial={{ reason: '' }} onSubmit={onSubmit} onClose={() => undefined}>
      {(form) => <TextField form={form} name="reason" label="Reason" />}
    </AskForm>,
  );
  return { ...shown, onSubmit };
}
const reason = () => screen.getByLabelText<HTMLInputElement>('Reason');

beforeEach(() => sessionStorage.clear());

describe('what is asked before something starts', () => {
  it('is there again after it was left by mistake, and nowhere else', async () => {
    const first = await open();
    await first.user.type(reason(), 'half a reason{Escape}');
    first.unmount();
    const other = await open('Advance');
    expect(reason().value).toBe('');
    other.unmount();
    await open();
    await waitFor(() => expect(reason().value).toBe('half a reason'));
  });
  it('starts by Ctrl+Enter, too', async () => {
    const { user, onSubmit } = await open();
    await user.type(reason(), 'a reason{Control>}{Enter}{/Control}');
    expect(onSubmit.mock.calls).toEqual([[{ reason: 'a reason' }]]);
  });
  it('begins empty once it has started', async () => {
    const first = await open();
    await first.user.type(reason(), 'a reason{Enter}');
    expect(first.onSubmit).toHaveBeenCalledWith({ reason: 'a reason' });
    first.unmount();
    await open();
    expect(reason().value).toBe('');
  });
});
