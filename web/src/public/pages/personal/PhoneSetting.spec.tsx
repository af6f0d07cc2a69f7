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

async function open(change: Partial<ReturnType<typeof accountSeen>> = {}) {
  const server = new FakeServer().signIn(jobSeeker());
  const reload = jest.fn(async () => undefined);
  await renderPublic(<PhoneSetting account={accountSeen(change)} reload={reload} />, { server });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  expect(screen.getByText('138 0000 6021')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change Phone number' }));
  return { user, server, reload };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('my phone', () => {
  it('is proved at its old end and its new one, each by a code that is sent once a minute', async () => {
    const { user, server } = await open();
    await user.dblClick(button('Send me the code'));
    expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeTruthy();
    expect(server.payloads('SendProofCode')).toEqual([{ change: 'PHONE', by: 'phone' }]);
    expect(button('Send a code').disabled).toBe(true);
    await user.type(field(/^New phone number/), '13900006021');
    await user.dblClick(button('Send a code'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send a code' })).toBeNull());
    expect(server.payloads('SendNewPhoneCode')).toEqual([{ phone: '13900006021' }]);
    await act(async () => jest.advanceTimersByTime(61_000));
    expect([button('Send me the code').disabled, button('Send a code').disabled]).toEqual([false, false]);
  });
  it('is changed with both codes, and the form goes', async () => {
    const { user, server, reload } = await open();
    await user.type(field(/^Code sent to your present phone/), '65 4321');
    await user.type(field(/^New phone number/), '13900006021');
    await user.type(field(/^Code sent to the new phone/), '123456');
    await user.click(button('Save'));
    await waitFor(() => expect(screen.queryByLabelText(/^New phone number/)).toBeNull());
    expect(server.payloads('ChangePhoneByCode')).toEqual([
      { phone: '13900006021', code: '123456', phoneCode: '654321' },
    ]);
    expect(reload).toHaveBeenCalled();
  });
  it('that is lost is replaced by who knows the password or reads the confirmed e-mail', async () => {
    const { user, server } = await open({ hasPassword: true, email: 'fang@example.com', emailProved: true });
    const way = screen.getByLabelText<HTMLSelectElement>(/^Show that it is you by/);
    expect([...way.options].map(({ text }) => text)).toEqual([
      'a code to 138 0000 6021',
      'your password',
      'a code to fang@example.com',
    ]);
    await user.selectOptions(way, 'a code to fang@example.com');
    await user.click(button('Send me the code'));
    await waitFor(() => expect(server.payloads('SendProofCode')).toEqual([{ change: 'PHONE', by: 'email' }]));
    await user.type(field(/^Code sent to your present email/), '111111');
    await user.selectOptions(way, 'your password');
    await user.type(field(/^Current password/), 'old');
    await user.type(field(/^New phone number/), '13900006021');
    await user.type(field(/^Code sent to the new phone/), '123456{Enter}');
    await waitFor(() =>
      expect(server.payloads('ChangePhoneByCode')).toEqual([{ phone: '13900006021', code: '123456', current: 'old' }]),
    );
  });
  it('is not proved by an e-mail that was only typed', async () => {
    await open({ email: 'fang@example.com' });
    const way = screen.getByLabelText<HTMLSelectElement>(/^Show that it is you by/);
    expect([...way.options].map(({ text }) => text)).toEqual(['a code to 138 0000 6021']);
  });
  it('that is no number is told of beside it', async () => {
    const { user } = await open();
    await user.type(field(/^New phone number/), '12');
    await user.click(button('Send a code'));
    expect(await screen.findByText('This is not a valid phone number.')).toBeTruthy();
    expect(field(/^New phone number/).getAttribute('aria-invalid')).toBe('true');
  });
  it.each([
    ['phoneCode', /^Code sent to your present phone/],
    ['code', /^Code sent to the new phone/],
  ])('tells of a wrong %s beside it', async (path, name) => {
    const { user, server } = await open();
    const errors = [{ path, code: 'sms.code_wrong' }];
    server.refuse('ChangePhoneByCode', { status: 422, code: 'sms.code_wrong', errors });
    await user.type(field(/^Code sent to your present phone/), '654321');
    await user.type(field(/^New phone number/), '13900006021');
    await user.type(field(/^Code sent to the new phone/), '123456{Enter}');
    await waitFor(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'));
  });
  it('that belongs to somebody else stays in the form with the reason', async () => {
    const { user, server } = await open();
    server.refuse('ChangePhoneByCode', { status: 409, code: 'account.phone_taken' });
    await user.type(field(/^Code sent to your present phone/), '654321');
    await user.type(field(/^New phone number/), '13900006021');
    await user.type(field(/^Code sent to the new phone/), '123456{Enter}');
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
    expect((await screen.findByText('Your consent was withdrawn.')).getAttribute('role')).toBe('status');
  });
  it('is not taken back by a sign-in alone: the phone is shown first', async () => {
    const server = new FakeServer().signIn(jobSeeker());
    const stepUp = { status: 403, code: 'link.step_up_required', params: { stepUp: 'code' } } as const;
    server.refuse('WithdrawConsent', stepUp);
    const { user } = await renderPublic(<Consent account={accountSeen()} reload={async () => undefined} />, { server });
    await user.click(button('Withdraw consent'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw consent' }));
    expect(await screen.findByText(/so we first make sure it is you/)).toBeTruthy();
    server.refuse('WithdrawConsent', undefined);
    await user.click(screen.getByRole('button', { name: /^Send/ }));
    await user.type(await screen.findByLabelText(/code/i), '123456');
    await waitFor(() => expect(server.payloads('WithdrawConsent')).toEqual([{}, {}]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.payloads('VerifyStepUpCode')).toEqual([{ code: '123456' }]);
  });
  it.each([
    ['EXPIRED', 'Expired; you may give it again here'],
    ['UNAUTHORIZED', 'Not given; you are asked when you apply, and may give it here'],
  ] as const)('that is %s has nothing to take back', async (state, words) => {
    const none = { state, policyVersion: null, expiresAt: null, allowedActions: [] };
    const account = accountSeen({ consent: { ...accountSeen().consent, ...none } });
    await renderPublic(<Consent account={account} reload={async () => undefined} />);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
