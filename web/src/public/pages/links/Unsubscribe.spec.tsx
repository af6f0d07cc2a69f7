/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import Unsubscribe from './Unsubscribe.tsx';

const open = async (path: string, off = false) => {
  const server = new FakeServer().tells(`/api/unsubscribe/${path}/state`, { off }, path.includes('forged') ? 404 : 200);
  const page = <Unsubscribe />;
  const shown = await renderPublic(page, { server, path: '/unsubscribe/:group/:token', at: `/unsubscribe/${path}` });
  await waitFor(() => expect(screen.queryByRole('status', { busy: true })).toBeNull());
  return { ...shown, server };
};
const button = (name: string) => screen.getByRole('button', { name });
/** A tap so many milliseconds from now. */
function tap(name: string, later: number) {
  const click = createEvent.click(button(name));
  Object.defineProperty(click, 'timeStamp', { value: performance.now() + later });
  fireEvent(button(name), click);
}

it('ends mails of one kind by one press, says what was done, and takes it back by another', async () => {
  const { user, server } = await open('REMINDER/abc');
  expect(await screen.findByText(/^No more mails of this kind: Reminders/)).toBeTruthy();
  expect(server.waysOut).toEqual([]);
  await user.click(button('Unsubscribe'));
  expect((await screen.findByRole('status')).textContent).toMatch(/^You get no more mails of this kind: Reminders/);
  tap('Take it back', 1500);
  expect(await screen.findByText(/^Taken back/)).toBeTruthy();
  expect(server.waysOut).toEqual(['POST /api/unsubscribe/REMINDER/abc', 'POST /api/unsubscribe/REMINDER/abc/undo']);
});

it('does not take it back by the second tap of a double one', async () => {
  const { user, server } = await open('REMINDER/abc');
  await user.click(button('Unsubscribe'));
  await screen.findByRole('status');
  tap('Take it back', 300);
  expect(server.waysOut).toEqual(['POST /api/unsubscribe/REMINDER/abc']);
  expect(screen.getByRole('status').textContent).toMatch(/^You get no more mails of this kind/);
});

it('says that it is off where it was ended in another browser, and takes it back here', async () => {
  const { server } = await open('REMINDER/abc', true);
  expect(screen.getByRole('status').textContent).toMatch(/^You get no more mails of this kind/);
  expect(screen.queryByText(/^No more mails of this kind/)).toBeNull();
  tap('Take it back', 1500);
  expect(await screen.findByText(/^Taken back/)).toBeTruthy();
  expect(server.waysOut).toEqual(['POST /api/unsubscribe/REMINDER/abc/undo']);
});

it('says of an address that is none that it does not work', async () => {
  await open('PROGRESS/forged');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link does not work/);
});

it('ends mails of a colleague, and leads to the settings of colleagues', async () => {
  const { user, server } = await open('RESULT/abc');
  expect(screen.getByText(/^No more mails of this kind: Results and answers of others/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/staff/security');
  await user.click(button('Unsubscribe'));
  await screen.findByRole('status');
  expect(server.waysOut).toEqual(['POST /api/unsubscribe/RESULT/abc']);
});

it('knows no other kinds', async () => {
  await open('DUTY/abc');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link does not work/);
});
