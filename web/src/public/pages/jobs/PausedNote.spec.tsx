/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { jobCard, jobFacets } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { companyProfile } from '../../../../testing/samples/settings.ts';
import JobList from './JobList.tsx';

type Track = (typeof companyProfile.pausedTracks)[number];

it.each<[string, Track[], Partial<Record<Track, number>>, string, boolean]>([
  ['every track is paused', ['SOCIAL', 'CAMPUS', 'INTERN'], { SOCIAL: 2, CAMPUS: 1 }, '/jobs', true],
  ['the tracks that are listed are paused', ['SOCIAL'], { SOCIAL: 2 }, '/social/jobs', true],
  ['one of two listed is paused', ['SOCIAL'], { SOCIAL: 2, CAMPUS: 1 }, '/jobs', false],
  ['the one that was chosen is paused', ['SOCIAL'], { SOCIAL: 2, CAMPUS: 1 }, '/jobs?track=SOCIAL', true],
  ['none is paused', [], { SOCIAL: 2 }, '/jobs', false],
  ['there is nothing to list', ['SOCIAL'], {}, '/jobs', false],
])('where %s, the list says above itself whether one can apply', async (_where, pausedTracks, track, at, isSaid) => {
  const server = new FakeServer().answer('jobList', { jobs: [jobCard()], facets: jobFacets({ track }) });
  await renderPublic(<JobList />, { server, at, company: { ...companyProfile, pausedTracks } });
  await screen.findByText('1 position');
  expect(screen.queryByText(/^Applications are paused for now/) !== null).toBe(isSaid);
});
