/** @jest-environment ./web/testing/environment.cjs */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderStaff } from '../../../testing/render.tsx';
import { Drawer } from './Drawer.tsx';
import { Modal } from './Modal.tsx';

/** A button that opens a dialog with this in it; `goes` lets another button take the place of that one meanwhile. */
function Page({ children, goes = false, go }: { children: ReactNode; goes?: boolean; go?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [item, setItem] = useState<number | null>(null);
  return (
    <main tabIndex={-1}>
      <button key={goes && isOpen ? 'another' : 'first'} type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <button type="button" onClick={() => setItem(1)}>
        Look
      </button>
      {item !== null && (
        <Drawer
          key={item}
          title={`Item ${item}`}
          onPrevious={undefined}
          onNext={() => setItem(item + 1)}
          onClose={() => setItem(null)}
        >
          {null}
        </Drawer>
      )}
      {isOpen && (
        <Modal isOpen title="Question" onClose={() => setOpen(false)}>
          <DialogBody>{children}</DialogBody>
          <DialogFooter
            actions={
              <>
                <Button onClick={() => setOpen(false)}>Cancel</Button>
                <Button intent="primary" onClick={go}>
                  Go
                </Button>
              </>
            }
          />
        </Modal>
      )}
    </main>
  );
}
const named = (name: string) => screen.getByRole('button', { name });

async function ask(children: ReactNode, { goes = false, language = 'en-US' as 'en-US' | 'zh-CN' } = {}) {
  const shown = await renderStaff(<Page goes={goes}>{children}</Page>, { language });
  await shown.user.click(named('Ask'));
  await screen.findByRole('dialog', { name: 'Question' });
  return shown;
}

describe('a dialog', () => {
  it('begins in its first control, also where that is a list to choose from', async () => {
    await ask(
      <>
        <input aria-label="Read" readOnly />
        <select aria-label="Stage">
          <option>Offer</option>
        </select>
      </>,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Stage')));
  });
  it('begins at the button that goes on where there is nothing to fill in', async () => {
    await ask(<p>Sure?</p>);
    await waitFor(() => expect(document.activeElement).toBe(named('Go')));
  });
  it('is closed by a button that says so in the reader’s language', async () => {
    const { user } = await ask(<p>Sure?</p>, { language: 'zh-CN' });
    await user.click(named('关闭'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('gives the focus back to the button that opened it', async () => {
    const { user } = await ask(<input aria-label="Name" />);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(named('Ask')));
  });
  it('gives the focus to the page where what opened it is gone', async () => {
    const { user } = await ask(<p>Sure?</p>, { goes: true });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});

describe('a key that opens a dialog', () => {
  const open = async (by: string) => {
    const went = jest.fn();
    const { user } = await renderStaff(<Page go={went}>{null}</Page>);
    named('Ask').focus();
    await user.keyboard(by);
    await screen.findByRole('dialog', { name: 'Question' });
    await waitFor(() => expect(document.activeElement).toBe(named('Go')));
    return { user, went };
  };
  it.each(['Enter', ' '])('does not go on in it while %j is held, nor when it is let go there', async (key) => {
    const { went } = await open(key === ' ' ? ' ' : '{Enter}');
    fireEvent.keyDown(named('Go'), { key, repeat: true });
    fireEvent.keyUp(named('Go'), { key });
    expect(went).not.toHaveBeenCalled();
  });
  it('goes on by the next press', async () => {
    const { user, went } = await open('{Enter}');
    await user.keyboard('{Enter}');
    expect(went).toHaveBeenCalledTimes(1);
  });
});

describe('a drawer that another one takes the place of', () => {
  it('gives the focus back to where the first was opened', async () => {
    const { user } = await renderStaff(<Page>{null}</Page>);
    await user.click(named('Look'));
    await user.click(named('Next'));
    await user.click(named('Next'));
    expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'Item 3' }));
    await user.click(named('Close'));
    expect(document.activeElement).toBe(named('Look'));
  });
});

describe('the sheet of keys', () => {
  it('gives the focus back to where it was', async () => {
    const { user } = await renderStaff(<Page>{null}</Page>);
    await user.click(named('Look'));
    named('Next').focus();
    await user.keyboard('{Shift>}?{/Shift}');
    const sheet = await screen.findByRole('dialog');
    // It takes the focus a frame after it is shown, and the key that closes it works within it.
    await waitFor(() => expect(sheet.closest('.bp6-portal')?.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(named('Next')));
  });
});
