/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { FollowerSeen, Integrity } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id } from '../../../../testing/samples/people.ts';
import type { HealthSeen, PartSeen } from '../../model/health.ts';
import OperationsPage from './index.tsx';

const well: PartSeen = { ready: true, detail: '' };
const young = { ready: true, detail: new Date(Date.now() - 3_600_000).toISOString() };
const follower = (changes: Partial<FollowerSeen> = {}): FollowerSeen => ({
  name: 'notifier',
  state: 'caught-up',
  position: '0000000000000009',
  lagEvents: 0,
  lagMs: 0,
  lastError: null,
  parked: [],
  ...changes,
});
const stuck = follower({
  state: 'parked',
  parked: [{ eventId: id(71), stream: `offer-${id(31)}`, reason: 'mailbox is not an address' }],
});

async function open(
  parts: HealthSeen['parts'],
  followers: readonly FollowerSeen[] = [follower()],
  language: 'zh-CN' | 'en-US' = 'en-US',
  integrity: Integrity | null = null,
) {
  const server = new FakeServer()
    .signIn(colleague('AD'))
    .tells('/api/health', { status: 'ready', notReady: [], degraded: [], parts })
    .tells('/api/followers', { data: followers })
    .tells('/api/integrity', { data: integrity })
    .answer('notifications', { rows: [] })
    .answer('collections', { rows: [] });
  const shown = await renderStaff(<OperationsPage />, {
    ...{ server, at: '/operations', path: '/operations/*' },
    language,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, server };
}
/** The parts, or what follows the log, in the order in which they are shown. */
const order = async (heading: string | RegExp = 'Parts') => {
  const section = (await screen.findByRole('heading', { name: heading })).closest('section');
  const rows = await within(section as HTMLElement).findAllByRole('rowheader');
  return rows.map(({ textContent }) => textContent);
};

describe('operations', () => {
  it('say that all is well only where nothing asks for anybody', async () => {
    await open({ log: well, backup: young });
    expect(await screen.findByText('All is well')).toBeTruthy();
  });
  it('put a backup that was never made first, with what to do, and do not call the whole well', async () => {
    await open({ 'access-log': well, disk: well, backup: { ready: true, detail: 'none' } });
    expect((await order())[0]).toBe('Backup');
    expect(screen.getByText('Needs attention')).toBeTruthy();
    expect(screen.queryByText('All is well')).toBeNull();
    expect(screen.getByText(/npm run talentlog -- backup/)).toBeTruthy();
  });
  it.each([
    ['en-US', 'mail', 'absent', 'Not configured', /Set SMTP_HOST/],
    ['zh-CN', 'mail', 'absent', '没有配置', /设置 SMTP_HOST/],
    ['zh-CN', 'hr-core', 'absent', '没有配置', /设置 HR_CORE_URL/],
    ['zh-CN', 'hr-core', 'away', '没有应答，稍后自动再试', /恢复后会自动继续/],
    ['zh-CN', 'sms', 'spent', '这一小时的额度已用完', /SMS_PER_HOUR/],
    ['zh-CN', 'views', 'changed', '列表与日志不一致', /damaged-log/],
    ['zh-CN', 'database', 'away', '没有应答，稍后自动再试', /恢复后会自动继续/],
    ['zh-CN', 'storage', 'full', '磁盘已满', /full-disk/],
  ] as const)('name in %s why %s is not well: %s', async (language, name, cause, words, advice) => {
    await open({ [name]: { ready: false, detail: 'in English', cause } }, [], language);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(advice)).toBeTruthy();
    // What the server wrote stands apart, as its own words.
    expect(screen.queryByText('in English')).toBeNull();
  });
  it.each([
    ['none was made', 'none', 'No backup is known', false],
    ['it is too old to be taken soon', new Date(Date.now() - 26 * 86_400_000).toISOString(), 'Last made', false],
    ['it is young', new Date(Date.now() - 20 * 86_400_000).toISOString(), 'Last made', true],
  ])('tell of the keys’ backup that %s', async (_what, detail, words, well) => {
    await open({ keysBackup: { ready: true, detail } });
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(screen.queryByText(/npm run talentlog -- backup-keys/) === null).toBe(well);
  });
  it.each([
    ['en-US', ['Disk', 'Backup', 'Event log', 'Mail', 'Server', 'SMS', 'Workers']],
    // By the sound of their names: bèi, duǎn, fú, hòu, shì, yóu.
    ['zh-CN', ['磁盘', '备份', '短信', '服务器', '后台线程', '事件日志', '邮件']],
  ] as const)('are read in the order of their names in %s, what is not well first', async (language, names) => {
    const away: PartSeen = { ready: false, detail: '', cause: 'full' };
    const parts = { backup: young, log: well, mail: well, server: well, sms: well, workers: well, storage: away };
    await open(parts, [], language);
    expect(await order(language === 'zh-CN' ? '各部分' : 'Parts')).toEqual(names);
  });
  it('list what follows the log by the names that are read', async () => {
    const followers = ['sap-bridge', 'timers', 'people'].map((name) => follower({ name }));
    await open({ log: well }, followers, 'zh-CN');
    // dìng, liè; Latin letters come after.
    expect(await order(/^日志跟随者/)).toEqual(['定时任务', '列表：人员', 'SAP 推送']);
  });
  it('put what fails before what asks for care, and what nobody tells of before what is well', async () => {
    const parts: HealthSeen['parts'] = {
      ...{ mail: { ready: false, detail: '', cause: 'unknown' }, backup: { ready: true, detail: 'none' } },
      ...{ log: well, workers: { ready: false, detail: '', cause: 'silent' } },
    };
    await open(parts);
    expect(await order()).toEqual(['Workers', 'Backup', 'Mail', 'Event log']);
    expect(screen.getByText('Not known').className).toBe('state mute');
  });
  it.each([
    [
      'en-US',
      'notifier',
      'left',
      'Its process is gone',
      /start node services\/notifier.*no mail.*webhook.*run-services-apart/,
    ],
    ['en-US', 'sap-bridge', 'left', 'Its process is gone', /start node services\/sap-bridge.*SAP.*run-services-apart/],
    [
      'en-US',
      'queries',
      'awaited',
      'Its process has not been started yet',
      /start node services\/query.*run-services-apart/,
    ],
    ['zh-CN', 'notifier', 'left', '进程已退出', /启动 node services\/notifier.*邮件、短信.*run-services-apart/],
    ['zh-CN', 'sap-bridge', 'awaited', '进程还没有启动', /启动 node services\/sap-bridge.*SAP.*run-services-apart/],
    ['zh-CN', 'queries', 'left', '进程已退出', /启动 node services\/query.*run-services-apart/],
    ['zh-CN', 'notifier', 'silent', '没有应答', /结束它，再启动 node services\/notifier/],
  ] as const)('say in %s that somebody has to start %s (%s)', async (language, name, cause, words, advice) => {
    await open({ [name]: { ready: false, detail: 'not here; left 1', cause } }, [], language);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(advice)).toBeTruthy();
    expect(screen.queryByText(/自动重试|by itself; if|not here/)).toBeNull();
  });
  it('say of what comes by itself that it does', async () => {
    await open({ notifier: { ready: false, detail: 'not here; left 1; 1 stands by', cause: 'starting' } }, []);
    expect(await screen.findByText('It has not started')).toBeTruthy();
    expect(screen.getByText(/tries again by itself/)).toBeTruthy();
  });
  it('lead from what nobody tells of to who would, with no advice of another cause', async () => {
    await open({ views: { ready: false, detail: '', cause: 'unknown' } });
    expect(await screen.findByText('Who would tell of it is away')).toBeTruthy();
    expect(screen.getByText(/See the part that is away/)).toBeTruthy();
    expect(screen.queryByText(/rebuild-a-view/)).toBeNull();
  });
  it.each([
    ['caught-up', 'Not known', 'state mute'],
    ['running', 'Not known', 'state mute'],
    ['waiting', 'Not known', 'state mute'],
    ['failing', 'Failing', 'state bad'],
    ['parked', 'Parked', 'state bad'],
  ] as const)('call no follower well whose place nobody knows: %s', async (state, words, looks) => {
    const away = follower({ state, lagEvents: null, lagMs: null });
    await open({ log: well }, [follower({ name: 'timers' }), away]);
    expect(await order(/^Followers/)).toEqual(['notifier', 'Timers']);
    const row = within(screen.getByRole('rowheader', { name: 'notifier' }).closest('tr') as HTMLElement);
    const [tag, behind] = [row.getAllByText(words)[0], row.getAllByRole('cell')[1]];
    expect([tag?.className, behind?.textContent]).toEqual([looks, 'Not known']);
  });
  it('say nothing of a first check while nobody tells of the last', async () => {
    const { unmount } = await open({ log: well });
    expect(await screen.findByText(/first check of the log.*not done yet/)).toBeTruthy();
    unmount();
    const server = new FakeServer()
      .signIn(colleague('AD'))
      .tells('/api/health', { status: 'ready', notReady: [], degraded: [], parts: { log: well } })
      .tells('/api/followers', { data: [] })
      .answer('notifications', { rows: [] })
      .answer('collections', { rows: [] });
    await renderStaff(<OperationsPage />, { server, at: '/operations', path: '/operations/*' });
    expect(await screen.findByText(/last verified is not known now/)).toBeTruthy();
    expect(screen.queryByText(/not done yet/)).toBeNull();
  });
  it('say nothing of calls to a scanner that nobody set up', async () => {
    const none = { ready: true, detail: 'no scanner' };
    const { unmount } = await open({ scanner: none, scans: well });
    expect(await order()).toEqual(['Virus scanner']);
    unmount();
    await open({ scanner: well, scans: { ready: false, detail: 'silent', cause: 'away' } });
    expect(await order()).toEqual(['Calls to the virus scanner', 'Virus scanner']);
  });
  it('do not call it well that nobody looks at files', async () => {
    await open({ scanner: { ready: true, detail: 'no scanner' } });
    expect(await screen.findByText(/set CLAMD_HOST/)).toBeTruthy();
  });
  it('count nothing that nobody answered', async () => {
    const { server } = await open({ log: well });
    server.refuse('notifications', { status: 503, code: 'common.unavailable' });
    await renderStaff(<OperationsPage />, { server, at: '/operations', path: '/operations/*' });
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
  it('count all pushes that failed, show the newest, and lead to the rest', async () => {
    const { server } = await open({ log: well });
    const asked = () => server.asked.filter(({ name }) => name === 'collections').map(({ params }) => String(params));
    await waitFor(() => expect(asked()).toEqual(['failed=true&size=5']));
  });
  it('name in Chinese what follows the log, and keep the name of what has no words', async () => {
    const followers = ['notifier/sending-sms', 'not-known'].map((name) => follower({ name }));
    await open({ log: well }, followers, 'zh-CN');
    expect(await screen.findByRole('rowheader', { name: '通知：发短信' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'not-known' })).toBeTruthy();
  });
  it('tell when the log was last verified, and last sealed up to where', async () => {
    const seal = { upTo: '00000000000000004321', hash: 'c0ffee', at: '2026-11-20T06:05:02.000Z' };
    const last = {
      ok: true,
      checked: 4300,
      head: '00000000000000004300',
      at: '2026-11-20T06:00:00.000Z',
      firstBad: null,
    };
    await open({ log: well }, [], 'en-US', { ...last, sealed: seal });
    expect(await screen.findByText(/last verified .*14:00.*4,?300 events/)).toBeTruthy();
    expect(screen.getByText(/last sealed .*14:05.*event 4,?321/).textContent).toContain('c0ffee');
  });
  it('show what was put aside with its reason, and hand it in again', async () => {
    const { user, server } = await open({ log: well }, [stuck]);
    expect(await screen.findByText(/mailbox is not an address/)).toBeTruthy();
    const path = `/api/followers/notifier/parked/${id(71)}/retry`;
    server.tells(path, { handled: 1, left: 0 }).tells('/api/followers', { data: [follower()] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/mailbox is not an address/)).toBeNull());
  });
  it('ask before something put aside is given up', async () => {
    const { user, server } = await open({ log: well }, [stuck]);
    await user.click(await screen.findByRole('button', { name: /Give up/i }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(screen.getByText(/mailbox is not an address/)).toBeTruthy();
    server
      .tells(`/api/followers/notifier/parked/${id(71)}/discard`, { handled: 0, left: 0 })
      .tells('/api/followers', { data: [follower()] });
    const give = dialog.getByRole('button', { name: /Give up/i });
    expect(give).toHaveProperty('disabled', true);
    await user.type(dialog.getByLabelText('Why it is given up'), ' sent by hand ');
    await user.click(give);
    await waitFor(() => expect(screen.queryByText(/mailbox is not an address/)).toBeNull());
  });
});
