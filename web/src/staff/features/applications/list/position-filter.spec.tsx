/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { id } from '../../../../../testing/samples/people.ts';
import { positionDetail } from '../../../../../testing/samples/positions.ts';
import ApplicationsPage from '../index.tsx';

const { details } = positionDetail();
const positions = Array.from({ length: 130 }, (_, at) =>
  positionDetail({ positionId: id(at + 1), details: { ...details, title: `Engineer ${at + 1}.`, titleEn: '' } }),
);
const last = id(130);

async function open(at: string) {
  const server = new FakeServer()
    .signIn(colleague('HR'))
    .answer('applications', { rows: [], stages: {} })
    .answer('positions', (params) => ({
      rows: positions.filter(({ details: { title } }) => title.includes(params.get('text') ?? '')),
    }))
    .answer('positionDetail', (params) => {
      const found = positions.find(({ positionId }) => positionId === params.get('positionId'));
      if (found === undefined) throw new Error('no such position');
      return found;
    });
  return await renderStaff(<ApplicationsPage />, { server, at, path: '/applications/*', language: 'en-US' });
}

it('a position beyond those listed is found by typing, and stays the filter by its title', async () => {
  const { user, address } = await open('/applications?sort=-since');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByText('Position', { selector: 'summary' }));
  const search = await screen.findByRole('searchbox', { name: 'Find: Position' });
  expect(screen.queryByLabelText('Engineer 130.')).toBeNull();
  await user.type(search, '130');
  await user.click(await screen.findByLabelText('Engineer 130.'));
  await waitFor(() => expect(address()).toBe(`/applications?position=${last}&sort=-since`));
  expect(await screen.findByRole('button', { name: /^Position Engineer 130\./ })).toBeTruthy();
});

it('a position beyond those listed that the address names is told by its title', async () => {
  await open(`/applications?position=${last}&sort=-since`);
  expect(await screen.findByRole('button', { name: 'Position Engineer 130.' })).toBeTruthy();
});
