/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

function Page({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        撤回投递
      </button>
      {open && (
        <Dialog title="真的撤回吗？" onClose={close}>
          <input aria-label="原因" />
          <button type="button" onClick={close}>
            返回
          </button>
        </Dialog>
      )}
    </>
  );
}

async function open() {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '撤回投递' }));
  return { user, onClose, dialog: screen.getByRole('dialog', { name: '真的撤回吗？' }) };
}

describe('a question over a page', () => {
  it('is named by its title and has the focus in its first field', async () => {
    const { dialog } = await open();
    expect(dialog.hasAttribute('open')).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('原因'));
  });
  it('goes away and gives the focus back to the button that asked', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '返回' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '撤回投递' }));
  });
  it('takes Escape for no', async () => {
    const { dialog, onClose } = await open();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
