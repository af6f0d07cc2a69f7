/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../testing/fake-server.ts';
import { deliveryCard, idOf, jobCard, jobDetail, jobFacets } from '../../../testing/public-answers.ts';
import { renderPublic } from '../../../testing/render.tsx';
import { createCatalogue } from '../../i18n/catalogue.ts';
import { Pages, preparePage } from './Pages.tsx';
import { matchRoute } from './routes.ts';

const facets = jobFacets();
const deliveries = {
  deliveries: [deliveryCard()],
  counts: { ACTIVE: 1, ENDED: 0, INVALID: 0 },
  resumeLocked: false,
};
const site = () =>
  new FakeServer()
    .answer('jobList', { jobs: [jobCard()], facets })
    .answer('jobDetail', jobDetail())
    .answer('myDeliveries', deliveries);
const open = (at: string, server = site()) => renderPublic(<Pages />, { server, at });

/** Signs out by the menu, as the person does. */
async function leave({ user, server }: Awaited<ReturnType<typeof open>>) {
  server.does('SignOut', () => void server.signOut());
  await user.click(await screen.findByText('王芳'));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
}

beforeAll(async () => {
  for (const path of ['/jobs', '/job_detail/1', '/login', '/personal/delivery_records', '/404'])
    await preparePage(matchRoute(path).route, createCatalogue('en-US'));
});
beforeEach(() => sessionStorage.clear());

describe('an address of the site', () => {
  it('opened from outside shows its page in the frame', async () => {
    await open(`/job_detail/${idOf(2)}`);
    expect(await screen.findByRole('heading', { level: 1, name: /Test developer/ })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Test developer - Yunling Networks Careers'));
  });
  it('leads from the list to a position and back without loading the site again', async () => {
    const { user, address } = await open('/social/jobs');
    await user.click(await screen.findByRole('link', { name: /Test developer/ }));
    expect(await screen.findByText('What you do')).toBeTruthy();
    expect(address()).toBe(`/job_detail/${idOf(2)}`);
    history.back();
    expect(await screen.findByText('1 position')).toBeTruthy();
  });
  it('that is gone to from another is said, and the focus is in it; the first one the browser says itself', async () => {
    document.title = 'before';
    const { user } = await open('/social/jobs');
    const said = () => document.querySelector('[aria-live=polite]')?.textContent;
    const link = await screen.findByRole('link', { name: /Test developer/ });
    await waitFor(() => expect(document.title).toMatch(/Careers$/));
    expect([said(), document.activeElement]).toEqual(['', document.body]);
    await user.click(link);
    await waitFor(() => expect(said()).toBe('Test developer - Yunling Networks Careers'));
    expect(document.activeElement).toBe(document.getElementById('main'));
  });
  it('/ is the list of positions', async () => {
    const { address } = await open('/');
    expect(await screen.findByText('1 position')).toBeTruthy();
    expect(address()).toBe('/social/jobs');
  });
  it('nobody knows says so, and leads on', async () => {
    await open('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the positions' }).getAttribute('href')).toBe('/social/jobs');
  });
  it('of the person alone asks a guest to sign in, and will come back', async () => {
    const { address } = await open('/personal/delivery_records?bucket=ENDED');
    expect(await screen.findByRole('heading', { name: 'Sign in or register' })).toBeTruthy();
    expect(address()).toBe('/login/phone?next=%2Fpersonal%2Fdelivery_records%3Fbucket%3DENDED');
  });
});

describe('a link taken without a network', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });
  it('says so, keeps the frame, and opens the page when the network is back', async () => {
    const { route } = matchRoute('/privacy');
    const load = jest
      .spyOn(route as { load: typeof route.load }, 'load')
      .mockRejectedValue(new TypeError('no network'));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.spyOn(console, 'error').mockReturnValue();
    await act(async () => void (await open('/privacy')));
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    load.mockRestore();
    await act(async () => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: /privacy/i })).toBeTruthy();
  });
});

describe('signing out', () => {
  it('of a page of one’s own leads to the positions', async () => {
    const shown = await open('/personal/delivery_records', site().signIn(jobSeeker()));
    await leave(shown);
    expect(await screen.findByText('1 position')).toBeTruthy();
    expect(shown.address()).toBe('/social/jobs');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });
  it('on the list shows the list again, as a guest sees it', async () => {
    const shown = await open('/social/jobs', site().signIn(jobSeeker()));
    await screen.findByText('1 position');
    shown.server.answer('jobList', { jobs: [jobCard(), jobCard({ advertisementId: idOf(9) })], facets });
    await leave(shown);
    expect(await screen.findByText('2 positions')).toBeTruthy();
  });
});

describe('a sign-in that ended meanwhile', () => {
  it('is told of, with a way to sign in that comes back', async () => {
    const server = site().signIn(jobSeeker());
    server.refuse('myDeliveries', { status: 401, code: 'common.unauthenticated' });
    await open('/personal/delivery_records', server);
    const told = await screen.findByRole('alert');
    expect(await within(told).findByText('Please sign in first.')).toBeTruthy();
    expect(within(told).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login/phone?next=%2Fpersonal%2Fdelivery_records',
    );
  });
});
