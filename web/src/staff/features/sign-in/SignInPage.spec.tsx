/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { answersSlowly } from '../../../../testing/slow.ts';
import SignInPage from './index.tsx';
import { SignInDialog } from './SignInDialog.tsx';

const open = (server = new FakeServer(), language: 'zh-CN' | 'en-US' = 'en-US') =>
  renderStaff(<SignInPage />, { server, at: '/sign-in', path: '/sign-in', language });
const login = () => screen.getByLabelText<HTMLInputElement>('Login, phone or e-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('the door of the workspace', () => {
  it('has the focus where one begins to type, and lets one paste and be remembered', async () => {
    await open();
    expect(document.activeElement).toBe(login());
    expect([login().autocomplete, password().autocomplete, password().type]).toEqual([
      'username',
      'current-password',
      'password',
    ]);
  });
  it('lets a colleague in, to the first page', async () => {
    const server = new FakeServer();
    server.does('SignInWithPassword', () => void server.signIn(colleague('HR')));
    const { user, address } = await open(server);
    await user.type(login(), 'lin');
    await user.type(password(), 'Secret-123{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.payloads('SignInWithPassword')).toEqual([{ login: 'lin', password: 'Secret-123' }]);
  });
  it.each([
    ['a company without a name, to the setup guide', { done: false, skipped: false }, '/setup'],
    ['one whose name was put aside', { done: false, skipped: true }, '/'],
    ['one that has a name', { done: true, skipped: false }, '/'],
  ])('lets the administrator of %s', async (_what, stands, where) => {
    const steps = [{ name: 'company' as const, inInbox: false, ...stands }];
    const server = new FakeServer().answer('setupState', { revision: 0, origin: 'https://talent.example', steps });
    server.does('SignInWithPassword', () => void server.signIn(colleague('AD')));
    const { user, address } = await open(server);
    await user.type(login(), 'admin');
    await user.type(password(), 'Secret-123{Enter}');
    await waitFor(() => expect(address()).toBe(where));
  });
  it('says what was wrong and keeps both as they were typed', async () => {
    const server = new FakeServer().refuse('SignInWithPassword', { status: 401, code: 'auth.wrong_password' });
    const { user, store } = await open(server);
    await user.type(login(), 'lin');
    await user.type(password(), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect([login().value, password().value]).toEqual(['lin', 'wrong']);
    expect(store.getState().signIn.expired).toBe(false);
  });
  it('is knocked at once by two quick presses', async () => {
    const server = new FakeServer();
    const { user } = await open(server);
    const letGo = answersSlowly(server);
    await user.type(login(), 'lin');
    await user.type(password(), 'Secret-123{Enter}{Enter}');
    letGo();
    await waitFor(() => expect(password().value).toBe(''));
    expect(server.payloads('SignInWithPassword')).toHaveLength(1);
  });
  it('tells a job seeker that they are not staff', async () => {
    await open(new FakeServer().signIn(jobSeeker()));
    expect(screen.getByText('王芳 is not a staff account. Sign in with another one.')).toBeTruthy();
  });
  it('brings a colleague who acts as a job seeker back to work', async () => {
    const server = new FakeServer();
    const lin = colleague('HR');
    server.signIn({ ...lin, identities: ['Staff', 'JobSeeker'], identity: 'JobSeeker' });
    server.does('SwitchIdentity', () => void server.signIn(lin));
    const { address } = await open(server);
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.payloads('SwitchIdentity')).toEqual([{ identity: 'Staff' }]);
  });
  it('speaks another language before one is in', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '简体中文' }));
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '简体中文' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('signing in again above a page', () => {
  it('goes on where one was and asks for what is on screen anew', async () => {
    const server = new FakeServer().signIn(colleague('HR'));
    const { user, store } = await renderStaff(<SignInDialog />, { server });
    store.dispatch({ type: 'signIn/signInExpired' });
    await user.type(login(), 'lin');
    await user.type(password(), 'Secret-123{Enter}');
    await waitFor(() => expect(store.getState().signIn.expired).toBe(false));
  });
});
