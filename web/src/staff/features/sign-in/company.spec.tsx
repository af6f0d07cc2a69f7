/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id } from '../../../../testing/samples/people.ts';
import { page } from '../../../api/page.ts';
import CompanyReturnPage from './CompanyReturnPage.tsx';
import SignInPage from './index.tsx';

const there = 'https://id.example/authorize?state=abc';
const real = page.leaveFor;
const wentTo: string[] = [];
page.leaveFor = (address) => wentTo.push(address);
afterEach(() => {
  wentTo.length = 0;
  history.replaceState(null, '', '/');
});
const serverOf = (isRequired: boolean) => new FakeServer().offers({ name: '云岭统一登录', isRequired });
const open = (server: FakeServer, language: 'zh-CN' | 'en-US' = 'en-US') =>
  renderStaff(<SignInPage />, { server, at: '/sign-in', path: '/sign-in', language });
const comeBack = (server: FakeServer) => {
  history.replaceState(null, '', '/staff/sign-in/company?code=c&state=abc');
  return renderStaff(<CompanyReturnPage />, {
    server,
    at: '/sign-in/company',
    path: '/sign-in/company',
    language: 'en-US',
  });
};

describe('the company’s sign-in', () => {
  it('is offered above the password, and goes where the server says', async () => {
    const server = serverOf(false).does('BeginCompanySignIn', () => ({ address: there }));
    const { user } = await open(server);
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sign in with 云岭统一登录' }));
    await waitFor(() => expect(wentTo).toEqual([there]));
    expect(real).toBeDefined();
  });
  it('is where who has no password is sent, once one was refused', async () => {
    const server = serverOf(false).refuse('SignInWithPassword', { status: 401, code: 'login.failed' });
    const { user } = await open(server);
    await user.type(await screen.findByLabelText('Login, phone or e-mail'), 'lin');
    await user.type(screen.getByLabelText('Password'), 'x');
    expect(screen.queryByText(/without a password of their own/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/without a password of their own sign in with the company account/)).toBeTruthy();
  });
  it('goes to no address that is none of the web’s', async () => {
    const server = serverOf(false).does('BeginCompanySignIn', () => ({ address: 'javascript:alert(1)' }));
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Sign in with 云岭统一登录' }));
    await waitFor(() => expect(server.payloads('BeginCompanySignIn')).toHaveLength(1));
    expect(wentTo).toEqual([]);
  });
  it('hides the password where it is for emergencies, and shows it when asked', async () => {
    const { user } = await open(serverOf(true), 'zh-CN');
    const emergency = await screen.findByRole('button', { name: '管理员应急登录' });
    expect(screen.queryByLabelText('密码')).toBeNull();
    await user.click(emergency);
    expect(screen.getByLabelText('密码')).toBeTruthy();
  });
  it('says why it cannot be gone to', async () => {
    const server = serverOf(false).refuse('BeginCompanySignIn', { status: 503, code: 'company_account.away' });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Sign in with 云岭统一登录' }));
    expect((await screen.findByRole('alert')).textContent).toContain('does not answer now');
  });
});

describe('whoever comes back from it', () => {
  it('is in, once, and the answer leaves the address', async () => {
    const server = serverOf(false).does('SignInWithCompanyAccount', () => void server.signIn(colleague('HR')));
    const { address } = await comeBack(server);
    await waitFor(() => expect(address()).toBe('/sign-in'));
    expect(server.payloads('SignInWithCompanyAccount')).toEqual([{ answer: '?code=c&state=abc', language: 'en-US' }]);
    expect(location.search).toBe('');
  });
  it('is asked for the second factor where one is due', async () => {
    const accountId = id(77);
    const server = serverOf(false).does('SignInWithCompanyAccount', () => ({ next: 'SECOND_FACTOR', accountId }));
    server.does('SignInWithSecondFactor', () => void server.signIn(colleague('HR')));
    const { user, address } = await comeBack(server);
    await user.type(await screen.findByLabelText(/^Code/), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/sign-in'));
  });
  it('shows by its password whose the account is that was here before, and then by the second factor', async () => {
    const accountId = id(77);
    const server = serverOf(false);
    server.does('SignInWithCompanyAccount', () => ({ next: 'CONFIRM_COMPANY_ACCOUNT', accountId }));
    server.does('ConfirmCompanyAccount', () => ({ next: 'SECOND_FACTOR', accountId }));
    server.does('SignInWithSecondFactor', () => void server.signIn(colleague('AD')));
    const { user, address } = await comeBack(server);
    await user.type(await screen.findByLabelText('Password of the account here'), 'Secret#2026{Enter}');
    await user.type(await screen.findByLabelText(/^Code/), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/sign-in'));
    expect(server.payloads('ConfirmCompanyAccount')).toEqual([{ accountId, current: 'Secret#2026' }]);
  });
  it.each([
    ['company_account.no_rule', 'nobody gave it a role here'],
    ['company_account.mail_unverified', 'no verified e-mail address'],
    ['company_account.trip_over', 'longer than ten minutes'],
    ['company_account.away', 'does not answer now'],
    ['account.suspended', 'suspended'],
  ] as const)('is told what to do after %s, and may begin again', async (code, words) => {
    const server = serverOf(false).refuse('SignInWithCompanyAccount', { status: 403, code });
    await comeBack(server);
    expect((await screen.findByRole('alert')).textContent?.toLowerCase()).toContain(words);
    expect(await screen.findByRole('button', { name: 'Sign in with 云岭统一登录' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeTruthy();
  });
});
