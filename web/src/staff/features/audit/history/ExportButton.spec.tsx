/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import type { HistoryEvent } from '@talentlog/contracts';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { ExportButton } from './ExportButton.tsx';

const person = '00000000-0000-4000-8000-0000000005ee';
const [offer, resume] = ['offer-00000000-0000-4000-8000-00000000000f', `resume-${person}`];

/** A history with so many events, three of them of the offer. */
function open(count: number, query = '') {
  const streams = [
    { stream: offer, aggregate: 'offer', events: 3 },
    { stream: resume, aggregate: 'resume', events: count - 3 },
  ];
  const events = Array.from({ length: count }, () => ({}) as HistoryEvent);
  return renderStaff(<ExportButton of={person} history={{ streams, events }} />, {
    server: new FakeServer().signIn(colleague('AU')),
    at: `/audit${query}`,
  });
}

it.each(['', `?stream=${offer}`])(
  'leads to the file of a whole history up to ten thousand events (%j)',
  async (query) => {
    await open(10_000, query);
    const link = screen.getByRole('button', { name: 'Export this history' });
    expect(link.getAttribute('href')).toBe(`/api/history-export?subject=${person}`);
  },
);

it('leads of a longer one to the file of the stream that is looked at', async () => {
  await open(10_001, `?stream=${offer}`);
  const link = screen.getByRole('button', { name: 'Export this stream' });
  expect(link.getAttribute('href')).toBe(`/api/history-export?stream=${offer}`);
});

it.each(['', `?stream=${resume}`])('says that no file holds it, and leads nowhere (%j)', async (query) => {
  await open(20_000, query);
  expect(screen.getByText(/more than 10,000 events/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
