/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { idOf, jobCard, jobFacets } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import JobList from './JobList.tsx';

const facets = jobFacets({
  category: { RND: 2, TEST: 23 },
  location: { 杭州: 20, 成都: 3 },
  nature: { FULL_TIME: 23 },
  experience: { Y3_5: 3, FRESH: 1, Y1_3: 2, Y4: 17 },
  published: { '3D': 1, '1W': 23 },
});
const jobs = Array.from({ length: 23 }, (_, at) =>
  jobCard({ advertisementId: idOf(at), titleEn: `Tester ${at + 1}`, hot: at === 0 }),
);
const full = () => new FakeServer().answer('jobList', { jobs, facets });

async function open(at = '/social/jobs', server = full()) {
  const shown = await renderPublic(<JobList />, { server, at });
  const asked = () => server.asked.filter(({ name }) => name === 'jobList').at(-1)?.params;
  const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim());
  return { ...shown, server, asked, titles };
}

describe('the list of positions', () => {
  it('says how many there are, what they pay and where, each leading to its page', async () => {
    await open();
    expect(await screen.findByText('23 positions')).toBeTruthy();
    const first = screen.getByRole('link', { name: /Tester 1 / });
    expect(first.getAttribute('href')).toBe(`/job_detail/${idOf(0)}`);
    expect(first.textContent).toContain('¥25K–40K/mo');
    expect(first.textContent).toContain('Hangzhou');
    expect(within(first).getByText('Urgent')).toBeTruthy();
  });
  it('searched for the same words again, adds no step to go back through', async () => {
    const { user, address } = await open();
    const unsearched = history.length;
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    expect(address()).toBe('/social/jobs');
    expect(history.length).toBe(unsearched);
    await user.type(screen.getByRole('searchbox'), 'Tester{Enter}');
    expect(address()).toBe('/social/jobs?text=Tester');
    const steps = history.length;
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    expect(history.length).toBe(steps);
  });
  it('shows twenty at a time, and the others on the next page', async () => {
    const { user, titles, address } = await open();
    await screen.findByText('Page 1 of 2');
    expect(titles()).toHaveLength(20);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(titles()).toEqual(['Tester 21', 'Tester 22', 'Tester 23']));
    expect(address()).toBe('/social/jobs?page=2');
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/social/jobs');
  });
  it('opened at a filtered address asks for just that', async () => {
    const { asked } = await open('/jobs?track=CAMPUS&category=TEST&location=杭州&text=uvm&sort=PAY');
    await screen.findByText('23 positions');
    expect(Object.fromEntries(asked() ?? [])).toMatchObject({
      track: 'CAMPUS',
      category: 'TEST',
      location: '杭州',
      text: 'uvm',
      sort: 'PAY',
    });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('uvm');
  });
});

describe('filters', () => {
  it('are switched on by a press, shown as chosen, and taken back one by one', async () => {
    const { user, asked, address } = await open('/social/jobs?page=2');
    await user.click(await screen.findByRole('link', { name: /^Hangzhou/ }));
    expect(address()).toBe(`/social/jobs?location=${encodeURIComponent('杭州')}`);
    await waitFor(() => expect(asked()?.get('location')).toBe('杭州'));
    await user.click(screen.getByRole('link', { name: 'Remove filter: Hangzhou' }));
    expect(address()).toBe('/social/jobs');
  });
  it('say how many positions each leaves, the most first', async () => {
    await open();
    await screen.findByText('23 positions');
    const places = screen.getByRole('heading', { name: 'Location' }).closest('section') as HTMLElement;
    expect(
      within(places)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hangzhou20', 'Chengdu3']);
  });
  it('offer of the many years of experience those that are asked for, in their order', async () => {
    const { user, asked } = await open('/social/jobs?experience=Y9');
    await screen.findByText('23 positions');
    const years = screen.getByRole('heading', { name: 'Experience' }).closest('section') as HTMLElement;
    const offered = within(years).getAllByRole('link');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Fresh graduate1',
      '4 years17',
      '9 years0',
      '3–5 years3',
      '1–3 years2',
    ]);
    await user.click(within(years).getByRole('link', { name: /^4 years/ }));
    await waitFor(() => expect(asked()?.getAll('experience')).toEqual(['Y4', 'Y9']));
    await user.click(screen.getByRole('link', { name: 'Remove filter: 9 years' }));
    await waitFor(() => expect(asked()?.getAll('experience')).toEqual(['Y4']));
  });
  it('keep a chosen place in sight where nothing is found there', async () => {
    await open('/social/jobs?location=拉萨');
    await screen.findByText('23 positions');
    const places = screen.getByRole('heading', { name: 'Location' }).closest('section') as HTMLElement;
    expect(
      within(places)
        .getByRole('link', { name: /^Lhasa/ })
        .getAttribute('aria-current'),
    ).toBe('true');
  });
  it('ask for the track only where all are listed', async () => {
    const { unmount } = await open('/jobs');
    expect(screen.getByRole('heading', { name: 'Track' })).toBeTruthy();
    unmount();
    await open('/social/jobs');
    await screen.findByText('23 positions');
    expect(screen.queryByRole('heading', { name: 'Track' })).toBeNull();
  });
  it('leave the address alone with what nobody knows', async () => {
    const { asked } = await open('/social/jobs?category=no%20such&published=9Y&page=-2');
    await screen.findByText('23 positions');
    expect([...(asked()?.keys() ?? [])].sort()).toEqual(['channel', 'page', 'size', 'sort']);
    expect(screen.queryByRole('link', { name: /Remove filter/ })).toBeNull();
  });
});
