/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { Rail } from './Rail.tsx';

it('counts what of the setup guide is open and not put aside', async () => {
  const server = new FakeServer().signIn(colleague('AD'));
  const steps = [
    { name: 'company', done: false, skipped: false },
    { name: 'mail', done: true, skipped: false },
    { name: 'position', done: false, skipped: true },
    { name: 'colleague', done: false, skipped: false },
    { name: 'sms', done: false, skipped: false, inInbox: true },
  ] as const;
  server.answer('setupState', {
    revision: 0,
    origin: 'https://talent.example',
    steps: steps.map((step) => ({ inInbox: false, ...step })),
  });
  server.answer('myWork', { items: [], counts: {} });
  await renderStaff(<Rail open onChosen={() => undefined} />, { server });
  expect(await screen.findByText('2 steps open')).toBeTruthy();
  // One question for it, on the first page of every administrator.
  expect(server.asked.map(({ name }) => name).sort()).toEqual(['myWork', 'setupState']);
});
