/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { MessageChoice } from '@talentlog/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { accountSeen } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import AccountSetting from './AccountSetting.tsx';

const { accountId } = accountSeen();
const jobSeekerId = accountSeen().jobSeekerId ?? '';
let off: MessageChoice[] = [];

async function open(change: Partial<ReturnType<typeof accountSeen>> = {}) {
  const server = new FakeServer()
    .signIn(jobSeeker())
    .answer('myAccount', accountSeen(change))
    .answer('myMessages', () => ({ jobSeekerId, off }));
  const shown = await renderPublic(<AccountSetting />, { server, at: '/personal/account_setting' });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, server };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('my name', () => {
  it('is changed in place, and the header follows', async () => {
    const { user, server } = await open();
    await user.click(button('Change Name'));
    await user.clear(field(/^Name/));
    await user.type(field(/^Name/), '王方');
    server.does('RenameAccount', () => void server.answer('myAccount', accountSeen({ name: '王方' })));
    await user.click(button('Save'));
    expect(await screen.findByText('王方')).toBeTruthy();
    expect(server.payloads('RenameAccount')).toEqual([{ accountId, name: '王方' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    // Said, and the keyboard goes on from there: the button that had the focus is gone.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Name: saved'));
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });
});

describe('my e-mail', () => {
  const present = () => field(/^Code sent to your present phone/);
  const read = () => field(/^Code sent to this email/);

  it('that is not one is told of beside it, and what was typed stays', async () => {
    const { user } = await open();
    await user.click(button('Change Email'));
    await user.type(field(/^Email/), 'fang@');
    await user.click(button('Send a code to this email'));
    expect(await screen.findByText('This is not a valid email address.')).toBeTruthy();
    expect(field(/^Email/).value).toBe('fang@');
  });
  it('counts with the code that was read there, and one that the person has', async () => {
    const { user, server } = await open();
    await user.click(button('Change Email'));
    expect(screen.queryByLabelText(/^Code sent to this email/)).toBeNull();
    await user.type(field(/^Email/), 'fang@example.com');
    await user.click(button('Send a code to this email'));
    await waitFor(() => expect(server.payloads('SendNewEmailCode')).toEqual([{ email: 'fang@example.com' }]));
    await user.type(present(), '654321');
    await user.type(read(), '123456{Enter}');
    await waitFor(() =>
      expect(server.payloads('ChangeEmailByCode')).toEqual([
        { email: 'fang@example.com', code: '123456', phoneCode: '654321' },
      ]),
    );
  });
  it('that was only typed says what it is not', async () => {
    await open({ email: 'fang@example.com' });
    expect(screen.getByText(/^fang@example.com \(not confirmed yet/)).toBeTruthy();
  });
  it('can be left as it was, without the refusal of the last try', async () => {
    const { user, server } = await open();
    server.refuse('ChangeEmailByCode', { status: 409, code: 'account.email_taken' });
    await user.click(button('Change Email'));
    await user.type(field(/^Email/), 'a@b.cn');
    await user.type(read(), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('This email belongs to another account.');
    await user.click(button('Cancel'));
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    await user.click(button('Change Email'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('can be taken away', async () => {
    const { user, server } = await open({ email: 'fang@example.com', emailProved: true });
    await user.click(button('Change Email'));
    await user.clear(field(/^Email/));
    await user.type(present(), '654321');
    await user.click(button('Save'));
    await waitFor(() => expect(server.payloads('ChangeEmailByCode')).toEqual([{ email: null, phoneCode: '654321' }]));
  });
});

describe('my password', () => {
  it('is set with a code where there is none, can be looked at, and is told of where it is too simple', async () => {
    const { user, server } = await open();
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    await user.click(button('Set Password'));
    const errors = [{ path: 'password', code: 'account.password_format' }];
    server.refuse('SetPassword', { status: 400, code: 'common.invalid', errors });
    await user.type(field(/^Code sent to your present phone/), '654321');
    await user.click(button('Show password'));
    expect([field(/^New password(?! again)/).type, field(/^New password again/).type]).toEqual(['text', 'text']);
    await user.type(field(/^New password(?! again)/), 'short');
    await user.type(field(/^New password again/), 'short{Enter}');
    expect(await screen.findAllByText(/^(Use )?8 to 24 characters/)).toHaveLength(2);
    expect(server.payloads('SetPassword')).toEqual([{ phoneCode: '654321', password: 'short' }]);
  });
  it('is not sent while its two entries differ, which is said beside the second, and what was typed stays', async () => {
    const { user, server } = await open({ hasPassword: true });
    await user.click(button('Change Password'));
    await user.type(field(/^Current password/), 'old');
    await user.type(field(/^New password(?! again)/), 'N3w-password{Enter}');
    expect(field(/^New password again/).getAttribute('aria-invalid')).toBe('true');
    await user.type(field(/^New password again/), 'N3w-passw0rd{Enter}');
    expect(await screen.findByText(/^The two passwords are not the same/)).toBeTruthy();
    expect(server.payloads('SetPassword')).toEqual([]);
    expect(field(/^New password(?! again)/).value).toBe('N3w-password');
  });
  it('needs the former one to change, or a code', async () => {
    const { user, server } = await open({ hasPassword: true });
    await user.click(button('Change Password'));
    await user.type(field(/^Current password/), 'old');
    await user.type(field(/^New password(?! again)/), 'N3w-password');
    await user.type(field(/^New password again/), 'N3w-password{Enter}');
    await waitFor(() => expect(server.payloads('SetPassword')).toEqual([{ current: 'old', password: 'N3w-password' }]));
  });
});

describe('my messages', () => {
  it('are chosen by group and way, each tick kept at once; duty has none', async () => {
    off = [{ group: 'PROGRESS', channel: 'MAIL' }];
    const { user, server } = await open();
    const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await screen.findByRole('checkbox', { name: /^Progress.*: SMS$/ });
    expect([tick(/^Progress.*: Mail$/).checked, tick(/^Progress.*: SMS$/).checked]).toEqual([false, true]);
    expect(screen.getByText(/^Interview invitations, offers.* always sent/)).toBeTruthy();
    server.does('ChooseMessages', (payload) => {
      off = [...payload.off];
    });
    await user.click(tick(/^Reminders.*: SMS$/));
    await waitFor(() => expect(tick(/^Reminders.*: SMS$/).checked).toBe(false));
    expect(server.payloads('ChooseMessages')).toEqual([
      {
        jobSeekerId,
        off: [
          { group: 'PROGRESS', channel: 'MAIL' },
          { group: 'REMINDER', channel: 'SMS' },
        ],
      },
    ]);
    off = [];
  });
  it('are all kept that are ticked faster than they are sent, and none is disabled meanwhile', async () => {
    const { server } = await open();
    server.does('ChooseMessages', (payload) => {
      off = [...payload.off];
    });
    await screen.findByRole('checkbox', { name: /^Progress.*: SMS$/ });
    const four = screen.getAllByRole<HTMLInputElement>('checkbox').slice(0, 4);
    for (const tick of four) fireEvent.click(tick);
    expect(four.map(({ checked, disabled }) => [checked, disabled])).toEqual(Array(4).fill([false, false]));
    await waitFor(() => expect(off).toHaveLength(4));
    expect(new Set(off.map(({ group, channel }) => `${group} ${channel}`)).size).toBe(4);
    expect(four.map(({ checked }) => checked)).toEqual(Array(4).fill(false));
    off = [];
  });
  it('go back to what holds where they are refused, with the reason', async () => {
    const { server } = await open();
    server.refuse('ChooseMessages', { status: 503, code: 'common.unavailable' });
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Progress.*: SMS$/ });
    fireEvent.click(tick);
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(tick.checked).toBe(true));
  });
});

describe('my language', () => {
  it('changes the page at once and goes with the account', async () => {
    const { user, server } = await open();
    await user.selectOptions(screen.getByLabelText('Language (pages, mails and messages)'), '简体中文');
    await waitFor(() => expect(server.payloads('ChangeLanguage')).toEqual([{ accountId, language: 'zh-CN' }]));
    expect(screen.queryByText('Account settings')).toBeNull();
  });
});

describe('closing', () => {
  it('the account is asked once more, and may be taken back', async () => {
    const { user, server } = await open();
    server.does('RequestClosing', () => {
      server.answer('myAccount', accountSeen({ closesAt: '2026-11-27T02:00:00.000Z' }));
    });
    await user.click(button('Close the account'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/personal information destroyed for good/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close the account' }));
    expect(await screen.findByText(/The account will be closed on Nov 27/)).toBeTruthy();
    await user.click(button('Keep the account'));
    await waitFor(() => expect(server.payloads('CancelClosing')).toEqual([{ accountId }]));
  });
});

describe('closing the account', () => {
  it('says after how many days, and what ends with it', async () => {
    const { user } = await open({ closing: { days: 5, blocked: false } });
    await user.click(button('Close the account'));
    expect(within(screen.getByRole('dialog')).getByText(/^After 5 days .*running applications end/)).toBeTruthy();
  });
  it('tells at once that an accepted offer is in its way, and asks for no confirmation', async () => {
    const { user } = await open({ closing: { days: 5, blocked: true } });
    await user.click(button('Close the account'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/accepted offer/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Close the account' })).toBeNull();
  });
});
