/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import type { Role } from '@talentlog/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id } from '../../../../testing/samples/people.ts';
import Palette from './Palette.tsx';

async function open(...roles: Role[]) {
  const onClose = jest.fn();
  const server = new FakeServer().signIn(colleague(...roles)).answer('paletteSearch', {
    people: [{ applicationId: id(1), name: 'Ma Jun', position: 'Tester', stage: 'OFFER' }],
    positions: [{ positionId: id(200), title: 'Map tester', state: 'OPEN' }],
  });
  const shown = await renderStaff(<Palette onClose={onClose} />, { server, at: '/offers' });
  const box = await screen.findByRole('textbox', { name: 'Search people, positions, actions' });
  return { ...shown, onClose, box };
}
const entries = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const searches = (server: FakeServer) => server.asked.filter(({ name }) => name === 'paletteSearch');

describe('one box for everything', () => {
  it('shows where one may go, each with its keys, before anything is typed', async () => {
    const { server } = await open('PR');
    expect(entries()).toContain('PositionsG P');
    expect(entries()).not.toContain('IntegrityG Y');
    expect(searches(server)).toEqual([]);
  });
  it('finds people, positions and pages by a few letters, asked for once', async () => {
    const { box, server } = await open('PR', 'HR');
    // One letter right after the other, however busy the machine is.
    for (const value of ['o', 'of']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(entries()).toEqual(['Ma JunTester · Offer', 'Map testerPosition', 'OffersG O']));
    expect(searches(server).map(({ params }) => params.get('text'))).toEqual(['of']);
  });
  it('opens the first by Enter, another by the arrows', async () => {
    const { user, box, address, onClose } = await open('PR', 'HR');
    await user.type(box, 'of');
    await waitFor(() => expect(entries()).toHaveLength(3));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe(`/positions/${id(200)}`);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('begins something new, for those who may', async () => {
    const { user, box, address } = await open('PR');
    await user.type(box, 'new inter');
    await user.click(await screen.findByText('New interview session'));
    expect(address()).toBe('/sessions/new');
  });
  it('shows no positions to those who do not see their list, nor actions they may not do', async () => {
    const { user, box } = await open('IV');
    await user.type(box, 'map');
    await waitFor(() => expect(entries()).toContain('Ma JunTester · Offer'));
    expect(entries().join()).not.toContain('Map tester');
    await user.clear(box);
    await user.type(box, 'new');
    await waitFor(() => expect(entries().join()).not.toContain('New position'));
  });
  it('is left by Escape', async () => {
    const { user, onClose } = await open('HR');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
  it('says that people could not be looked for rather than that there are none', async () => {
    const { user, box, server } = await open('HR');
    server.refuse('paletteSearch', { status: 503, code: 'common.unavailable' });
    await user.type(box, 'zhang');
    await waitFor(() => expect(entries()).toEqual([expect.stringMatching(/^The service is unavailable/)]));
  });
});
