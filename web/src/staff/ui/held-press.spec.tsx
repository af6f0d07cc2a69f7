/** @jest-environment ./web/testing/environment.cjs */
import { Button } from '@blueprintjs/core';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { AskForm } from './AskForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';

const applicationId = '0b9d5c1e-6f0e-4b7a-9d58-0f2a3c4d5e10';

/** A form that the library's button opens, and one that a button of the page opens. */
function Page() {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen('command')}>Lock it</Button>
      <button type="button" onClick={() => setOpen('ask')}>
        Ask for it
      </button>
      {open === 'command' && (
        <ReasonForm
          name="LockApplication"
          title="Lock"
          payload={(reason) => ({ applicationId, reason })}
          onClose={close}
        />
      )}
      {open === 'ask' && (
        <AskForm title="Ask" submit="Go" initial={{}} onSubmit={close} onClose={close}>
          {() => <input aria-label="Word" />}
        </AskForm>
      )}
    </main>
  );
}
const named = (name: string) => screen.getByRole('button', { name });

async function opened(opener: string) {
  const server = new FakeServer();
  const shown = await renderStaff(<Page />, { server });
  await shown.user.click(named(opener));
  await screen.findByRole('dialog');
  return { ...shown, server };
}
/** The answer comes and the opener has the focus again while the key is still down; then it repeats, and is let go. */
async function heldUntilClosed(opener: string, key: string) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(named(opener));
  fireEvent.keyDown(named(opener), { key, repeat: true });
}
const staysClosed = async () => {
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
};

beforeEach(() => sessionStorage.clear());

describe('a press that is held while its dialog closes', () => {
  it('does not open the form of a command again: Ctrl+Enter', async () => {
    const { user, server } = await opened('Lock it');
    await user.type(screen.getByLabelText(/^Reason/), 'second round');
    await user.keyboard('{Control>}{Enter>}');
    await heldUntilClosed('Lock it', 'Enter');
    await user.keyboard('{/Enter}{/Control}');
    await staysClosed();
    expect(server.payloads('LockApplication')).toHaveLength(1);
  });
  it.each([
    ['Enter', '{Enter>}', '{/Enter}'],
    [' ', '[Space>]', '[/Space]'],
    ['Escape', '{Escape>}', '{/Escape}'],
  ])('does not open it again: %j at a button of the dialog', async (key, down, up) => {
    const { user } = await opened('Lock it');
    named('Cancel').focus();
    await user.keyboard(down);
    // The library’s buttons work when the key is let go, the browser’s at once.
    if (key !== 'Escape') await user.click(named('Cancel'));
    await heldUntilClosed('Lock it', key);
    await user.keyboard(up);
    await staysClosed();
  });
  it('does not open a question again that a field of one line answered', async () => {
    const { user } = await opened('Ask for it');
    await user.type(screen.getByLabelText('Word'), 'now{Enter>}');
    await heldUntilClosed('Ask for it', 'Enter');
    await user.keyboard('{/Enter}');
    await staysClosed();
  });
});

describe('Escape that ends a composition', () => {
  it('leaves the dialog open with what is typed', async () => {
    const { user } = await opened('Lock it');
    await user.type(screen.getByLabelText(/^Reason/), '第二轮');
    fireEvent.keyDown(screen.getByLabelText(/^Reason/), { key: 'Escape', isComposing: true });
    fireEvent.keyUp(screen.getByLabelText(/^Reason/), { key: 'Escape' });
    await act(async () => undefined);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('第二轮');
  });
});
