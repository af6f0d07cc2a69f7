/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { id, members } from '../../../../../testing/samples/people.ts';
import { positionDetail } from '../../../../../testing/samples/positions.ts';
import PositionsPage from '../index.tsx';

beforeEach(() => localStorage.clear());

const server = (position = positionDetail()) =>
  new FakeServer().signIn(colleague('PR')).answer('staffMembers', members).answer('positionDetail', position);
const open = (path: string, on = server()) =>
  renderStaff(<PositionsPage />, { server: on, at: `/positions/${path}`, path: '/positions/*' });
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const fill = async (name: RegExp, text: string) => fireEvent.change(await field(name), { target: { value: text } });
const value = async (name: RegExp) => (await field(name)).value;

describe('a new position', () => {
  it('says all that is missing at the top, has the focus there, and leads to the first', async () => {
    const { user, server: on } = await open('new');
    await user.click(await screen.findByRole('button', { name: 'Create position' }));
    const summary = await screen.findByText(/things need a change/);
    expect(document.activeElement).toBe(summary);
    const wrong = within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(wrong).toEqual(['Title', 'Department', 'Locations', 'Pay from', 'Requirements', 'Duties']);
    await user.click(within(summary).getByRole('button', { name: 'Department' }));
    expect(document.activeElement).toBe(await field(/^Department/));
    expect(on.sent).toEqual([]);
  });
  it('is sent as it was filled in, opened, and its draft is gone', async () => {
    const on = server().does('CreatePosition', () => ({ positionId: id(200) }));
    const { user, address, unmount } = await open('new', on);
    await fill(/^Title required/, 'Tester');
    await fill(/^Department/, 'Quality');
    await user.type(await field(/^Locations/), '杭州、上海{Enter}');
    await user.click(screen.getByLabelText('Negotiable'));
    await fill(/^Requirements/, 'Patience.');
    await fill(/^Duties/, 'Find it.');
    await user.click(screen.getByRole('button', { name: 'Create position' }));
    await waitFor(() => expect(address()).toBe(`/positions/${id(200)}`));
    expect(on.payloads('CreatePosition')).toMatchObject([
      { details: { title: 'Tester', locations: ['杭州', '上海'], pay: { min: null, max: null } }, responsibleIds: [] },
    ]);
    unmount();
    await open('new');
    expect(await value(/^Title required/)).toBe('');
  });
  it('goes along with its track where nothing else was chosen', async () => {
    const { user } = await open('new');
    expect(screen.queryByLabelText(/^Campaign/)).toBeNull();
    await user.selectOptions(await field(/^Track/), 'Campus');
    expect(screen.getByLabelText<HTMLSelectElement>('Campaign').value).toBe('AUTUMN');
    expect(await value(/^Experience/)).toBe('FRESH');
  });
  it('left half-way is gone on with, or dropped', async () => {
    const first = await open('new');
    await fill(/^Title required/, 'Half');
    first.unmount();
    const { user } = await open('new');
    expect(await value(/^Title required/)).toBe('Half');
    await user.click(screen.getByRole('button', { name: 'Discard this draft' }));
    expect(await value(/^Title required/)).toBe('');
    expect(screen.queryByText(/left unsaved/)).toBeNull();
  });
});

describe('a position that is changed', () => {
  it('is shown as it is and sent whole', async () => {
    const { user, server: on, address } = await open(`${id(200)}/edit`);
    await fill(/^Title required/, `${positionDetail().details.title}！`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/positions/${id(200)}`));
    const { details } = positionDetail();
    expect(on.payloads('EditPosition')).toMatchObject([
      { positionId: id(200), details: { ...details, title: `${details.title}！` } },
    ]);
  });
  it('keeps what was typed when the server refuses, or when one goes back and returns', async () => {
    const on = server().refuse('EditPosition', { status: 409, code: 'common.version_conflict' });
    const { user, address } = await open(`${id(200)}/edit`, on);
    await fill(/^Department/, 'Quality B');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Someone changed this/);
    expect(await value(/^Department/)).toBe('Quality B');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe(`/positions/${id(200)}`));
  });
  it('tells that a colleague changed it meanwhile, and lets one choose', async () => {
    const on = server();
    const { user, store } = await open(`${id(200)}/edit`, on);
    await fill(/^Title required/, 'mine');
    const theirs = positionDetail();
    theirs.details.department = 'Research';
    on.answer('positionDetail', theirs);
    store.dispatch({ type: 'staffApi/invalidateTags', payload: ['position'] });
    expect((await screen.findByRole('alert')).textContent).toMatch(/a colleague changed: Department\./);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toMatch(/Choose one of the two before you save\.$/);
    expect(on.sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use their version of these' }));
    expect(await value(/^Department/)).toBe('Research');
    expect(await value(/^Title required/)).toBe('mine');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
