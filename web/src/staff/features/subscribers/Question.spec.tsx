/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer, Refused } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { called, subscriber } from '../../../../testing/samples/subscribers.ts';
import type { Subscriber } from './api.ts';
import SubscribersPage from './index.tsx';

type Spoken = 'zh-CN' | 'en-US';
/** All that may be asked, by the words of its button; by hand, beside the page. */
const buttons = {
  ChangeSubscriber: ['修改', 'Change'],
  RenewFeedToken: ['更换令牌', 'Replace token'],
  SuspendSubscriber: ['停用', 'Suspend'],
  ResumeSubscriber: ['恢复使用', 'Resume'],
  RemoveSubscriber: ['移除', 'Remove'],
  SetWebhook: ['修改回调地址', 'Change address'],
  TestWebhook: ['发送测试回调', 'Send test call'],
  RotateWebhookSecret: ['更换回调密钥', 'Rotate secret'],
  PauseWebhook: ['暂停回调', 'Pause calls'],
  ResumeWebhook: ['继续回调', 'Resume calls'],
  RemoveWebhook: ['移除回调', 'Remove webhook'],
} as const;
type Asked = keyof typeof buttons;

async function ask(question: Asked, changes: Partial<Subscriber> = {}, language: Spoken = 'en-US') {
  const server = new FakeServer().signIn(colleague('AD'));
  server.answer('subscribers', [subscriber({ allowedActions: Object.keys(buttons), ...changes })]);
  const shown = await renderStaff(<SubscribersPage />, { server, at: '/subscribers', path: '/subscribers', language });
  const name = buttons[question][language === 'zh-CN' ? 0 : 1];
  await shown.user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  const send = () => shown.user.click(within(dialog).getByRole('button', { name }));
  return { ...shown, server, dialog, send };
}
const noteOf = (dialog: HTMLElement) => dialog.querySelector('.form-note')?.textContent ?? '';
const toasts = ({ store }: Awaited<ReturnType<typeof ask>>) => store.getState().toasts.map(({ text }) => text);

beforeEach(() => sessionStorage.clear());

describe('a question about a subscriber', () => {
  const both = (Object.keys(buttons) as Asked[]).flatMap((question) => [
    [question, 'zh-CN', /[一-鿿]{4}.*。/] as const,
    [question, 'en-US', /^[A-Z][a-z ]+.*\.$/] as const,
  ]);
  it.each(both)('%s names whom it is about and says in %s what happens then', async (question, language, sentence) => {
    const { dialog } = await ask(question, {}, language);
    expect(within(dialog).getByRole('heading').textContent).toMatch(/ · 数据平台$/);
    expect(noteOf(dialog)).toMatch(sentence);
  });
  it.each([
    ['zh-CN', '登记订阅方', '登记后会显示一次令牌'],
    ['en-US', 'Register subscriber', 'The token is shown next, once'],
  ] as const)('that is no one’s yet says in %s what comes next', async (language, name, words) => {
    const { user } = await ask('RenewFeedToken', {}, language);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name }));
    expect(noteOf(await screen.findByRole('dialog', { name }))).toContain(words);
  });
  it.each([
    ['RenewFeedToken', {}, null],
    ['RenewFeedToken', { formerEndsAt: '2026-11-27T04:00:00.000Z' }, /before the last replacement .* ends at once/],
    ['RotateWebhookSecret', {}, null],
    ['RotateWebhookSecret', { webhook: { ...called, formerEndsAt: '2026-11-27T04:00:00.000Z' } }, /stops at once/],
    ['ResumeSubscriber', { webhook: null }, null],
    ['ResumeSubscriber', {}, /What waits is then sent in order/],
    ['ResumeSubscriber', { webhook: { ...called, pausedFor: 'GONE' } }, /stay so until “Resume calls”/],
    ['ResumeWebhook', { webhook: { ...called, pausedFor: 'STAFF' } }, null],
    ['ResumeWebhook', { state: 'SUSPENDED', webhook: { ...called, pausedFor: 'STAFF' } }, /before it is resumed/],
    ['SetWebhook', { state: 'SUSPENDED' }, /before it is resumed/],
  ] as const)('%s says besides what is so of %j alone', async (question, changes, words) => {
    const { dialog } = await ask(question, changes);
    const own = dialog.querySelectorAll('.form-note > *')[1]?.textContent ?? null;
    expect(own).toEqual(words === null ? null : expect.stringMatching(words));
  });
  it('names the button that it speaks of as that is called', async () => {
    const { user } = await ask('RenewFeedToken', { webhook: null }, 'zh-CN');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '设置回调地址' }));
    expect(noteOf(await screen.findByRole('dialog', { name: /^设置回调地址/ }))).toContain('用“从某时间起重发”送出');
  });
});

