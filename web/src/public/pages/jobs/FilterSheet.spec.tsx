/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { jobCard, jobFacets } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import JobList from './JobList.tsx';

const jobs = Array.from({ length: 7 }, () => jobCard());
const facets = jobFacets({ location: { 杭州: 7, 成都: 2 }, nature: { FULL_TIME: 7 }, pay: { '20000': 3 } });
const server = () =>
  new FakeServer().answer('jobList', (params) => ({ jobs: params.has('location') ? jobs.slice(0, 2) : jobs, facets }));

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: /max-width/.test(query),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function open(at = '/social/jobs') {
  const shown = await renderPublic(<JobList />, { server: server(), at });
  await screen.findByText(/positions$/, { selector: '[role=status]' });
  const press = () => shown.user.click(screen.getByRole('link', { name: /^Filters/ }));
  return { ...shown, press, sheet: () => screen.queryByRole('dialog', { name: 'Filters' }) };
}

describe('the sheet of filters on a phone', () => {
  it('opens by a link, so that back closes it', async () => {
    const { press, sheet } = await open();
    await press();
    expect(location.hash).toBe('#filters');
    expect(sheet()).toBeTruthy();
    history.back();
    await waitFor(() => expect(sheet()).toBeNull());
  });
  it('counts each choice before it is made, and offers none that finds nothing', async () => {
    const { press, sheet } = await open();
    await press();
    const inside = within(sheet() as HTMLElement);
    expect(inside.getByRole('link', { name: /^Chengdu/ }).textContent).toBe('Chengdu2');
    expect(inside.getByText('Internship').textContent).toBe('Internship0');
    expect(inside.queryByRole('link', { name: /^Internship/ })).toBeNull();
  });
  it('stays open over the list it changes; its button says how many remain and leads to them', async () => {
    const { press, sheet, user, address } = await open();
    await press();
    await user.click(within(sheet() as HTMLElement).getByRole('link', { name: /^Chengdu/ }));
    expect(address()).toBe(`/social/jobs?location=${encodeURIComponent('成都')}`);
    expect(sheet()).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Show 2 positions' }));
    expect(sheet()).toBeNull();
    expect(screen.getByRole('link', { name: 'Filters: 1' })).toBeTruthy();
  });
  it('takes all choices back at once, but not the words', async () => {
    const { press, sheet, user, address } = await open('/social/jobs?text=uvm&location=成都&pay=20000');
    await press();
    await user.click(within(sheet() as HTMLElement).getByRole('link', { name: 'Clear 2 filters' }));
    expect(address()).toBe('/social/jobs?text=uvm');
  });
});
