/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../../testing/render.tsx';
import { AskForm } from './AskForm.tsx';
import { Drawer } from './Drawer.tsx';
import { TextField } from './fields/TextField.tsx';

const people = ['王芳', '宋佳', '韩磊'];

function Page() {
  const [at, setAt] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const step = (to: number) => (people[to] === undefined ? undefined : () => setAt(to));
  return (
    <>
      <button type="button" onClick={() => setAt(0)}>
        打开第一位
      </button>
      {at !== null && (
        <Drawer
          title={people[at] ?? ''}
          place={`${at + 1} / 3`}
          onPrevious={step(at - 1)}
          onNext={step(at + 1)}
          onClose={() => setAt(null)}
        >
          <input aria-label="备注" />
          <button type="button" onClick={() => setAsking(true)}>
            淘汰
          </button>
          {asking && (
            <AskForm
              title="淘汰"
              submit="淘汰"
              initial={{ reason: '' }}
              onSubmit={() => setAsking(false)}
              onClose={() => setAsking(false)}
            >
              {(form) => <TextField form={form} name="reason" label="原因" autoFocus />}
            </AskForm>
          )}
        </Drawer>
      )}
    </>
  );
}

async function open(language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const shown = await renderStaff(<Page />, { language });
  await shown.user.click(screen.getByRole('button', { name: '打开第一位' }));
  return shown;
}
const drawer = (name: string) => screen.queryByRole('complementary', { name });

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('an item beside its list', () => {
  it('is left by Escape from a field in two steps, what was typed stays', async () => {
    const { user } = await open();
    const note = screen.getByLabelText<HTMLInputElement>('备注');
    await user.type(note, '再看一遍{Escape}');
    expect(document.activeElement).toBe(drawer('王芳'));
    expect(note.value).toBe('再看一遍');
    await user.keyboard('{Escape}');
    expect(drawer('王芳')).toBeNull();
  });
  it('has the focus once it is open, and gives it back when closed', async () => {
    const { user } = await open();
    expect(document.activeElement).toBe(drawer('王芳'));
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(drawer('王芳')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开第一位' }));
  });
  it('closes by Escape', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(drawer('王芳')).toBeNull();
  });
  it('stays open by Escape while something is typed in it', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('备注'), '不错{Escape}');
    expect(screen.getByLabelText<HTMLInputElement>('备注').value).toBe('不错');
  });
  it('stays open when Escape closes the dialog over it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '淘汰' }));
    const dialog = await screen.findByRole('dialog', { name: '淘汰' });
    await user.type(within(dialog).getByLabelText('原因'), '{Escape}');
    expect(drawer('王芳')).not.toBeNull();
  });
  it('goes to its neighbours, as far as there are any', async () => {
    const { user } = await open();
    const [back, on] = ['上一条', '下一条'].map(
      (name) => () => screen.getByRole<HTMLButtonElement>('button', { name }),
    );
    expect(back?.().disabled).toBe(true);
    await user.click(on?.() as HTMLElement);
    await user.click(on?.() as HTMLElement);
    expect(drawer('韩磊')).not.toBeNull();
    expect(screen.getByText('3 / 3')).toBeTruthy();
    expect(on?.().disabled).toBe(true);
    await user.click(back?.() as HTMLElement);
    expect(drawer('宋佳')).not.toBeNull();
  });
  it('copies its address and says so', async () => {
    const { user, store } = await open('en-US');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(store.getState().toasts.map(({ text }) => text)).toEqual(['Copied']);
  });
  it('has its address copied by hand where the browser does not, and only as long as that is its address', async () => {
    const { user, store } = await open('en-US');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/copy it yourself/);
    expect(getSelection()?.toString()).toBe(location.href);
    expect(store.getState().toasts).toEqual([]);
    history.replaceState(null, '', '?next');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
