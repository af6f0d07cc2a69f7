/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { interview, openInterview } from '../../../../testing/interview-page.tsx';
import { companyProfile } from '../../../../testing/samples/settings.ts';

/** A talk of an hour, so many days and half an hour from now. */
const days = (count: number) => {
  const start = Date.now() + count * 86_400_000 + 30 * 60_000;
  return { start: new Date(start).toISOString(), end: new Date(start + 60 * 60_000).toISOString() };
};

describe('what an interview says before it', () => {
  it('names whom to ask, whom a tap calls; without a number a tap writes', async () => {
    await openInterview({ contact: '林静' });
    expect(await screen.findByText('Questions? Ask 林静')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:057188001000');
  });
  it('without a number it writes, and without a name to the recruiters', async () => {
    await openInterview({ place: { ...interview.place, contact: '' } });
    expect(await screen.findByText('Ask the recruiters')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toMatch(/^mailto:/);
  });
  it('without a number of its own it names the recruitment line', async () => {
    const place = { ...interview.place, contact: '林静' };
    await openInterview({ place }, undefined, { ...companyProfile, contactPhone: '4008001234' });
    expect(await screen.findByText('Questions? Ask 林静')).toBeTruthy();
    expect(screen.getAllByText('400-800 1234')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:4008001234');
  });
  it('once accepted says from when to sign in, and its first thing to do is the calendar', async () => {
    await openInterview({ reply: 'ACCEPTED', ...days(3), allowedActions: ['DeclineInterview'] });
    expect(await screen.findByText(/^The button below becomes "Sign in to the interview" on /)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to calendar' }).className).toContain('button-primary');
    expect(screen.queryByRole('button', { name: 'Sign in to the interview' })).toBeNull();
  });
  it('once signing in is open says so, and no more from when', async () => {
    await openInterview({ reply: 'ACCEPTED', ...days(0), allowedActions: ['SignInWithCode'] });
    expect(await screen.findByText('Open now: type the code below that the colleague tells you.')).toBeTruthy();
    expect(screen.queryByText(/^The button below becomes/)).toBeNull();
  });
  it('left open until signing in opens, it offers that by itself', async () => {
    const accepted: Partial<typeof interview> = {
      reply: 'ACCEPTED',

      ...days(0),
      allowedActions: ['DeclineInterview'],
    };
    const { server } = await openInterview(accepted);
    server.answer('interviewPage', { ...interview, ...accepted, allowedActions: ['SignInWithCode'] });
    expect(await screen.findByRole('button', { name: 'Sign in to the interview' })).toBeTruthy();
  });
});
