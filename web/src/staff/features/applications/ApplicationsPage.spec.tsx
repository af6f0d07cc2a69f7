/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ApplicationRow } from '@talentlog/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { believe } from '../../../api/believed.ts';
import { staffApi } from '../../model/staff-api.ts';
import ApplicationsPage from './index.tsx';
import { rememberSearch } from './list/views.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const names = ['Ma Jun', 'Song Jia', 'Han Lei'];
const row = (number: number): ApplicationRow => ({
  applicationId: id(number),
  person: {
    jobSeekerId: id(100 + number),
    number: String(2040 + number),
    name: names[number - 1] ?? '',
    consent: 'AUTHORIZED',
    phone: null,
    email: null,
  },
  position: { positionId: id(200), title: '测试开发工程师', titleEn: 'Test developer' },
  track: 'SOCIAL',
  stage: 'RESUME_SCREENING',
  stepStatus: 'IN_PROGRESS',
  bucket: 'ACTIVE',
  outcome: null,
  since: '2026-11-20T02:00:00.000Z',
  deliveredAt: '2026-11-19T02:00:00.000Z',
  waitsFor: 'HR',
  waitsForName: null,
  waitsForMe: false,
  nextStep: 'HANDLE',
  dueAt: null,
  verdicts: [],
  lockedBy: null,
  tags: [],
  resumeLine: null,
  source: 'SITE',
  revision: 3,
  allowedActions: ['PassStep', 'LockApplication'],
  nextStages: [],
});

const serverWith = (rows: readonly ApplicationRow[]) =>
  new FakeServer()
    .signIn(colleague('HR'))
    .answer('applications', { rows: [...rows], stages: { RESUME_SCREENING: rows.length } })
    .answer('positions', { rows: [] });

const open = (server: FakeServer, at = '/applications?sort=-since') =>
  renderStaff(<ApplicationsPage />, { server, at, path: '/applications/*' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the list of applications', () => {
  it('shows everybody the server tells of, with how many they are', async () => {
    await open(serverWith([row(1), row(2), row(3)]));
    const grid = await screen.findByRole('grid');
    for (const name of names) expect(await within(grid).findByText(name)).toBeTruthy();
    expect(screen.getByText('3 people')).toBeTruthy();
  });
  it('writes what is searched for into its address, and asks for it', async () => {
    const { user, server, address } = await open(serverWith([row(1)]));
    await user.type(await screen.findByRole('searchbox'), 'Ma');
    await waitFor(() => expect(address()).toBe('/applications?text=Ma&sort=-since'));
    await waitFor(() => expect(server.asked.some(({ params }) => params.get('text') === 'Ma')).toBe(true));
  });
  it('opens the view seen last where the address names none', async () => {
    believe(colleague('HR').accountId);
    rememberSearch('stage=OFFER&sort=since');
    const { address } = await open(serverWith([row(1)]), '/applications');
    await waitFor(() => expect(address()).toBe('/applications?stage=OFFER&sort=since'));
  });
  it.each([
    ['HR', '?mine=1&bucket=ACTIVE&sort=-since'],
    ['AD', '?bucket=ACTIVE&sort=-since'],
  ] as const)('opens at first what is under way of %s', async (role, search) => {
    const server = serverWith([row(1)]).signIn(colleague(role));
    const { address } = await open(server, '/applications');
    const sorted = (text: string) => [...new URLSearchParams(text)].map((pair) => pair.join('=')).sort();
    await waitFor(() => expect(sorted(address().split('?')[1] ?? '')).toEqual(sorted(search)));
  });
  it('opens an application beside itself by Enter, and goes on to the next by J', async () => {
    const { user, address } = await open(serverWith([row(1), row(2)]));
    const grid = await screen.findByRole('grid');
    grid.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/applications/${id(1)}?sort=-since`));
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe(`/applications/${id(2)}?sort=-since`));
  });
  it('is empty with the way to the whole list', async () => {
    const { user, address } = await open(serverWith([]), '/applications?stage=OFFER&sort=since');
    await user.click(await screen.findByRole('button', { name: 'Show everybody' }));
    expect(address()).toBe('/applications?sort=-since');
  });
  it('forgets whom one selected when other people are shown', async () => {
    const { user } = await open(serverWith([row(1), row(2)]));
    await user.click((await screen.findAllByRole('checkbox', { name: /select this row/i }))[0] as HTMLElement);
    expect(screen.getByText('1 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Interviewing' }));
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });
  it('no longer has among the selected who has left the list', async () => {
    let among = [row(1), row(2), row(3)];
    const server = serverWith(among).answer('applications', () => ({ rows: among, stages: {} }));
    const { user, store } = await open(server);
    await user.click(await screen.findByRole('checkbox', { name: /select this page/i }));
    await screen.findByText('3 selected');
    among = [row(1), row(3)];
    act(() => void store.dispatch(staffApi.util.invalidateTags(['application'])));
    expect(await screen.findByText('2 selected')).toBeTruthy();
  });
  it('assigns who can be, names who cannot, and whom the server refuses, who is left out then', async () => {
    const assignable = (number: number) => ({ ...row(number), allowedActions: ['AssignScreening'] });
    const server = serverWith([assignable(1), row(2), assignable(3)]).answer('staffMembers', []);
    server.refuse('AssignScreening', {
      status: 409,
      code: 'record.ended',
      errors: [{ path: 'applicationIds.1', code: 'record.ended' }],
    });
    const { user } = await open(server);
    await user.click(await screen.findByRole('checkbox', { name: /select this page/i }));
    await user.click(await screen.findByRole('button', { name: 'Assign screening · 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/not included/).textContent).toMatch(/: Song Jia$/);
    await user.click(dialog.getByRole('button', { name: 'Assign screening' }));
    const refused = await dialog.findByRole('listitem');
    expect(refused.textContent).toMatch(/^Han Lei/);
    await user.click(within(refused).getByRole('button', { name: 'Leave out' }));
    expect(dialog.queryByRole('listitem')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Assign screening' }));
    await waitFor(() => expect(server.payloads('AssignScreening')).toHaveLength(2));
    expect(server.payloads('AssignScreening')).toMatchObject([
      { applicationIds: [id(1), id(3)] },
      { applicationIds: [id(1)] },
    ]);
  });
  it('locks everybody selected, one command each, and names who was refused', async () => {
    const server = serverWith([row(1), row(2)]).does('LockApplication', () => undefined);
    const { user } = await open(server);
    await user.click(await screen.findByRole('checkbox', { name: /select this page/i }));
    await user.click(await screen.findByRole('button', { name: 'Lock · 2' }));
    await user.type(screen.getByRole('textbox', { name: /reason/i }), 'kept');
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Lock · 2' }));
    await waitFor(() =>
      expect(server.payloads('LockApplication')).toEqual([
        { applicationId: id(1), reason: 'kept' },
        { applicationId: id(2), reason: 'kept' },
      ]),
    );
  });
  it('does not come back to an address that the server refuses', async () => {
    const server = serverWith([row(1)]).refuse('applications', { status: 400, code: 'common.format' });
    const first = await open(server, '/applications?stage=NOWHERE&sort=-since');
    await screen.findByText('The format is not right.');
    first.unmount();
    const { address } = await open(serverWith([row(1)]), '/applications');
    await waitFor(() => expect(address()).toMatch(/bucket=ACTIVE/));
  });
});
