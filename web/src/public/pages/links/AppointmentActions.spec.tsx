/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { idOf, position } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import type { QueryData } from '../../../api/tables.ts';
import Appointment from './Appointment.tsx';

type Seen = QueryData<'appointmentPage'>;
const reserved = { segmentId: idOf(12), start: '2026-11-25T06:00:00.000Z', end: '2026-11-25T06:30:00.000Z' };
const booked: Seen = {
  appointmentId: idOf(6),
  name: '王芳',
  position,
  stage: 'FIRST_INTERVIEW',
  state: 'RESERVED',
  closed: false,
  arranged: false,
  interview: null,
  mode: 'VIDEO',
  site: '',
  durationMinutes: 30,
  deadline: '2026-11-24T10:00:00.000Z',
  contact: '0571-8800 1000',
  slots: [],
  held: null,
  reserved,
  editsLeft: 1,
  declineReason: null,
  allowedActions: ['EditReservation', 'DeclineAppointment'],
};

async function open(change: Partial<Seen> = {}) {
  const server = new FakeServer().signIn(jobSeeker()).answer('appointmentPage', { ...booked, ...change });
  const shown = await renderPublic(<Appointment />, {
    server,
    path: '/invite_reservation/:id',
    at: `/invite_reservation/${idOf(6)}`,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, server };
}
const press = (name: string) => screen.getByRole('button', { name });

describe('a booked appointment', () => {
  it('says the time and that it may still change', async () => {
    await open();
    expect(screen.getByText(/^Wed, Nov 25.*14:00-14:30$/)).toBeTruthy();
    expect(screen.getByText('You can change it 1 more time.', { exact: false })).toBeTruthy();
  });
  it('is changed by a press', async () => {
    const { user, server } = await open();
    await user.click(press('Change the time'));
    await waitFor(() => expect(server.payloads('EditReservation')).toEqual([{ appointmentId: idOf(6) }]));
  });
  it('that cannot change any more says why', async () => {
    const { user, server } = await open();
    server.refuse('EditReservation', { status: 409, code: 'appointment.no_edits_left' });
    await user.click(press('Change the time'));
    expect((await screen.findByRole('alert')).textContent).toBe('There are no changes left.');
  });
  it('that became an interview cannot be changed here', async () => {
    await open({ arranged: true, allowedActions: [] });
    expect(screen.getByText(/^The interview is arranged/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/You can change it/)).toBeNull();
  });
  it('gives a slot that is held back', async () => {
    const slots = [{ ...reserved, free: 1, mine: false }];
    const held = { segmentId: reserved.segmentId, until: new Date(Date.now() + 60_000).toISOString() };
    const allowedActions = ['ChooseSlot', 'ReleaseSlot', 'ConfirmSlot'];
    const { user, server } = await open({ state: 'IN_RESERVATION', reserved: null, slots, held, allowedActions });
    server.does('ReleaseSlot', () => {
      server.answer('appointmentPage', {
        ...booked,
        state: 'NOT_RESERVED',
        reserved: null,
        slots,
        allowedActions: ['ChooseSlot'],
      });
    });
    await user.dblClick(press('Back'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Back' })).toBeNull());
    expect(server.payloads('ReleaseSlot')).toHaveLength(1);
  });
});

describe('an appointment that is over', () => {
  it.each([
    [{ state: 'CANCELLED' }, 'This appointment was cancelled. For questions contact 0571-8800 1000.'],
    [{ state: 'COMPLETED' }, 'This interview is over. Thank you for attending.'],
    [{ state: 'COMPLETED', interview: 'OVER' }, 'This interview is over. Thank you for attending.'],
    [
      { state: 'COMPLETED', interview: 'CANCELLED' },
      'This interview was cancelled. For questions contact 0571-8800 1000.',
    ],
    [
      { state: 'CANCELLED', interview: 'CANCELLED' },
      'This interview was cancelled. For questions contact 0571-8800 1000.',
    ],
    [
      { state: 'COMPLETED', interview: 'MISSED' },
      'This interview is over, and we have no sign-in of yours. For questions contact 0571-8800 1000.',
    ],
    [{ state: 'REJECTED', declineReason: 'ill' }, /^You chose not to attend \(ill\)/],
    [{ state: 'NOT_RESERVED', closed: true }, /^Booking is closed/],
  ] as const)('%j says so', async (change, words) => {
    await open({ ...change, reserved: null, allowedActions: [] });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('whose session is over before its interview shows the time, and thanks nobody', async () => {
  const reserved = { segmentId: idOf(11), start: '2026-11-25T01:00:00.000Z', end: '2026-11-25T01:30:00.000Z' };
  await open({ state: 'COMPLETED', arranged: true, interview: 'TO_COME', reserved, allowedActions: [] });
  expect(screen.getByText(/^The interview is arranged/)).toBeTruthy();
  expect(screen.queryByText(/Thank you/)).toBeNull();
});

describe('declining', () => {
  it('takes a reason, and keeps it where it was refused', async () => {
    const { user, server } = await open();
    server.refuse('DeclineAppointment', { status: 409, code: 'appointment.already_arranged' });
    await user.click(press('Decline'));
    const dialog = within(screen.getByRole('dialog', { name: 'Decline this interview' }));
    await user.type(dialog.getByLabelText('Anything to add (optional)'), 'away');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/already arranged/);
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Anything to add (optional)').value).toBe('away');
    expect(server.payloads('DeclineAppointment')).toEqual([{ appointmentId: idOf(6), reason: 'away' }]);
  });
});
