/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { id, members } from '../../../../../testing/samples/people.ts';
import { positionDetail } from '../../../../../testing/samples/positions.ts';
import SessionsPage from '../index.tsx';

beforeEach(() => localStorage.clear());

async function open(server = new FakeServer()) {
  server
    .signIn(colleague('HR'))
    .answer('sessions', { rows: [] })
    .answer('staffMembers', members)
    .answer('positions', { rows: [positionDetail()] });
  const shown = await renderStaff(<SessionsPage />, { server, at: '/sessions', path: '/sessions/*' });
  await shown.user.click(await screen.findByRole('button', { name: 'New session' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New session' }));
  return { ...shown, dialog };
}
const total = () => document.querySelector('.plan-preview b')?.textContent;

describe('a new session', () => {
  it('begins with next week, the segments counted as they are described', async () => {
    const { user, dialog } = await open();
    expect(total()).toBe('5 days, 30 segments, 30 seats');
    await user.click(dialog.getByLabelText('Daily rest'));
    expect(total()).toBe('5 days, 40 segments, 40 seats');
    const seats = dialog.getByLabelText(/^Seats per segment/);
    await user.clear(seats);
    // A number that was emptied is none, and none is put in its place.
    expect(total()).toBe('5 days, 40 segments, 0 seats');
    await user.type(seats, '2');
    expect(total()).toBe('5 days, 40 segments, 80 seats');
  });
  it('of no length has no segments', async () => {
    const { user, dialog } = await open();
    await user.clear(dialog.getByLabelText(/^Length of a segment/));
    expect(total()).toBe('No segments yet; check days and hours.');
  });
  it('is made as a draft and opened', async () => {
    const server = new FakeServer().does('CreateAppointmentSession', () => ({ appointmentSessionId: id(89) }));
    const { user, dialog, address } = await open(server);
    await user.type(dialog.getByLabelText(/^Session/), 'Testers');
    const position = dialog.getByLabelText(/^Position/);
    await within(position).findByText('Test developer');
    await user.selectOptions(position, 'Test developer');
    await user.type(dialog.getByLabelText(/^Site/), 'Room 12');
    await user.click(await dialog.findByLabelText('Zhao Lei'));
    await user.click(dialog.getByRole('button', { name: 'New session' }));
    await waitFor(() => expect(address()).toMatch(/^\/sessions/));
    const [sent] = server.payloads('CreateAppointmentSession') as { segments: unknown[]; facts: object }[];
    expect(sent?.segments).toHaveLength(30);
    expect(sent?.facts).toMatchObject({
      name: 'Testers',
      positionId: id(200),
      stage: 'FIRST_INTERVIEW',
      place: { mode: 'ON_SITE', site: 'Room 12', link: '' },
      restTime: { from: '12:00', to: '13:30' },
      interviewerIds: [id(901)],
    });
  });
  it('leaves no password on the device, and all else that was typed', async () => {
    const { user, dialog } = await open();
    await user.selectOptions(dialog.getByLabelText('Mode'), 'VIDEO');
    await user.type(dialog.getByLabelText(/[Pp]assword/), 'open sesame');
    await user.type(dialog.getByLabelText(/^Session/), 'Testers');
    const kept = JSON.stringify({ ...localStorage });
    expect([kept.includes('Testers'), kept.includes('sesame')]).toEqual([true, false]);
  });
  it('says beside each field what is missing, and is still there as it was typed', async () => {
    const server = new FakeServer().refuse('CreateAppointmentSession', {
      status: 400,
      code: 'common.invalid',
      errors: [
        { path: 'facts.name', code: 'common.required' },
        { path: 'segments', code: 'common.required' },
      ],
    });
    const { user, dialog, unmount } = await open(server);
    await user.type(dialog.getByLabelText(/^Site/), 'Room 12');
    await user.click(dialog.getByRole('button', { name: 'New session' }));
    expect(await dialog.findAllByRole('alert')).toHaveLength(2);
    expect(dialog.getByLabelText(/^Session/).getAttribute('aria-invalid')).toBe('true');
    unmount();
    expect((await open()).dialog.getByLabelText<HTMLInputElement>(/^Site/).value).toBe('Room 12');
  });
});
