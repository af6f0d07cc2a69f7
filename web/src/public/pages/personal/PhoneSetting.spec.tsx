/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { accountSeen } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { Consent } from './Consent.tsx';
import { PhoneSetting } from './PhoneSetting.tsx';

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

async function open() {
  const server = new FakeServer().signIn(jobSeeker());
  const reload = jest.fn(async () => undefined);
  await renderPublic(<PhoneSetting account={accountSeen()} reload={reload} />, { server });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  expect(screen.getByText('138 0000 6021')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change Phone number' }));
  return { user, server, reload };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('my phone', () => {
  it('gets a code first, sent once a minute', async () => {
    const { user, server } = await open();
    expect(button('Send a code').disabled).toBe(true);
    await user.type(field(/^New phone number/), '13900006021');
    await user.dblClick(button('Send a code'));
    expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeTruthy();
    expect(server.payloads('RequestSmsCode')).toEqual([{ phone: '13900006021', purpose: 'CHANGE_PHONE' }]);
    await act(async () => jest.advanceTimersByTime(61_000));
    expect(button('Send a code').disabled).toBe(false);
  });
  it('is changed with the code, and the form goes', async () => {
    const { user, server, reload } = await open();
    await user.type(field(/^New phone number/), '13900006021');
    await user.type(field(/^6-digit code/), '123456');
    await user.click(button('Save'));
    await waitFor(() => expect(screen.queryByLabelText(/^New phone number/)).toBeNull());
    expect(server.payloads('ChangePhoneByCode')).toEqual([{ phone: '13900006021', code: '123456' }]);
    expect(reload).toHaveBeenCalled();
  });
  it('that is no number is told of beside it', async () => {
    const { user } = await open();
    await user.type(field(/^New phone number/), '12');
    await user.click(button('Send a code'));
    expect(await screen.findByText('This is not a valid phone number.')).toBeTruthy();
    expect(field(/^New phone number/).getAttribute('aria-invalid')).toBe('true');
  });
  it('that belongs to somebody else stays in the form with the reason', async () => {
    const { user, server } = await open();
    server.refuse('ChangePhoneByCode', { status: 409, code: 'account.phone_taken' });
    await user.type(field(/^New phone number/), '13900006021');
    await user.type(field(/^6-digit code/), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('This phone number belongs to another account.');
    expect(field(/^New phone number/).value).toBe('13900006021');
  });
});

describe('my consent', () => {
  it('says until when it holds, and what taking it back means before it is taken back', async () => {
    const server = new FakeServer().signIn(jobSeeker());
    const { user } = await renderPublic(<Consent account={accountSeen()} reload={async () => undefined} />, { server });
    expect(screen.getByText('Given, valid until Nov 20, 2027')).toBeTruthy();
    await user.click(button('Withdraw consent'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/applications in process end/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Withdraw consent' }));
    await waitFor(() => expect(server.payloads('WithdrawConsent')).toEqual([{}]));
  });
  it.each([
    ['EXPIRED', 'Expired; you are asked again when you apply'],
    ['UNAUTHORIZED', 'Not given; you are asked when you apply'],
  ] as const)('that is %s has nothing to take back', async (state, words) => {
    const consent = { state, policyVersion: null, expiresAt: null, allowedActions: [] };
    await renderPublic(<Consent account={accountSeen({ consent })} reload={async () => undefined} />);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
