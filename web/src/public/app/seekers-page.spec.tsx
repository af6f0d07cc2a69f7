/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../testing/fake-server.ts';
import { renderPublic } from '../../../testing/render.tsx';
import Offer from '../pages/links/Offer.tsx';
import { Pages } from './Pages.tsx';

const paths = ['/personal/my_resume', '/personal/delivery_records', '/delivery'];
const page = () => within(screen.getByRole('main'));
const heading = () => screen.findByRole('heading', { name: 'This page belongs to job seekers' });

describe('a job seeker’s page for who acts as staff', () => {
  it.each(paths)('%s asks for nothing and offers to switch', async (at) => {
    const server = new FakeServer();
    server.signIn({ ...colleague('HR'), identities: ['JobSeeker', 'Staff'] });
    server.does('SwitchIdentity', () => undefined);
    const { user } = await renderPublic(<Pages />, { server, at });
    await heading();
    expect(server.asked).toEqual([]);
    await user.click(page().getByRole('button', { name: 'Switch to job seeker' }));
    await waitFor(() => expect(server.payloads('SwitchIdentity')).toEqual([{ identity: 'JobSeeker' }]));
  });
  it('offers the workspace only to who is no job seeker', async () => {
    const server = new FakeServer().signIn(colleague('HR'));
    await renderPublic(<Pages />, { server, at: '/personal/my_resume' });
    await heading();
    expect(page().queryByRole('button', { name: 'Switch to job seeker' })).toBeNull();
    expect(page().getByRole('link', { name: 'Staff workspace' }).getAttribute('href')).toBe('/staff');
  });
  it('stands before an own offer, too', async () => {
    const server = new FakeServer().signIn({ ...colleague('HR'), identities: ['JobSeeker', 'Staff'] });
    const id = '018f0000-0000-7000-8000-000000000001';
    await renderPublic(<Offer />, { server, path: '/send_offer/:id/:status?', at: `/send_offer/${id}` });
    await heading();
    expect(server.asked).toEqual([]);
  });
});
