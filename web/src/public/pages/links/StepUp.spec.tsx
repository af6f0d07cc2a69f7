/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { linkOpened } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { StepUp } from './StepUp.tsx';

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

async function open(stepUp: 'tail' | 'code', triesLeft = 5) {
  const server = new FakeServer();
  const onDone = jest.fn(async () => undefined);
  await renderPublic(
    <StepUp token="tok" opened={linkOpened({ stepUp, satisfied: false, triesLeft })} onDone={onDone} />,
    { server },
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, server, onDone };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the last four digits of the phone', () => {
  const tail = () => screen.getByLabelText<HTMLInputElement>(/^Last four digits/);
  it('are taken whatever is typed between them, never more than four', async () => {
    const { user, server, onDone } = await open('tail');
    await user.type(tail(), '６0-2');
    expect(button('Continue').disabled).toBe(true);
    await user.type(tail(), '19');
    expect(tail().value).toBe('6021');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.sent).toMatchObject([{ name: 'VerifyLinkTail', linkToken: 'tok', payload: { tail: '6021' } }]);
  });
  it('that are wrong say how many tries are left', async () => {
    const { user, server } = await open('tail', 3);
    expect(screen.getByText('To make sure it is you. 3 tries left.')).toBeTruthy();
    server.refuse('VerifyLinkTail', { status: 422, code: 'link.tail_wrong', params: { triesLeft: 2 } });
    await user.type(tail(), '1111{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/not right.*2/);
    expect(tail().value).toBe('1111');
  });
});

describe('once no tries are left', () => {
  it('says the whole and leads on: signed in, the link asks for no digits', async () => {
    await open('tail', 0);
    expect(screen.getByRole('alert').textContent).toMatch(/Too many wrong attempts.*sign in instead/);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in and open the link' }).getAttribute('href')).toMatch(/next=/);
  });
});

beforeEach(() => sessionStorage.clear());

describe('the code sent to the phone', () => {
  const code = () => screen.getByLabelText<HTMLInputElement>(/^6-digit code/);
  async function sent() {
    const shown = await open('code');
    await shown.user.click(button('Send a code'));
    await screen.findByLabelText(/^6-digit code/);
    return shown;
  }
  it('is sent only when asked for, to a phone one recognises', async () => {
    const { server } = await open('code');
    expect(screen.getByText(/we check your phone 138 \*{4} 6021/)).toBeTruthy();
    expect(server.sent).toEqual([]);
  });
  it('goes to the mailbox of who is known by that alone', async () => {
    const opened = linkOpened({ satisfied: false, maskedPhone: null, maskedEmail: 'l***@mail.example' });
    await renderPublic(<StepUp token="tok" opened={opened} onDone={async () => undefined} />);
    expect(screen.getByText(/we first check your mailbox l\*{3}@mail\.example/)).toBeTruthy();
  });
  it('can be pasted with words around it, and lets in', async () => {
    const { user, onDone, server } = await sent();
    await user.click(code());
    await user.paste('code: 123 456.');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(server.payloads('VerifyLinkCode')).toEqual([{ code: '123456' }]);
  });
  it('is sent by its sixth digit, once', async () => {
    const { user, server, onDone } = await sent();
    await user.type(code(), '12345');
    expect(server.payloads('VerifyLinkCode')).toEqual([]);
    await user.type(code(), '67');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.payloads('VerifyLinkCode')).toEqual([{ code: '123456' }]);
  });
  it('can be sent again after a minute, not before, and once for two presses', async () => {
    const { user, server } = await sent();
    expect(button(/^Send again in \d+ s$/).disabled).toBe(true);
    await act(async () => jest.advanceTimersByTime(61_000));
    await user.dblClick(button('Send again'));
    await screen.findByRole('button', { name: /^Send again in/ });
    expect(server.payloads('SendLinkCode')).toHaveLength(2);
  });
  it('that is wrong keeps what was typed and does not let in', async () => {
    const { user, server, onDone } = await sent();
    server.refuse('VerifyLinkCode', { status: 422, code: 'sms.code_wrong', params: { triesLeft: 1 } });
    await user.type(code(), '000000');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The code is not correct. Check the message again; 1 try left.',
    );
    expect(onDone).not.toHaveBeenCalled();
    expect(code().value).toBe('000000');
  });
  it('that could not be sent says when to try again', async () => {
    const { user, server } = await open('code');
    server.refuse('SendLinkCode', { status: 429, code: 'sms.too_often', params: { seconds: 30 } });
    await user.click(button('Send a code'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/30 seconds/);
  });
});
