/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { idOf, jobCard, jobDetail, jobFacets } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import JobList from './JobList.tsx';

const cards = [1, 2, 3].map((n) => jobCard({ advertisementId: idOf(n), titleEn: `Tester ${n}` }));

async function open(at: string, width: 'wide' | 'narrow') {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: /min-width/.test(query) === (width === 'wide'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const server = new FakeServer()
    .answer('jobList', { jobs: cards, facets: jobFacets() })
    .answer('jobDetail', (params) => {
      const card = cards.find(({ advertisementId }) => advertisementId === params.get('advertisementId'));
      return jobDetail({}, card);
    });
  const shown = await renderPublic(<JobList />, { server, at });
  await screen.findByText('3 positions');
  const pane = () => within(screen.getByRole('complementary', { name: 'Position' }));
  const row = (n: number) =>
    within(screen.getByRole('region', { name: 'Positions' })).getByRole('link', { name: new RegExp(`Tester ${n} `) });
  return { ...shown, pane, row };
}
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a position beside the list, where there is room', () => {
  it('is the first one until another is picked; the address keeps which', async () => {
    const { pane, row, user, address } = await open('/jobs?category=TEST', 'wide');
    expect(await pane().findByRole('heading', { name: /Tester 1/ })).toBeTruthy();
    expect(row(1).getAttribute('aria-current')).toBe('true');
    await user.click(row(2));
    expect(address()).toBe(`/jobs?category=TEST&job=${idOf(2)}`);
    expect(await pane().findByRole('heading', { name: /Tester 2/ })).toBeTruthy();
    expect(pane().getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe(`/delivery?ad=${idOf(2)}`);
  });
  it('is a page of its own in a new tab', async () => {
    const { row } = await open('/jobs', 'wide');
    expect(row(3).getAttribute('href')).toBe(`/job_detail/${idOf(3)}`);
  });
  it('is the one the address names, and leaves with a filter', async () => {
    const { pane } = await open(`/jobs?category=TEST&job=${idOf(3)}`, 'wide');
    expect(await pane().findByRole('heading', { name: /Tester 3/ })).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Remove filter: Testing' });
    expect(link.getAttribute('href')).toBe('/jobs');
  });
  it('opens as its page on a phone, from the same address', async () => {
    const { address } = await open(`/jobs?job=${idOf(3)}`, 'narrow');
    await waitFor(() => expect(address()).toBe(`/job_detail/${idOf(3)}`));
  });
});
