/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { jobCard, jobFacets } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import JobList from './JobList.tsx';

const facets = jobFacets();
const one = () => new FakeServer().answer('jobList', { jobs: [jobCard()], facets });
const open = (at = '/social/jobs', server = one()) => renderPublic(<JobList />, { server, at });

describe('what a search finds', () => {
  it('is asked for with Enter, and starts at the first page', async () => {
    const { user, address } = await open('/social/jobs?category=TEST&page=3');
    await user.type(await screen.findByRole('searchbox', { name: /Search positions/ }), ' uvm {Enter}');
    expect(address()).toBe('/social/jobs?category=TEST&text=uvm');
  });
  it('is everything again when the word is taken away', async () => {
    const { user, address } = await open('/social/jobs?text=uvm');
    await user.clear(screen.getByRole('searchbox'));
    await user.keyboard('{Enter}');
    expect(address()).toBe('/social/jobs');
  });
  it('can be nothing; then the filters are cleared by a press', async () => {
    const { user, address, server } = await open('/jobs?text=nothing', one().answer('jobList', { jobs: [], facets }));
    expect(await screen.findByText('No position matches. Remove a filter or try another word.')).toBeTruthy();
    expect(screen.getByText('0 positions')).toBeTruthy();
    server.answer('jobList', { jobs: [jobCard()], facets });
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(address()).toBe('/jobs');
    expect(await screen.findByText('1 position')).toBeTruthy();
  });
  it('is nothing where nothing is open, and no filter is to blame', async () => {
    await open('/jobs', one().answer('jobList', { jobs: [], facets }));
    expect(await screen.findByText('No position is open right now. New ones are published here.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull();
  });
  it('that is nothing can be widened: without the words, without one filter, or without all of them', async () => {
    const empty = one().answer('jobList', { jobs: [], facets });
    await open('/jobs?text=uvm&category=TEST&pay=30000', empty);
    const way = async (name: string) => (await screen.findAllByRole('link', { name })).at(-1)?.getAttribute('href');
    expect(await way('Drop the words “uvm”')).toBe('/jobs?category=TEST&pay=30000');
    expect(await way('Remove filter: Testing')).toBe('/jobs?text=uvm&pay=30000');
    expect(await way('Remove filter: ¥30K or more')).toBe('/jobs?text=uvm&category=TEST');
    expect(await way('Search “uvm” alone')).toBe('/jobs?text=uvm');
  });
  it('is sorted as one likes, newest first unless told otherwise', async () => {
    const { user, address } = await open('/jobs?sort=PAY');
    const current = () => screen.getByRole('link', { current: true }).textContent;
    await waitFor(() => expect(current()).toBe('Highest pay'));
    await user.click(screen.getByRole('link', { name: 'Closing soon' }));
    expect(address()).toBe('/jobs?sort=DEADLINE');
    await user.click(screen.getByRole('link', { name: 'Newest' }));
    expect(address()).toBe('/jobs');
  });
});

describe('a list that does not come', () => {
  it('is told of, and comes when one tries again', async () => {
    const server = one().refuse('jobList', { status: 500, code: 'common.internal', traceId: 'f00d' });
    const { user } = await open('/jobs', server);
    expect(await screen.findByText('Reference f00d')).toBeTruthy();
    server.refuse('jobList', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 position')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('comes by itself after a moment without a connection', async () => {
    const server = one();
    server.connection = 'down';
    await open('/jobs', server);
    server.connection = 'up';
    expect(await screen.findByText('1 position')).toBeTruthy();
  });
  it('leaves what was seen before in sight while it is asked again', async () => {
    const { server, user } = await open('/jobs');
    await screen.findByText('1 position');
    server.refuse('jobList', { status: 503, code: 'common.unavailable', traceId: '' });
    await user.click(screen.getByRole('link', { name: 'Newest' }));
    expect(screen.getByText('1 position')).toBeTruthy();
  });
});
