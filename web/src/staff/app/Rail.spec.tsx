/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { companySettings } from '../../../testing/samples/settings.ts';
import { Rail } from './Rail.tsx';

it('counts what of the setup guide is open and not put aside', async () => {
  const server = new FakeServer().signIn(colleague('AD'));
  const values = { ...companySettings, setupSkipped: ['position' as const] };
  server.answer('companySettings', { revision: 0, values, defaults: companySettings });
  server.answer('positions', { rows: [] }).answer('colleagues', { rows: [] });
  server.answer('myWork', { items: [], counts: {} });
  // Open: company, colleague. Of the rest nothing is known here.
  await renderStaff(<Rail open onChosen={() => undefined} />, { server });
  expect(await screen.findByText('2 steps open')).toBeTruthy();
});
