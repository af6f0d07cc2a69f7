/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { useToast } from '../ui/use-toast.ts';
import { Toasts } from './Toasts.tsx';

const applicationId = '0b9d5c1e-6f0e-4b7a-9d58-0f2a3c4d5e6f';
const undo = { name: 'UnlockApplication', payload: { applicationId } } as const;

function Doing() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast('已锁定', undo)}>
        锁定
      </button>
      <button type="button" onClick={() => toast('已保存')}>
        保存
      </button>
      <input aria-label="备注" />
      <Toasts />
    </>
  );
}
const open = (server = new FakeServer()) => renderStaff(<Doing />, { server, language: 'zh-CN' });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

afterEach(() => {
  jest.useRealTimers();
});

describe('what was just done', () => {
  it('is said politely, and not for ever', async () => {
    await open();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    press('保存');
    expect(screen.getByRole('status').textContent).toBe('已保存');
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole('status').textContent).toBe('');
  });
  it('stays longer where it can be taken back', async () => {
    await open();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    press('锁定');
    act(() => jest.advanceTimersByTime(9000));
    expect(screen.getByText('已锁定')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByText('已锁定')).toBeNull();
  });
  it('is taken back by its button, once', async () => {
    const { user, server } = await open();
    press('锁定');
    await user.click(screen.getByRole('button', { name: '撤销 Z' }));
    await waitFor(() => expect(server.payloads('UnlockApplication')).toEqual([{ applicationId }]));
    expect(screen.queryByText('已锁定')).toBeNull();
  });
  it('has its key on the sheet of keys only while there is something to take back', async () => {
    const { user } = await open();
    press('保存');
    await user.keyboard('{Shift>}?{/Shift}');
    expect(screen.queryByText('撤销')).toBeNull();
    await user.keyboard('{Escape}');
    press('锁定');
    await user.keyboard('{Shift>}?{/Shift}');
    expect(await screen.findByText('撤销')).toBeTruthy();
  });
  it('is taken back by Z, but not by a Z that is typed', async () => {
    const { user, server } = await open();
    press('锁定');
    await user.type(screen.getByLabelText('备注'), 'z');
    expect(server.sent).toEqual([]);
    act(() => screen.getByLabelText('备注').blur());
    await user.keyboard('z');
    await waitFor(() => expect(server.payloads('UnlockApplication')).toHaveLength(1));
  });
  it('that cannot be taken back any more is told in words', async () => {
    const server = new FakeServer().refuse('UnlockApplication', { status: 409, code: 'common.version_conflict' });
    const { user } = await open(server);
    press('锁定');
    await user.keyboard('z');
    expect(await screen.findByText(/^内容刚被其他人改过/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.queryByText(/^内容刚被其他人改过/)).toBeNull();
  });
  it('is forgotten but for the last three', async () => {
    await open();
    for (const name of ['锁定', '保存', '保存', '保存']) press(name);
    expect([screen.queryByText('已锁定'), screen.getAllByText('已保存').length]).toEqual([null, 3]);
  });
});
