/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../../../../testing/render.tsx';
import { DayRange } from './DayRange.tsx';

function Days({ first = '2026-11-25', last = '2026-11-27' as string | null }) {
  const [range, setRange] = useState<{ first: string | null; last: string | null }>({ first, last });
  return (
    <>
      <DayRange {...range} onChange={(from, to) => setRange({ first: from, last: to })} />
      <output>{`${range.first} ${range.last}`}</output>
    </>
  );
}
const day = (date: string) => document.querySelector<HTMLButtonElement>(`[data-day="${date}"]`) as HTMLButtonElement;
const range = () => screen.getByRole('status').textContent;
const month = () => screen.getByRole('table').getAttribute('aria-label');

describe('a range of days', () => {
  it.each(['en-US', 'zh-CN'] as const)('is chosen in a month whose weeks begin on Monday, in %s', async (language) => {
    await renderStaff(<Days />, { language });
    const [head, ...weeks] = screen.getAllByRole('row');
    expect(within(head as HTMLElement).getAllByRole('columnheader')[0]?.textContent).toMatch(/^(Mon|周一)/);
    const firstOfWeeks = weeks.map((week) => within(week).getAllByRole('button')[0]?.dataset.day);
    expect(firstOfWeeks.slice(0, 5)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23']);
  });
  it('shows its ends and what lies between', async () => {
    await renderStaff(<Days />);
    const inside = [...document.querySelectorAll<HTMLElement>('.inside')].map(({ dataset }) => dataset.day);
    expect(inside).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
    const ends = screen.getAllByRole('button', { pressed: true }).map(({ dataset }) => dataset.day);
    expect(ends).toEqual(['2026-11-25', '2026-11-27']);
  });
  it('begins anew with the first click and ends with the second', async () => {
    const { user } = await renderStaff(<Days />);
    await user.click(day('2026-11-10'));
    await user.click(day('2026-11-12'));
    expect(range()).toBe('2026-11-10 2026-11-12');
  });
  it('is walked by arrows, by weeks too, into the next month', async () => {
    const { user } = await renderStaff(<Days />);
    day('2026-11-25').focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(day('2026-11-26')));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(day('2026-12-03')));
    expect(month()).toBe('December 2026');
    await user.keyboard('{Enter}');
    expect(range()).toMatch(/^2026-12-03/);
  });
  it('goes a month back and on, over a year too', async () => {
    const { user } = await renderStaff(<Days first="2026-12-31" last={null} />);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(month()).toBe('January 2027');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(month()).toBe('December 2026');
  });
  it('takes one stop of the Tab key', async () => {
    await renderStaff(<Days />);
    const stops = [...document.querySelectorAll<HTMLElement>('[data-day]')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map(({ dataset }) => dataset.day)).toEqual(['2026-11-25']);
  });
});
