/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { FollowerSeen } from '@talentlog/contracts';
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

async function open(parts: HealthSeen['parts'], followers: readonly FollowerSeen[] = [follower()]) {
  const server = new FakeServer()
    .signIn(colleague('AD'))
    .tells('/api/health', { status: 'ready', notReady: [], degraded: [], parts })
    .tells('/api/followers', { data: followers })
    .tells('/api/integrity', { data: null })
    .answer('notifications', { rows: [] })
    .answer('collections', { rows: [] });
  const shown = await renderStaff(<OperationsPage />, { server, at: '/operations', path: '/operations/*' });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, server };
}
/** The parts in the order in which they are shown. */
const order = async () => {
  const section = (await screen.findByRole('heading', { name: 'Parts' })).closest('section');
  return within(section as HTMLElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
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
    expect(screen.getByText(/npm run backup/)).toBeTruthy();
  });
  it('show what was put aside with its reason, and hand it in again', async () => {
    const { user, server } = await open({ log: well }, [stuck]);
    expect(await screen.findByText('mailbox is not an address')).toBeTruthy();
    const path = `/api/followers/notifier/parked/${id(71)}/retry`;
    server.tells(path, { handled: 1, left: 0 }).tells('/api/followers', { data: [follower()] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('mailbox is not an address')).toBeNull());
  });
  it('ask before something put aside is given up', async () => {
    const { user, server } = await open({ log: well }, [stuck]);
    await user.click(await screen.findByRole('button', { name: /Give up/i }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(screen.getByText('mailbox is not an address')).toBeTruthy();
    server
      .tells(`/api/followers/notifier/parked/${id(71)}/discard`, { handled: 0, left: 0 })
      .tells('/api/followers', { data: [follower()] });
    await user.click(dialog.getByRole('button', { name: /Give up/i }));
    await waitFor(() => expect(screen.queryByText('mailbox is not an address')).toBeNull());
  });
});
