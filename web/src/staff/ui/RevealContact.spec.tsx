/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { id } from '../../../testing/samples/people.ts';
import { RevealContact } from './RevealContact.tsx';

const jobSeekerId = id(101);
/** Counted from the answer, however late it is asked for. */
const inAMinute = () => new Date(Date.now() + 60_000).toISOString();
const serverWith = (phone: string | null, email: string | null) =>
  new FakeServer().signIn(colleague('HR')).answer('personContact', () => ({ phone, email, until: inAMinute() }));

const open = (server: FakeServer, language: 'zh-CN' | 'en-US' = 'en-US', allowed = ['RevealContact']) =>
  renderStaff(<RevealContact jobSeekerId={jobSeekerId} allowed={allowed} />, { server, language });
const button = () => screen.findByRole('button', { name: 'Show contact' });

describe('a contact in clear', () => {
  it('is asked for on record and only then read', async () => {
    const server = serverWith('+8613812345678', 'ma@mail.example');
    const { user } = await open(server);
    await user.click(await button());
    expect(within(await screen.findByRole('dialog')).getByText(/auditors can read it/)).toBeTruthy();
    await user.keyboard('4');
    expect(server.sent).toEqual([]);
    await user.keyboard(' today{Enter}');
    expect((await screen.findByRole('link', { name: 'ma@mail.example' })).getAttribute('href')).toBe(
      'mailto:ma@mail.example',
    );
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:+8613812345678');
    expect(server.payloads('RevealContact')).toEqual([
      { jobSeekerId, reason: 'The candidate asked for a call or message today' },
    ]);
    expect(screen.getByRole('status').textContent).toMatch(/on record; hidden again after \d\d:\d\d/);
  });
  it('is hidden again when its time is over', async () => {
    const { user } = await open(serverWith(null, 'ma@mail.example'));
    await user.click(await button());
    await screen.findByRole('dialog');
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await user.keyboard('1{Enter}');
    await screen.findByRole('link', { name: 'ma@mail.example' });
    const [hide] = timers.mock.calls.find(([, wait]) => (wait ?? 0) > 50_000 && (wait ?? 0) <= 60_000) ?? [];
    act(() => hide?.());
    expect(screen.queryByRole('link')).toBeNull();
    expect(await button()).toBeTruthy();
    timers.mockRestore();
  });
  it('may be empty, and that is said', async () => {
    const { user } = await open(serverWith(null, null));
    await user.click(await button());
    await screen.findByRole('dialog');
    await user.keyboard('1{Enter}');
    expect((await screen.findByRole('status')).textContent).toMatch(/^No contact was left\./);
  });
  it('that is refused says why, in the reader’s language, and shows nothing', async () => {
    const server = serverWith('+8613812345678', null).refuse('RevealContact', {
      status: 403,
      code: 'common.forbidden',
    });
    const { user } = await open(server, 'zh-CN');
    await user.click(await screen.findByRole('button', { name: '显示联系方式' }));
    await user.click(await screen.findByRole('button', { name: /安排面试/ }));
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/[\u4e00-\u9fff]/);
    expect(server.asked).toEqual([]);
  });
  it('is not offered where the server does not allow it', async () => {
    const { container } = await open(serverWith('+8613812345678', null), 'en-US', ['ResendNotification']);
    expect(container.textContent).toBe('');
  });
});
