/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { RetentionForecast } from '@talentlog/contracts';
import { screen, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import PrivacyPages from '../index.tsx';

const forecast: RetentionForecast = {
  countedAt: '2026-11-02T04:00:00.000Z',
  known: 340,
  due: { TALENT_WITHOUT_CONSENT: 12, CLOSED_RECORDS: 1 },
  files: 7,
  besides: {
    UPLOADS: { count: 3, keptDays: 1 },
    READS: { count: 1204, keptDays: 180 },
    MESSAGES: { count: 0, keptDays: 30 },
  },
  coming: [
    { day: '2026-11-05', rule: 'TALENT_WITHOUT_CONSENT', people: 3 },
    { day: '2026-11-20', rule: 'CLOSED_RECORDS', people: 1 },
  ],
  told: 1,
  runs: false,
  talentKeptDays: 180,
  recordsKeptMonths: 24,
  retentionNoticeDays: 30,
};
const open = (changes: Partial<RetentionForecast> = {}, role: 'AD' | 'HR' = 'AD') =>
  renderStaff(<PrivacyPages />, {
    server: new FakeServer().signIn(colleague(role)).tells('/api/retention', { data: { ...forecast, ...changes } }),
    at: '/privacy/kept',
    path: '/privacy/*',
  });

const rowsOf = (table: HTMLElement | undefined) =>
  within(table as HTMLElement)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('how long people are kept', () => {
  it('is said by rule, with how many are due now, and that nobody is erased while it is off', async () => {
    await open();
    const [table] = await screen.findAllByRole('table');
    expect(rowsOf(table)).toEqual([
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
  it('says who comes next, by day and rule, and how many were told', async () => {
    await open({ runs: true });
    const [, coming] = await screen.findAllByRole('table');
    expect(rowsOf(coming)).toEqual([
      expect.stringMatching(/^No account.*Nov 53 people$/),
      expect.stringMatching(/^The last application ended.*Nov 201 person$/),
    ]);
    expect(screen.getByText('1 of them was told.')).toBeTruthy();
    expect(screen.getByText(/^30 days before/)).toBeTruthy();
  });
  it('says that nobody does, and what the days count on while nobody is erased', async () => {
    await open({ coming: [] });
    expect(await screen.findByText('Nobody’s time ends within 30 days.')).toBeTruthy();
  });
  it('counts as if it were switched on today while it is off', async () => {
    await open();
    expect(await screen.findByText(/switched on today/)).toBeTruthy();
    expect(screen.queryByText(/was told/)).toBeNull();
  });
  it('says how many files go with them, and what else is over its time', async () => {
    await open();
    expect(await screen.findByText('7 files go with them: those that nobody else has.')).toBeTruthy();
    expect(rowsOf(screen.getAllByRole('table')[2])).toEqual([
      'Uploaded files that were never used1 day3',
      'Notes of who read about whom180 days1,204',
      'Mails and SMS in the demo inbox30 days0',
    ]);
  });
  it('is no page for who does not keep the desk', async () => {
    await open({}, 'HR');
    expect(await screen.findByText('You are not allowed to open this page.')).toBeTruthy();
  });
});
