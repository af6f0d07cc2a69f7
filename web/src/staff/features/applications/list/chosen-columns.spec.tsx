/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { accountSeen } from '../../../../../testing/public-answers.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail, applicationRow } from '../../../../../testing/samples/applications.ts';
import { id } from '../../../../../testing/samples/people.ts';
import ApplicationsPage from '../index.tsx';
import { knownColumns, moved, usualColumns } from './columns.ts';

const lin = colleague('HR');
/** A server that keeps what was chosen, as the account does. */
function serverWith(columns?: string[]) {
  const seen = (chosen?: string[]) =>
    accountSeen({
      columns: chosen === undefined || chosen.length === 0 ? [] : [{ list: 'applications', columns: chosen }],
    });
  const server = new FakeServer()
    .signIn(lin)
    .answer('applications', { rows: [applicationRow()], stages: {} })
    .answer('applicationDetail', applicationDetail())
    .answer('positions', { rows: [] })
    .answer('myAccount', seen(columns));
  return server.does('ChooseColumns', (payload) => void server.answer('myAccount', seen(payload.columns)));
}
async function open(server: FakeServer, at = '/applications?sort=-since', language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const shown = await renderStaff(<ApplicationsPage />, { server, at, path: '/applications/*', language });
  await screen.findAllByText('Ma Jun');
  return shown;
}
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);
const chooser = () =>
  within(screen.getByRole('region', { name: /数量|counts/ })).getByRole('group', { name: /列|Columns/ });
const handle = (name: string) => within(chooser()).getByRole('button', { name: `移动“${name}”：拖动，或用上下方向键` });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the columns of the list', () => {
  it('are ticked, and kept with the account and nowhere on the device', async () => {
    const { user, server, unmount } = await open(serverWith());
    await user.click(within(chooser()).getByRole('checkbox', { name: '来源' }));
    await user.click(within(chooser()).getByRole('checkbox', { name: '投递时间' }));
    const shown = ['姓名', '学历、经历', '职位', '当前进度', '停留', '当前处理人', '投递时间'];
    await waitFor(() => expect(heads()).toEqual(shown));
    expect(server.payloads('ChooseColumns').at(-1)).toEqual({
      accountId: lin.accountId,
      list: 'applications',
      columns: ['resume', 'tags', 'position', 'status', 'stay', 'turn', 'deliveredAt'],
    });
    unmount();
    localStorage.clear();
    sessionStorage.clear();
    await open(server);
    await waitFor(() => expect(heads()).toEqual(shown));
  });
  it('are moved by arrow keys and by dragging', async () => {
    const { user, server } = await open(serverWith(['position', 'status', 'turn']));
    await waitFor(() => expect(heads()).toEqual(['姓名', '职位', '当前进度', '当前处理人']));
    handle('当前处理人').focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(heads()).toEqual(['姓名', '职位', '当前处理人', '当前进度']));
    await waitFor(() => expect(server.payloads('ChooseColumns')).toHaveLength(1));
    fireEvent.dragStart(handle('当前进度'));
    const first = handle('职位').closest('li') as Element;
    const over = createEvent.dragOver(first);
    fireEvent(first, over);
    expect(over.defaultPrevented).toBe(true);
    fireEvent.drop(first);
    await waitFor(() => expect(heads()).toEqual(['姓名', '当前进度', '职位', '当前处理人']));
  });
  it('are the usual ones again by one press', async () => {
    const { user, server } = await open(serverWith(['turn']), undefined, 'en-US');
    await user.click(await within(chooser()).findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(heads()).toHaveLength(usualColumns.length));
    expect(server.payloads('ChooseColumns')).toMatchObject([{ columns: [] }]);
  });
  it('say why they could not be kept, and are as they were', async () => {
    const server = serverWith();
    const { user } = await open(server);
    server.refuse('ChooseColumns', { status: 503, code: 'common.unavailable' });
    await user.click(within(chooser()).getByRole('checkbox', { name: '来源' }));
    expect(await within(chooser()).findByRole('alert')).toBeTruthy();
    expect(heads()).toContain('来源');
  });
  it('share cells of two lines beside an open record, so that none is lost', async () => {
    const server = serverWith(['source', 'number', 'track', 'turn']);
    await open(server, `/applications/${id(1)}?sort=-since`);
    await waitFor(() => expect(heads()).toEqual(['姓名', '来源、编号', '招聘类型', '当前处理人']));
  });
});

describe('chosen columns', () => {
  it('are those this release knows, each once', () => {
    expect(knownColumns(['turn', 'gone', 'turn', 'status'])).toEqual(['turn', 'status']);
    expect(knownColumns(['gone'])).toEqual(usualColumns);
  });
  it('stay where they are at the ends', () => {
    expect(moved(['turn', 'stay'], 'turn', -1)).toEqual(['turn', 'stay']);
    expect(moved(['turn', 'stay'], 'stay', 1)).toEqual(['turn', 'stay']);
    expect(moved(['turn', 'stay'], 'turn', 1)).toEqual(['stay', 'turn']);
  });
});
