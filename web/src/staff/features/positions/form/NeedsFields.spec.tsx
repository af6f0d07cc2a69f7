/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PositionDetails } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { id, members } from '../../../../../testing/samples/people.ts';
import { positionDetail } from '../../../../../testing/samples/positions.ts';
import PositionsPage from '../index.tsx';

beforeEach(() => localStorage.clear());

/** The form at this address, of a position that says so. */
async function formAt(address: string, details: Partial<PositionDetails> = {}) {
  const found = positionDetail();
  const server = new FakeServer().signIn(colleague('PR'));
  server.answer('positionDetail', { ...found, details: { ...found.details, ...details } });
  server.answer('staffMembers', members);
  return renderStaff(<PositionsPage />, { server, at: `/positions/${address}`, path: '/positions/*' });
}

describe('the experience that a position asks for', () => {
  it('offers the options of experience that the specification lists', async () => {
    await formAt('new');
    const offered = within(await screen.findByLabelText(/^Experience/)).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Any experience',
      'Fresh graduate',
      'Current student',
      '1 year',
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((years) => `${years} years`),
      '10+ years',
      '3–5 years',
      '5+ years',
    ]);
  });
  it('keeps an experience that is offered no more until another is chosen', async () => {
    const { user, server } = await formAt(`${id(200)}/edit`, { experience: 'Y1_3' });
    expect((await screen.findByLabelText<HTMLInputElement>(/^Experience/)).value).toBe('1–3 years');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.payloads('EditPosition')).toMatchObject([{ details: { experience: 'Y1_3' } }]));
  });
});
