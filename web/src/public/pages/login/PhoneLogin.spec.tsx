/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { policyRead } from '../../../../testing/samples/policies.ts';
import PhoneLogin from './PhoneLogin.tsx';

const open = (server = new FakeServer(), language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  renderPublic(<PhoneLogin />, { server, language, at: '/login/phone?next=%2Fresume' });

async function askForCode(server = new FakeServer()) {
  const shown = await open(server);
  await shown.user.type(screen.getByLabelText(/^手机号/), '13800138000');
  await shown.user.click(screen.getByRole('checkbox'));
  await shown.user.click(screen.getByRole('button', { name: '获取验证码' }));
  return shown;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing in by phone', () => {
  it('sends nothing before one agreed, and says so', async () => {
    const { user, server } = await open();
    await user.type(screen.getByLabelText(/^手机号/), '13800138000{Enter}');
    expect(screen.getByText('请先阅读并勾选。')).toBeTruthy();
    expect(server.sent).toEqual([]);
  });
  it('asks for the code with the focus where it is typed', async () => {
    const { server } = await askForCode();
    const code = await screen.findByLabelText(/^6 位验证码/);
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(server.payloads('RequestSmsCode')).toEqual([{ phone: '13800138000', purpose: 'SIGN_IN' }]);
  });
  it('lets who holds a code type it, though they are told to wait for another: the answer to the first may be lost', async () => {
    const server = new FakeServer();
    server.refuse('RequestSmsCode', { status: 429, code: 'sms.too_often', params: { seconds: 46 } });
    const { user } = await askForCode(server);
    expect((await screen.findByRole('alert')).textContent).toMatch(/46 秒后/);
    await user.click(screen.getByRole('button', { name: '我已收到验证码，去填写' }));
    await user.type(await screen.findByLabelText(/^6 位验证码/), '123456');
    await waitFor(() =>
      expect(server.payloads('SignInWithSms')).toMatchObject([{ phone: '13800138000', code: '123456' }]),
    );
  });
  it('enters with the sixth digit, whatever stands between them, and goes where one wanted', async () => {
    const { user, server, address } = await askForCode();
    await user.type(await screen.findByLabelText(/^6 位验证码/), '12 34-56');
    await waitFor(() =>
      expect(server.payloads('SignInWithSms')).toMatchObject([{ code: '123456', agreed: '2026-11-01' }]),
    );
    await waitFor(() => expect(address()).toMatch(/\/resume$/));
  });
  it('agrees to the version that was shown; where another is in force, its words are shown and the code stays', async () => {
    const { user, server, address } = await askForCode();
    server.answer('policy', { ...policyRead, version: '2026-12-01' });
    server.refuse('SignInWithSms', { status: 409, code: 'policy.outdated', params: { version: '2026-12-01' } });
    const code = await screen.findByLabelText<HTMLInputElement>(/^6 位验证码/);
    await user.type(code, '123456');
    expect((await screen.findByRole('alert')).textContent).toMatch(/版本 2026-12-01/);
    expect(await screen.findByText('版本 2026-12-01')).toBeTruthy();
    expect(code.value).toBe('123456');
    server.refuse('SignInWithSms', undefined);
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByText('请先阅读并勾选。')).toBeTruthy();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(address()).toMatch(/\/resume$/));
    const agreed = server.payloads('SignInWithSms').map((wish) => (wish as { agreed: string }).agreed);
    expect(agreed).toEqual(['2026-11-01', '2026-12-01']);
  });
  it('asks for the tick again where the page was loaded anew: nobody is found to have agreed before they came', async () => {
    (await askForCode()).unmount();
    const { user, server } = await open();
    await user.type(await screen.findByLabelText(/^6 位验证码/), '123456');
    expect(screen.getByText('请先阅读并勾选。')).toBeTruthy();
    expect(server.sent).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(server.payloads('SignInWithSms')).toMatchObject([{ agreed: '2026-11-01' }]));
  });
  it('keeps the phone for who comes back, and lets it be changed', async () => {
    const { user } = await askForCode();
    await user.click(await screen.findByRole('button', { name: '换个手机号' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^手机号/).value).toBe('13800138000');
  });
  it('still knows after a reload that a code was sent, and how long to wait for another', async () => {
    const { unmount } = await askForCode();
    await screen.findByLabelText(/^6 位验证码/);
    unmount();
    const { server } = await open();
    expect(await screen.findByLabelText(/^6 位验证码/)).toBeTruthy();
    expect(screen.getByText(/13800138000/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^\d+ 秒后可重新发送$/ }).disabled).toBe(true);
    expect(server.sent).toEqual([]);
  });
  it('asks for a new one where the old is no good any more', async () => {
    const { unmount } = await askForCode();
    await screen.findByLabelText(/^6 位验证码/);
    unmount();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000 + 1);
    await open();
    later.mockRestore();
    expect(screen.queryByLabelText(/^6 位验证码/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^手机号/).value).toBe('13800138000');
  });
  it('says beside the phone what is wrong with it', async () => {
    const server = new FakeServer().refuse('RequestSmsCode', {
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'phone', code: 'common.phone_format' }],
    });
    await askForCode(server);
    expect(await screen.findByText('手机号格式不正确。')).toBeTruthy();
    expect(screen.getByLabelText(/^手机号/).getAttribute('aria-invalid')).toBe('true');
  });
  it('is read in English too', async () => {
    await open(new FakeServer(), 'en-US');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/sign in/i);
  });
});
