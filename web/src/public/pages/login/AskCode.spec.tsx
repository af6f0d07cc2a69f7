/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { policyRead } from '../../../../testing/samples/policies.ts';
import { useSeconds } from '../../../ui/use-seconds.ts';
import { AskCode } from './AskCode.tsx';
import { useAgreement } from './use-agreement.ts';

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

async function open(phone = '13800138000') {
  const server = new FakeServer();
  const onDone = jest.fn(async () => undefined);
  const onBack = jest.fn();
  function Shown() {
    const [sentAt, setSentAt] = useState(() => Date.now());
    const wait = useSeconds(sentAt + 60_000);
    const agreement = { ...useAgreement(), agreed: policyRead.version };
    const again = () => setSentAt(Date.now());
    return <AskCode phone={phone} {...{ agreement, wait, onBack, onDone }} onSent={again} />;
  }
  await renderPublic(<Shown />, { server });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const code = screen.getByLabelText<HTMLInputElement>(/^6-digit code/);
  return { user, server, onDone, onBack, code };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the code from the SMS', () => {
  it('is asked for with the phone in words and offered by the phone itself', async () => {
    const { code } = await open();
    expect(screen.getByText('A code was sent to 13800138000. It is valid for 5 minutes.')).toBeTruthy();
    expect(code.autocomplete).toBe('one-time-code');
    expect(document.activeElement).toBe(code);
  });
  it('says the phone without what was pasted around it', async () => {
    await open('\u202a手机：+86 138‑0013\u200b‑8000\u202c');
    expect(screen.getByText('A code was sent to +8613800138000. It is valid for 5 minutes.')).toBeTruthy();
  });
  it('enters by itself when it is pasted, once', async () => {
    const { user, server, onDone } = await open();
    await user.paste('【云岭网络】１２３ 456 是您的验证码');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    await user.keyboard('{Enter}');
    expect(server.payloads('SignInWithSms')).toEqual(
      Array(server.sent.length).fill({
        phone: '13800138000',
        code: '123456',
        language: 'en-US',
        agreed: policyRead.version,
      }),
    );
  });
  it('that is too short is told of, and nothing is sent', async () => {
    const { user, server } = await open();
    await user.keyboard('12{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('The code has 6 digits. Type all of them.');
    expect(server.sent).toEqual([]);
  });
  it('that is wrong stays in the field, and the right one is tried when it is typed', async () => {
    const { user, server, onDone, code } = await open();
    server.refuse('SignInWithSms', { status: 422, code: 'sms.code_wrong', params: { triesLeft: 4 } });
    await user.keyboard('111111');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The code is not correct. Check the message again; 4 tries left.',
    );
    expect(code.value).toBe('111111');
    server.refuse('SignInWithSms', undefined);
    await user.clear(code);
    await user.type(code, '222222');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('that came too late says to ask for a new one', async () => {
    const { user, server } = await open();
    server.refuse('SignInWithSms', { status: 422, code: 'sms.code_expired' });
    await user.keyboard('111111');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This code no longer works: it is older than 5 minutes, was mistyped 5 times, or was used already. Ask for a new one.',
    );
  });
});

describe('sending it again', () => {
  it('counts down a minute, and then sends once for two presses', async () => {
    const { user, server } = await open();
    expect(button('Send again in 60 s').disabled).toBe(true);
    await act(async () => jest.advanceTimersByTime(30_000));
    expect(button(/^Send again in (29|30) s$/).disabled).toBe(true);
    await act(async () => jest.advanceTimersByTime(31_000));
    await user.dblClick(button('Send again'));
    expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeTruthy();
    expect(server.payloads('RequestSmsCode')).toEqual([{ phone: '13800138000', purpose: 'SIGN_IN' }]);
  });
  it('that is refused says when to come back, and can be pressed then', async () => {
    const { user, server } = await open();
    server.refuse('RequestSmsCode', { status: 429, code: 'sms.too_often', params: { seconds: 1 } });
    await act(async () => jest.advanceTimersByTime(61_000));
    await user.click(button('Send again'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/in 1 second/);
    expect(button('Send again').disabled).toBe(false);
  });
  it('to another number goes back', async () => {
    const { user, onBack } = await open();
    await user.click(button('Use another number'));
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});
