/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { lists } from '../../../../../testing/samples/lists.ts';
import ApplicationsPage from '../index.tsx';

const span = { track: 'CAMPUS' as const, from: '2025-08-01', to: '2025-12-31' };
const past = { ...{ code: '2026-AUTUMN', zh: '2026 届秋招', en: 'Autumn 2026' }, retired: true, span };

it.each<['zh-CN' | 'en-US', RegExp]>([
  ['zh-CN', /^招聘批次.*2026 届秋招/],
  ['en-US', /^Batch.*Autumn 2026/],
])('the list of applications is narrowed by a batch, also by one of years ago, in %s', async (language, chip) => {
  const server = new FakeServer()
    .signIn(colleague('HR'))
    .answer('applications', { rows: [], stages: {} })
    .answer('positions', { rows: [] })
    .answer('dictionaries', { lists: { ...lists, batch: [...lists.batch, past] } });
  const at = '/applications?batch=2026-AUTUMN&sort=-since';
  await renderStaff(<ApplicationsPage />, { server, language, at, path: '/applications/*' });
  expect(await screen.findByRole('button', { name: chip })).toBeTruthy();
  const asked = () => server.asked.filter(({ name }) => name === 'applications');
  await waitFor(() => expect(asked().map(({ params }) => params.getAll('batch'))[0]).toEqual(['2026-AUTUMN']));
});
