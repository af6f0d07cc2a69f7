/** @jest-environment ./web/testing/environment.cjs */
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../../testing/render.tsx';
import { Modal } from './Modal.tsx';
import { Popover } from './Popover.tsx';
import { useKeys } from './use-keys.ts';

function Screen() {
  const [did, setDid] = useState('');
  useKeys([{ combo: 'j', label: 'Down', run: () => setDid('moved the list') }]);
  return (
    <>
      <Popover
        label="More actions"
        content={
          <Menu>
            <MenuItem text="Lock" onClick={() => setDid('locked')} />
          </Menu>
        }
      >
        <Button>More</Button>
      </Popover>
      <output>{did}</output>
    </>
  );
}
function DialogFromMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Popover
        label="More actions"
        content={
          <Menu>
            <MenuItem text="Write" onClick={() => setIsOpen(true)} />
          </Menu>
        }
      >
        <Button>More</Button>
      </Popover>
      {isOpen && (
        <Modal isOpen title="Write" onClose={() => setIsOpen(false)}>
          <input aria-label="Reason" />
        </Modal>
      )}
    </>
  );
}
const menu = () => screen.queryByRole('region', { name: 'More actions' });
const did = () => screen.getByRole('status').textContent;

describe('a menu that opens from its button', () => {
  it('is closed at first, opens under its name and closes with what was chosen', async () => {
    const { user } = await renderStaff(<Screen />);
    expect(menu()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lock' }));
    expect(did()).toBe('locked');
    await waitFor(() => expect(menu()).toBeNull());
  });
  it('closes by Escape and gives the focus back', async () => {
    const { user } = await renderStaff(<Screen />);
    const button = screen.getByRole('button', { name: 'More' });
    await user.click(button);
    await screen.findByRole('menuitem', { name: 'Lock' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu()).toBeNull());
    expect(document.activeElement).toBe(button);
  });
  it('leaves the focus in the first field of a dialog that it opened', async () => {
    const { user } = await renderStaff(<DialogFromMenu />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Write' }));
    await waitFor(() => expect(menu()).toBeNull());
    // The library moves focus in the frame after.
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
  });
  it('has the focus back once the dialog is closed that it opened', async () => {
    const { user } = await renderStaff(<DialogFromMenu />);
    const button = screen.getByRole('button', { name: 'More' });
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Write' }));
    await waitFor(() => expect(menu()).toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull());
    expect(document.activeElement).toBe(button);
  });
  it('keeps its keys from the screen behind it', async () => {
    const { user } = await renderStaff(<Screen />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    (await screen.findByRole('menuitem', { name: 'Lock' })).focus();
    await user.keyboard('j');
    expect(did()).toBe('');
  });
});
