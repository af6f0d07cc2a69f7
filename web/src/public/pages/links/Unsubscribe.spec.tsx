/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { Params } from '../../site/router.tsx';
import Unsubscribe from './Unsubscribe.tsx';

const open = async (path: string) => {
  const server = new FakeServer();
  const [group, token] = path.split('/');
  const page = (
    <Params value={{ group, token }}>
      <Unsubscribe />
    </Params>
  );
  const shown = await renderPublic(page, { server, at: `/unsubscribe/${path}` });
  return { ...shown, server };
};
const button = (name: string) => screen.getByRole('button', { name });

it('ends mails of one kind by one press, says what was done, and takes it back by another', async () => {
  const { user, server } = await open('REMINDER/abc');
  expect(await screen.findByText(/^No more mails of this kind: Reminders/)).toBeTruthy();
  expect(server.waysOut).toEqual([]);
  await user.click(button('Unsubscribe'));
  expect((await screen.findByRole('status')).textContent).toMatch(/^You get no more mails of this kind: Reminders/);
  await user.click(button('Take it back'));
  expect(await screen.findByText(/^Taken back/)).toBeTruthy();
  expect(server.waysOut).toEqual(['POST /api/unsubscribe/REMINDER/abc', 'POST /api/unsubscribe/REMINDER/abc/undo']);
});

it('says of an address that is none that it does not work', async () => {
  const { user } = await open('PROGRESS/forged');
  await user.click(button('Unsubscribe'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link does not work/);
});

it('knows no other kinds', async () => {
  await open('DUTY/abc');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link does not work/);
});