describe('what cannot be taken back', () => {
  it.each(['RemoveSubscriber', 'RemoveWebhook'] as const)('%s begins where nothing is removed', async (question) => {
    const { dialog, user, server } = await ask(question, {}, 'zh-CN');
    const cancel = within(dialog).getByRole('button', { name: '取消' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await user.keyboard('{Tab}{Shift>}{Tab}{/Shift}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent).toEqual([]);
  });
});

describe('another token', () => {
  it('leaves the former one a day unless somebody says that it ends at once, and what that means', async () => {
    const { dialog, user, server, send } = await ask('RenewFeedToken');
    server.does('RenewFeedToken', () => ({ feedToken: 'tlfeed_abc' }));
    expect(within(dialog).queryByText(/reads nothing until/)).toBeNull();
    await user.selectOptions(within(dialog).getByLabelText(/former token ends/), 'At once');
    expect(within(dialog).getByText(/reads nothing until/)).toBeTruthy();
    await user.selectOptions(within(dialog).getByLabelText(/former token ends/), 'In 24 hours');
    await send();
    await screen.findByText('tlfeed_abc');
    expect(server.payloads('RenewFeedToken')).toMatchObject([{ graceHours: 24 }]);
  });
  it('may end after a week, said in days', async () => {
    const { dialog } = await ask('RenewFeedToken', {}, 'zh-CN');
    const choices = within(dialog)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(choices).toEqual(['立即失效', '1 小时后', '24 小时后', '7 天后']);
  });
  it('is made by one key without cutting anybody off', async () => {
    const { user, server } = await ask('RenewFeedToken');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.payloads('RenewFeedToken')).toMatchObject([{ graceHours: 24 }]));
  });
});

describe('what was done', () => {
  it.each([
    ['PauseWebhook', 'Calls to 数据平台 are paused'],
    ['TestWebhook', 'A test call is queued; what comes of it stands among its calls'],
    ['ResumeSubscriber', '数据平台 is resumed'],
  ] as const)('is said of %s', async (question, words) => {
    const shown = await ask(question);
    await shown.send();
    await waitFor(() => expect(toasts(shown)).toEqual([words]));
  });
});

describe('what another administrator changed while the form was open', () => {
  const conflict = (): never => {
    throw new Refused({ status: 409, code: 'common.version_conflict' });
  };
  it('is told before anything is sent over it, and what was typed stays', async () => {
    const { dialog, user, server, send } = await ask('ChangeSubscriber');
    const now = { allowedActions: Object.keys(buttons), revision: 3, topics: ['applications', 'hires'] as const };
    server.answer('subscribers', [subscriber({ ...now, topics: [...now.topics] })]);
    server.does('ChangeSubscriber', conflict);
    await user.type(within(dialog).getByLabelText(/Name of the system/), '二');
    await send();
    const told = await screen.findByRole('alert');
    await waitFor(() => expect(told.textContent).toContain('Applications · New hires'));
    expect(told.querySelector('del')?.textContent).toBe('Applications');
    expect(told.querySelectorAll('li')).toHaveLength(1);
    server.does('ChangeSubscriber', () => undefined);
    await user.click(within(told).getByRole('button'));
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"3"']);
    expect(server.payloads('ChangeSubscriber')[1]).toMatchObject({
      ...{ systemName: '数据平台二', topics: ['applications', 'hires'] },
    });
  });
  it.each([
    ['SetWebhook', { webhook: { ...called, url: 'https://else.example/' } }, 'https://else.example/'],
    ['SetWebhook', { webhook: null }, 'Not set'],
    ['PauseWebhook', { state: 'SUSPENDED' }, 'Suspended'],
    ['SuspendSubscriber', { systemName: '数仓' }, '数仓'],
    ['RotateWebhookSecret', { webhook: { ...called, formerEndsAt: '2026-11-27T04:00:00.000Z' } }, /27.*12:00/],
    ['RemoveSubscriber', { personalData: true }, 'With personal data'],
    ['RemoveSubscriber', {}, /Nothing that is shown here/],
  ] as const)('is told of %s: %j', async (question, changes, words) => {
    const { dialog, user, server, send } = await ask(question);
    server.does(question, conflict);
    server.answer('subscribers', [subscriber({ allowedActions: Object.keys(buttons), revision: 2, ...changes })]);
    const reason = within(dialog).queryByLabelText(/reason/i);
    if (reason !== null) await user.type(reason, '接口频繁报错');
    await send();
    const told = within(await screen.findByRole('alert'));
    expect(await told.findByText(words)).toBeTruthy();
  });
});
