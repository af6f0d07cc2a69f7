/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeServer, jobSeeker } from '../../../testing/fake-server.ts';
import { deliveryCard, idOf, jobDetail } from '../../../testing/public-answers.ts';
import { renderPublic } from '../../../testing/render.tsx';
import JobDetail from '../pages/jobs/JobDetail.tsx';
import Deliveries from '../pages/personal/Deliveries.tsx';
import { Frame } from './Frame.tsx';

const away = { status: 503, code: 'common.unavailable' } as const;
const counts = { ACTIVE: 1, ENDED: 0, INVALID: 0 };
const behind = 'Saved. This page is not up to date yet; trying again.';
const old = 'This page may be out of date; trying again.';

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());
/** A request repeats itself within two seconds; a page every three, six and twelve. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openDeliveries() {
  const server = new FakeServer().signIn(jobSeeker());
  server.answer('myDeliveries', { deliveries: [deliveryCard()], counts, resumeLocked: false });
  await renderPublic(
    <Frame link={false}>
      <Deliveries />
    </Frame>,
    { server },
  );
  await screen.findByRole('button', { name: 'Withdraw' });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const withdraw = async () => {
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await pass(3_000);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const isOff = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw' }).disabled;
  return { server, withdraw, isOff };
}

describe('a page that could not be asked again after something was done', () => {
  it('only may be old where nothing was done, and takes what is pressed', async () => {
    const { server, isOff } = await openDeliveries();
    server.refuse('myDeliveries', away).refuse('WithdrawApplication', { status: 409, code: 'record.withdraw_blocked' });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await pass(3_000);
    expect(await screen.findByText(old)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(isOff()).toBe(false);
  });
  it('says that it was taken, offers it no second time, and comes back by itself', async () => {
    const { server, withdraw, isOff } = await openDeliveries();
    server.does('WithdrawApplication', () => void server.refuse('myDeliveries', away));
    await withdraw();
    expect(screen.getByText(behind).getAttribute('role')).toBe('status');
    expect(isOff()).toBe(true);
    server.refuse('myDeliveries', undefined);
    server.answer('myDeliveries', { deliveries: [], counts: { ...counts, ACTIVE: 0 }, resumeLocked: false });
    await pass(7_000);
    await waitFor(() => expect(screen.queryByText(behind)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });
  it('asks at once when the network is back', async () => {
    const { server, withdraw } = await openDeliveries();
    server.does('WithdrawApplication', () => {
      server.connection = 'down';
    });
    await withdraw();
    expect(screen.getByText(behind)).toBeTruthy();
    server.connection = 'up';
    act(() => void dispatchEvent(new Event('online')));
    await pass(10);
    await waitFor(() => expect(screen.queryByText(behind)).toBeNull());
  });
});

describe('a page that did not come', () => {
  const openJob = (server: FakeServer) =>
    renderPublic(<JobDetail />, { server, path: '/job_detail/:id', at: `/job_detail/${idOf(2)}` });
  it('is asked for again until it comes, with growing pauses', async () => {
    const server = new FakeServer().refuse('jobDetail', away);
    const fetched = jest.spyOn(server, 'fetch');
    await openJob(server);
    await pass(2_000);
    expect(await screen.findByText('We keep trying; the page opens by itself.')).toBeTruthy();
    const asked = async (ms: number) => {
      const before = fetched.mock.calls.length;
      await pass(ms);
      return fetched.mock.calls.length - before;
    };
    // Three requests each: after 3, 9, 21, 45, 75 and 105 seconds.
    expect(await asked(9_000 + 2_000)).toBe(6);
    expect(await asked(60_000)).toBe(6);
    expect(await asked(32_000)).toBe(3);
    server.refuse('jobDetail', undefined).answer('jobDetail', jobDetail());
    await pass(31_000);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(await asked(120_000)).toBe(0);
  });
  it('is not asked for again where that would change nothing', async () => {
    const server = new FakeServer().refuse('jobDetail', { status: 404, code: 'common.not_found' });
    const fetched = jest.spyOn(server, 'fetch');
    await openJob(server);
    await screen.findByRole('alert');
    await pass(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
