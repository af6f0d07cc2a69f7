/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { RetentionForecast } from '@talentlog/contracts';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import PrivacyPages from '../index.tsx';

const forecast: RetentionForecast = {
  countedAt: '2026-11-02T04:00:00.000Z',
  known: 340,
  due: { TALENT_WITHOUT_CONSENT: 12, CLOSED_RECORDS: 1 },
  runs: false,
  talentKeptDays: 180,
  recordsKeptMonths: 24,
};
const open = (changes: Partial<RetentionForecast> = {}, role: 'AD' | 'HR' = 'AD') =>
  renderStaff(<PrivacyPages />, {
    server: new FakeServer().signIn(colleague(role)).tells('/api/retention', { data: { ...forecast, ...changes } }),
    at: '/privacy/kept',
    path: '/privacy/*',
  });

describe('how long people are kept', () => {
  it('is said by rule, with how many are due now, and that nobody is erased while it is off', async () => {
    await open();
    const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'No account, and never agreed or does not any more180 days12 people',
      'The last application ended, and they did not agree again since24 months1 person',
    ]);
    expect(screen.getByText(/switched off/)).toBeTruthy();
    expect(screen.getByText(/^340 people are known; counted /)).toBeTruthy();
  });
  it('says so where people are erased each day, and where that is changed', async () => {
    await open({ runs: true });
    expect(await screen.findByText(/erased once a day/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Change how long/ }).getAttribute('href')).toBe('/settings');
  });
  it('is no page for who does not keep the desk', async () => {
    const { address } = await open({}, 'HR');
    await waitFor(() => expect(address()).toBe('/'));
  });
});
