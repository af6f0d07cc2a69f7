/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../../testing/render.tsx';
import { applicationDetail, screeningRow } from '../../../../../../testing/samples/applications.ts';
import { OverviewTab } from './OverviewTab.tsx';

it.each([
  ['UNSCREENED', null, true],
  ['UNDETERMINED', null, true],
  ['PASSED', null, false],
  ['ELIMINATED', 'YEARS', false],
] as const)('a screening that is %s tells its deadline only while it waits', async (state, reasonCode, isTold) => {
  const detail = applicationDetail({ screening: [screeningRow({ state, reasonCode })] });
  await renderStaff(<OverviewTab detail={detail} />, {
    server: new FakeServer().signIn(colleague('HR')),
    language: 'en-US',
  });
  const row = (await screen.findByRole('heading', { name: 'Screening' })).nextElementSibling;
  expect(row?.textContent?.includes('due Nov 26')).toBe(isTold);
  if (reasonCode !== null) expect(await screen.findByText('Reason: Too few years')).toBeTruthy();
});
