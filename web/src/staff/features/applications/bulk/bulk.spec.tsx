/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ApplicationRow, RefusalCode } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { colleague, FakeServer, Refused } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationRow } from '../../../../../testing/samples/applications.ts';
import { id, person } from '../../../../../testing/samples/people.ts';
import ApplicationsPage from '../index.tsx';

const actions = (index: number) => (index % 2 === 0 ? ['AdvanceStage', 'LockApplication'] : ['LockApplication']);
const rows = (count: number, changes: (index: number) => Partial<ApplicationRow> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    applicationRow({
      applicationId: id(index + 1),
      person: person({ name: `Person ${index + 1}` }),
      revision: 100 + index,
      allowedActions: actions(index),
      nextStages: index % 2 === 0 ? ['FIRST_INTERVIEW', 'SECOND_INTERVIEW'] : [],
      ...changes(index),
    }),
  );
const all = { allowedActions: ['AdvanceStage'], nextStages: ['FIRST_INTERVIEW' as const] };

const serverWith = (list: readonly ApplicationRow[], choice = list, total = list.length) =>
  nowHas(new FakeServer().signIn(colleague('HR')), list, choice, total);
const nowHas = (server: FakeServer, list: readonly ApplicationRow[], choice = list, total = list.length) =>
  server
    .answer('applications', { rows: [...list], stages: {} })
    .answer('applicationChoice', {
      rows: choice.map(({ applicationId, person: who, stage, revision, allowedActions, nextStages }) => ({
        ...{ applicationId, person: who, stage, revision, allowedActions, nextStages },
      })),
      total,
    })
    .answer('positions', { rows: [] });

async function open(server: FakeServer, language: 'zh-CN' | 'en-US' = 'en-US') {
  const at = '/applications?text=Person&sort=-since';
  const shown = await renderStaff(<ApplicationsPage />, { server, at, path: '/applications/*', language });
  await screen.findByText('Person 1');
  return { ...shown, ...counted(shown.user) };
}

/** Clicks as they are counted: what a person presses with the mouse. */
function counted(user: UserEvent) {
  const made: Element[] = [];
  const click = async (on: Element) => {
    made.push(on);
    await user.click(on);
  };
  return { click, clicks: () => made.length };
}
const bar = () => within(screen.getByRole('region', { name: /Bulk actions|批量操作/ }));
const page = () => screen.getByRole('checkbox', { name: /Select this page|选中这一页/ });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('those chosen in the list', () => {
  it('are the rows of the page first, and the whole result by a step of its own, under the filter of the list', async () => {
    const { user, server } = await open(serverWith(rows(60)));
    await user.click(page());
    expect(bar().getByText('50 selected')).toBeTruthy();
    expect(server.asked.some(({ name }) => name === 'applicationChoice')).toBe(false);
    await user.click(bar().getByRole('button', { name: 'Select all 60' }));
    expect(await bar().findByText('60 selected')).toBeTruthy();
    const asked = server.asked.find(({ name }) => name === 'applicationChoice');
    expect([asked?.params.get('text'), asked?.params.get('sort')]).toEqual(['Person', '-since']);
    expect(bar().queryByRole('button', { name: /Select/ })).toBeNull();
  });
  it('of more than may be chosen at once are the first, which is said before and after', async () => {
    const list = rows(501);
    const { user } = await open(serverWith(list, list.slice(0, 500), 501), 'zh-CN');
    await user.click(page());
    await user.click(bar().getByRole('button', { name: '改选前 500 人（共 501 人，一次最多 500 人）' }));
    expect(await bar().findByText('已选 500 人')).toBeTruthy();
    expect(bar().getByText(/^共 501 人，一次最多选 500 人/)).toBeTruthy();
  });
  it('are told with each action how many it fits', async () => {
    const { user } = await open(serverWith(rows(5)));
    await user.click(page());
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Move stage · 3', 'Lock · 5', 'Clear']);
  });
  it('are a range with the shift key', async () => {
    const { user } = await open(serverWith(rows(12)));
    const boxes = () => screen.getAllByRole('checkbox', { name: /select this row/i });
    await user.click(boxes()[1] as Element);
    await user.keyboard('{Shift>}');
    await user.click(boxes()[4] as Element);
    await user.keyboard('{/Shift}');
    expect(bar().getByText('4 selected')).toBeTruthy();
  });
  it('stay as they were where the whole result does not come', async () => {
    const server = serverWith(rows(60)).refuse('applicationChoice', { status: 403, code: 'auth.forbidden' });
    const { user, store } = await open(server);
    await user.click(page());
    await user.click(bar().getByRole('button', { name: 'Select all 60' }));
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    expect(bar().getByText('50 selected')).toBeTruthy();
  });
});

