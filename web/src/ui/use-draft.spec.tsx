/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useDraft } from './use-draft.ts';
import { useEntryKeys } from './use-entry-keys.ts';

function Form({ of }: { of: string }) {
  const [text, setText, forget] = useDraft(of, '');
  return (
    <>
      <input aria-label="推荐码" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={forget}>
        送出
      </button>
    </>
  );
}
const typed = () => screen.getByLabelText<HTMLInputElement>('推荐码').value;

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a draft on this device', () => {
  it('is there again after leaving', async () => {
    const { unmount } = render(<Form of="code" />);
    await userEvent.type(screen.getByLabelText('推荐码'), 'A7K2');
    unmount();
    render(<Form of="code" />);
    expect(typed()).toBe('A7K2');
  });
  it('is not shown in another form', async () => {
    const { unmount } = render(<Form of="code" />);
    await userEvent.type(screen.getByLabelText('推荐码'), 'A7K2');
    unmount();
    render(<Form of="phone" />);
    expect(typed()).toBe('');
  });
  it('is forgotten once it was sent', async () => {
    const { unmount } = render(<Form of="code" />);
    await userEvent.type(screen.getByLabelText('推荐码'), 'A7K2');
    await userEvent.click(screen.getByText('送出'));
    unmount();
    render(<Form of="code" />);
    expect(typed()).toBe('');
  });
  it('lets one type on where the device keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const told = jest.fn();
    window.addEventListener('error', told);
    render(<Form of="code" />);
    await userEvent.type(screen.getByLabelText('推荐码'), 'A7K2');
    window.removeEventListener('error', told);
    expect(typed()).toBe('A7K2');
    expect(told).not.toHaveBeenCalled();
  });
});

describe('entries without an id', () => {
  function Entries() {
    const [entries, setEntries] = useState(['甲公司', '乙公司', '丙公司']);
    const { keys, removed } = useEntryKeys(entries.length);
    const drop = (at: number) => {
      removed(at);
      setEntries(entries.filter((_, place) => place !== at));
    };
    return (
      <>
        {entries.map((entry, at) => (
          <p key={keys[at]}>
            <input aria-label={entry} />
            <button type="button" onClick={() => drop(at)}>
              删除{entry}
            </button>
          </p>
        ))}
        <button type="button" onClick={() => setEntries([...entries, '丁公司'])}>
          添加
        </button>
      </>
    );
  }
  it('keep what belongs to each while one before them is removed', async () => {
    render(<Entries />);
    const third = screen.getByLabelText('丙公司');
    await userEvent.type(third, '2021');
    await userEvent.click(screen.getByText('删除甲公司'));
    expect(screen.getByLabelText('丙公司')).toBe(third);
    expect(screen.getByLabelText<HTMLInputElement>('丙公司').value).toBe('2021');
  });
  it('start empty when they are new, also after a removal', async () => {
    render(<Entries />);
    await userEvent.type(screen.getByLabelText('丙公司'), '2021');
    await userEvent.click(screen.getByText('删除丙公司'));
    await userEvent.click(screen.getByText('添加'));
    expect(screen.getByLabelText<HTMLInputElement>('丁公司').value).toBe('');
  });
});
