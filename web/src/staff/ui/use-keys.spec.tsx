/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderStaff } from '../../../testing/render.tsx';
import { AskForm } from './AskForm.tsx';
import { useKeys } from './use-keys.ts';

function Screen({ run, disabled = false }: { run: (key: string) => void; disabled?: boolean }) {
  useKeys([
    { combo: 'j', label: '下一条', disabled, repeats: true, run: () => run('j') },
    { combo: 'enter', label: '打开', run: () => run('enter') },
    { combo: 'mod + k', label: '搜索', allowInInput: true, run: () => run('search') },
  ]);
  return (
    <>
      <input aria-label="搜索框" />
      <textarea aria-label="备注" />
      <input type="checkbox" aria-label="我负责的" />
      <select aria-label="城市">
        <option>杭州</option>
        <option>jiaxing</option>
      </select>
      <button type="button" onClick={() => run('pressed')}>
        锁定
      </button>
    </>
  );
}

async function open(disabled = false) {
  const ran: string[] = [];
  const shown = await renderStaff(<Screen run={(key) => ran.push(key)} disabled={disabled} />);
  return { ...shown, ran };
}

beforeEach(() => sessionStorage.clear());

describe('a key of a screen', () => {
  it('does its work where nothing has the focus', async () => {
    const { user, ran } = await open();
    await user.keyboard('j{Enter}');
    expect(ran).toEqual(['j', 'enter']);
  });
  it.each(['搜索框', '备注'])('is a letter in %s', async (label) => {
    const { user, ran } = await open();
    await user.type(screen.getByLabelText(label), 'jjj');
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('jjj');
    expect(ran).toEqual([]);
  });
  it('picks an entry of a list that has the focus, and nothing else', async () => {
    const { user, ran } = await open();
    screen.getByLabelText('城市').focus();
    await user.keyboard('j');
    expect(ran).toEqual([]);
  });
  it('works beside a box to tick, in which nothing is typed', async () => {
    const { user, ran } = await open();
    screen.getByLabelText('我负责的').focus();
    await user.keyboard('j');
    expect(ran).toEqual(['j']);
  });
  it('leaves Enter to the button that has the focus', async () => {
    const { user, ran } = await open();
    screen.getByRole('button', { name: '锁定' }).focus();
    await user.keyboard('{Enter}');
    expect(ran).toEqual(['pressed']);
  });
  it('waits while a word is composed', async () => {
    const { ran } = await open();
    fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
    expect(ran).toEqual([]);
  });
  it('works while typing where it is meant to', async () => {
    const { user, ran } = await open();
    screen.getByLabelText('搜索框').focus();
    await user.keyboard('{Control>}k{/Control}');
    expect(ran).toEqual(['search']);
  });
  it('does nothing while it is off, nor after its screen was left', async () => {
    const { user, ran, unmount } = await open(true);
    await user.keyboard('j');
    unmount();
    await user.keyboard('{Enter}');
    expect(ran).toEqual([]);
  });
  it('does its work once while it is held down, unless it moves along a list', async () => {
    const { ran } = await open();
    for (const repeat of [false, true, true]) {
      fireEvent.keyDown(document.body, { key: 'j', repeat });
      fireEvent.keyDown(document.body, { key: 'Enter', repeat });
    }
    expect(ran).toEqual(['j', 'enter', 'j', 'j']);
  });
  it('takes the keystroke from the browser', async () => {
    await open();
    expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'q' })).toBe(true);
  });
  it('is not meant for what stands behind a dialog, wherever the focus is', async () => {
    const ran: string[] = [];
    const { user } = await renderStaff(
      <>
        <Screen run={(key) => ran.push(key)} />
        <AskForm title="推进" submit="推进" initial={{}} onSubmit={() => undefined} onClose={() => undefined}>
          {() => null}
        </AskForm>
      </>,
      { language: 'zh-CN' },
    );
    screen.getByRole('button', { name: '取消' }).focus();
    await user.keyboard('j');
    document.body.focus();
    await user.keyboard('j');
    expect(ran).toEqual([]);
  });
  it('is not the browser’s either behind a dialog, where it works while typing elsewhere', async () => {
    const ran: string[] = [];
    const { user } = await renderStaff(
      <>
        <Screen run={(key) => ran.push(key)} />
        <AskForm title="淘汰" submit="淘汰" initial={{}} onSubmit={() => undefined} onClose={() => undefined}>
          {() => <input aria-label="原因" />}
        </AskForm>
      </>,
    );
    await user.type(await screen.findByLabelText('原因'), '三年经验');
    expect(fireEvent.keyDown(screen.getByLabelText('原因'), { key: 'k', code: 'KeyK', ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })).toBe(false);
    expect(ran).toEqual([]);
  });
});
