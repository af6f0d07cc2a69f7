/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { answersSlowly } from '../../../testing/slow.ts';
import { CommandForm } from './CommandForm.tsx';
import { TextField } from './fields/TextField.tsx';

const applicationId = '0b9d5c1e-6f0e-4b7a-9d58-0f2a3c4d5e6f';

const openLines = () => open(new FakeServer(), 'zh-CN', true);

async function open(server = new FakeServer(), language: 'zh-CN' | 'en-US' = 'zh-CN', multiline = false) {
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
      {(form) => <TextField form={form} name="reason" label="原因" hint="本人看不到" multiline={multiline} autoFocus />}
    </CommandForm>,
    { server, language },
  );
  return { ...shown, onClose, onDone };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a form of one command', () => {
  it('sends what was typed, once, and closes', async () => {
    const { user, server, onClose, onDone } = await open();
    await user.type(screen.getByLabelText('原因'), 'kept for the second round');
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    expect(server.payloads('LockApplication')).toEqual([{ applicationId, reason: 'kept for the second round' }]);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('has the focus in its first field, which tells of its hint', async () => {
    await open();
    const field = screen.getByLabelText('原因');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('本人看不到');
  });
  it('begins at what leaves it where it cannot be taken back and asks for nothing', async () => {
    const form = {
      name: 'StartInterview',
      title: 'Start',
      submit: 'Start',
      initial: {},
      onClose: () => undefined,
    } as const;
    await renderStaff(
      <CommandForm {...form} isFinal payload={() => ({ interviewId: applicationId })}>
        {() => null}
      </CommandForm>,
      { language: 'zh-CN' },
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消' })));
  });
  it('is sent by Enter', async () => {
    const { user, server } = await open();
    await user.type(screen.getByLabelText('原因'), '留到下一轮{Enter}');
    expect(server.payloads('LockApplication')).toEqual([{ applicationId, reason: '留到下一轮' }]);
  });
  it('is sent by Ctrl+Enter from where Enter begins a line, once', async () => {
    const { user, server } = await openLines();
    await user.type(screen.getByLabelText('原因'), '留到{Enter}下一轮{Control>}{Enter}{/Control}');
    expect(server.payloads('LockApplication')).toEqual([{ applicationId, reason: '留到\n下一轮' }]);
  });
  it('says beside the field what is missing, once, and keeps what was typed', async () => {
    const server = new FakeServer();
    server.refuse('LockApplication', {
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'reason', code: 'common.too_long' }],
    });
    const { user, onClose } = await open(server);
    await user.type(screen.getByLabelText('原因'), '很长{Enter}');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual(['内容太长，请缩短。']);
    const field = screen.getByLabelText<HTMLInputElement>('原因');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '内容太长，请缩短。',
    );
    expect(field.value).toBe('很长');
    expect(onClose).not.toHaveBeenCalled();
  });
  it('keeps the focus while it is sent, and has it in the field that was refused', async () => {
    const server = new FakeServer().refuse('LockApplication', {
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'reason', code: 'common.too_long' }],
    });
    const { user, onClose } = await open(server);
    const letGo = answersSlowly(server);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Lock' });
    await user.click(button);
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, 'true']);
    await user.click(button);
    letGo();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('原因')));
    expect(server.payloads('LockApplication')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('calls an empty field missing rather than ill-formed', async () => {
    const server = new FakeServer();
    server.refuse('LockApplication', {
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'reason', code: 'common.format' }],
    });
    const { user } = await open(server, 'en-US');
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This field is required.');
  });
  it('says a refusal that is no field’s under the fields, and can be sent again', async () => {
    const server = new FakeServer().refuse('LockApplication', { status: 409, code: 'common.version_conflict' });
    const { user, onClose } = await open(server);
    await user.type(screen.getByLabelText('原因'), '留{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^内容刚被其他人改过/);
    server.refuse('LockApplication', undefined);
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
  it('is left by Escape or the button, sending nothing', async () => {
    const { user, server, onClose } = await open();
    await user.type(screen.getByLabelText('原因'), '{Escape}');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(server.sent).toEqual([]);
  });
  it('has what was typed again after leaving, until it was sent', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('原因'), '写到一半');
    first.unmount();
    const second = await open();
    expect(screen.getByLabelText<HTMLInputElement>('原因').value).toBe('写到一半');
    await second.user.type(screen.getByLabelText('原因'), '{Enter}');
    await waitFor(() => expect(second.onClose).toHaveBeenCalled());
    second.unmount();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('原因').value).toBe('');
  });
  it('lets one type on where the device has no room', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await open();
    await user.type(screen.getByLabelText('原因'), '都在');
    expect(screen.getByLabelText<HTMLInputElement>('原因').value).toBe('都在');
    full.mockRestore();
  });
});
