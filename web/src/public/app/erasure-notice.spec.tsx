/** @jest-environment ./web/testing/environment.cjs */
import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer, jobSeeker } from '../../../testing/fake-server.ts';
import { accountSeen } from '../../../testing/public-answers.ts';
import { renderPublic } from '../../../testing/render.tsx';
import { createCatalogue } from '../../i18n/catalogue.ts';
import { Pages, preparePage } from './Pages.tsx';
import { matchRoute } from './routes.ts';

const own = '/personal/account_setting';
beforeAll(() => preparePage(matchRoute(own).route, createCatalogue('en-US')));

const open = (erasesAt: string | null, at = own, server = new FakeServer()) => {
  if (!server.signedIn.signedIn) server.signIn(jobSeeker());
  server.answer('myAccount', accountSeen({ erasesAt })).answer('myMessages', { jobSeekerId: '', off: [] });
  return renderPublic(<Pages />, { server, at });
};
const notice = () => screen.queryByText(/^We keep your data no longer: after Tue, Dec 1/);

it('says to whoever was told that they will be erased when, and what keeps them', async () => {
  await open('2026-12-01T00:00:00.000Z');
  await waitFor(() => expect(notice()).toBeTruthy());
  expect(screen.getByRole('link', { name: 'Agree again' }).getAttribute('href')).toBe(`${own}#consent`);
  expect(document.getElementById('consent')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See positions' }).getAttribute('href')).toBe('/social/jobs');
});

it('leads to the consent on the page that it stands on', async () => {
  const { user } = await open('2026-12-01T00:00:00.000Z');
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id);
  };
  await user.click(await screen.findByRole('link', { name: 'Agree again' }));
  await waitFor(() => expect(seen).toEqual(['consent']));
});

it('says nothing to anybody else', async () => {
  await open(null);
  await screen.findByText(/^Given, valid until/);
  expect(notice()).toBeNull();
});

it('asks nothing of a colleague, nor on a page that is nobody’s own', async () => {
  const server = new FakeServer().signIn(colleague('HR'));
  await open('2026-12-01T00:00:00.000Z', '/personal/my_resume', server);
  await screen.findByRole('heading', { name: 'This page belongs to job seekers' });
  expect(server.asked).toEqual([]);
});