describe('moving ten people on', () => {
  const ten = () => serverWith(rows(10, () => all)).does('AdvanceStage', () => undefined);

  it('takes at most four clicks, each on the revision it was decided on', async () => {
    const { server, click, clicks } = await open(ten());
    await click(page());
    await click(bar().getByRole('button', { name: 'Move stage · 10' }));
    const dialog = within(await screen.findByRole('dialog'));
    await click(dialog.getByRole('button', { name: 'Move stage' }));
    await waitFor(() => expect(server.payloads('AdvanceStage')).toHaveLength(10));
    expect(clicks()).toBeLessThanOrEqual(4);
    expect(server.payloads('AdvanceStage')[0]).toEqual({ applicationId: id(1), to: 'FIRST_INTERVIEW' });
    expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(rows(10).map(({ revision }) => `"${revision}"`));
  });
  it('names whom somebody changed meanwhile and who was refused, and does the others', async () => {
    const server = ten();
    const codes: Record<string, RefusalCode> = {
      [id(2)]: 'common.version_conflict',
      [id(3)]: 'record.locked_elsewhere',
    };
    server.does('AdvanceStage', ({ applicationId }) => {
      const code = codes[applicationId];
      if (code !== undefined) throw new Refused({ status: 409, code });
    });
    const { click } = await open(server);
    await click(page());
    await click(bar().getByRole('button', { name: 'Move stage · 10' }));
    await click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Move stage' }));
    expect((await screen.findByText(/8 of 10 done/)).textContent).toBe('8 of 10 done, 2 refused');
    const lines = within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines[1]).toBe('Person 2Changed by somebody since you chose them; left as is');
    expect(lines[2]).toMatch(/^Person 3.{10,}/);
    expect(lines.filter((line) => line?.endsWith('Done'))).toHaveLength(8);
  });
  it('is taken back for all who were moved, on what was seen of each', async () => {
    const server = ten().does('ReturnStage', () => undefined);
    server.does('AdvanceStage', ({ applicationId }) => {
      if (applicationId === id(2)) throw new Refused({ status: 409, code: 'common.version_conflict' });
    });
    const { click } = await open(server);
    await click(page());
    await click(bar().getByRole('button', { name: 'Move stage · 10' }));
    await click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Move stage' }));
    await click(await screen.findByRole('button', { name: 'Take all 9 back' }));
    await screen.findByText('9 of 9 done');
    const back = server.payloads('ReturnStage');
    expect(back).toHaveLength(9);
    expect(back[0]).toEqual({ applicationId: id(1), to: applicationRow().stage, reason: 'Move undone' });
    expect(back).not.toContainEqual(expect.objectContaining({ applicationId: id(2) }));
    expect(screen.queryByRole('button', { name: /Take all/ })).toBeNull();
  });
  it('leaves out, by name, who cannot be, and sends to one stage only who may go there', async () => {
    const some = rows(3, (index) => (index === 1 ? { allowedActions: ['LockApplication'], nextStages: [] } : all));
    const server = serverWith([
      ...some.slice(0, 2),
      { ...(some[2] as ApplicationRow), nextStages: ['SECOND_INTERVIEW'] },
    ]);
    server.does('AdvanceStage', () => undefined);
    const { user, click } = await open(server);
    await click(page());
    await click(bar().getByRole('button', { name: 'Move stage · 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/not included/).textContent).toMatch(/: Person 2$/);
    await user.selectOptions(dialog.getByRole('combobox'), 'SECOND_INTERVIEW');
    expect(dialog.getByText(/not included/).textContent).toMatch(/: Person 1.*Person 2$/);
    await click(dialog.getByRole('button', { name: 'Move stage' }));
    await waitFor(() =>
      expect(server.payloads('AdvanceStage')).toEqual([{ applicationId: id(3), to: 'SECOND_INTERVIEW' }]),
    );
  });
});

describe('passing many', () => {
  const waiting = (index: number): Partial<ApplicationRow> => ({
    allowedActions: ['PassStep'],
    nextStages: [],
    stage: index < 2 ? 'DELIVERED' : 'FIRST_INTERVIEW',
  });
  const passed = { allowedActions: ['AdvanceStage'], nextStages: ['FIRST_INTERVIEW' as const] };

  it('says first how many pass which stage, for it is not taken back together', async () => {
    const server = serverWith(rows(5, waiting)).does('PassStep', () => undefined);
    const { click } = await open(server);
    await click(page());
    await click(bar().getByRole('button', { name: 'Pass · 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Applied · 2',
      'First interview · 3',
    ]);
    expect(server.payloads('PassStep')).toEqual([]);
    await click(dialog.getByRole('button', { name: 'Pass · 5' }));
    await waitFor(() => expect(server.payloads('PassStep')).toHaveLength(5));
  });
  it('counts afterwards what now fits those beyond the rows that are shown', async () => {
    const server = serverWith(rows(60, waiting)).does('PassStep', () => undefined);
    const { click } = await open(server);
    await click(page());
    await click(bar().getByRole('button', { name: 'Select all 60' }));
    await click(await bar().findByRole('button', { name: 'Pass · 60' }));
    nowHas(
      server,
      rows(60, () => passed),
    );
    await click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pass · 60' }));
    await screen.findByText('60 of 60 done');
    await click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as Element);
    expect(await bar().findByRole('button', { name: 'Move stage · 60' })).toBeTruthy();
    expect(bar().queryByRole('button', { name: /Pass/ })).toBeNull();
  });
});
