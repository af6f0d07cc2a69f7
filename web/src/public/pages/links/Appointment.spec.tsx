/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { idOf, position } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import type { QueryData } from '../../../api/tables.ts';
import Appointment from './Appointment.tsx';

type Seen = QueryData<'appointmentPage'>;
const slot = (number: number, start: string, free = 1) => ({
  segmentId: idOf(number),
  start: `${start}:00.000Z`,
  end: `${start.slice(0, -2)}30:00.000Z`,
  free,
  mine: false,
});
const appointment: Seen = {
  appointmentId: idOf(6),
  name: '王芳',
  position,
  stage: 'FIRST_INTERVIEW',
  state: 'NOT_RESERVED',
  closed: false,
  arranged: false,
  interview: null,
  mode: 'ON_SITE',
  site: '滨江园区',
  durationMinutes: 30,
  deadline: '2026-11-24T10:00:00.000Z',
  contact: '0571-8800 1000',
  slots: [slot(11, '2026-11-25T01:00'), slot(12, '2026-11-25T06:00', 2), slot(13, '2026-11-26T01:00', 0)],
  held: null,
  reserved: null,
  editsLeft: 2,
  declineReason: null,
  allowedActions: ['ChooseSlot', 'ConfirmSlot', 'DeclineAppointment'],
};
const inFiveMinutes = () => new Date(Date.now() + 299_000).toISOString();

async function open(change: Partial<Seen> = {}) {
  const server = new FakeServer().signIn(jobSeeker());
  const now = (next: Partial<Seen>) => server.answer('appointmentPage', { ...appointment, ...next });
  now(change);
  const shown = await renderPublic(<Appointment />, {
    server,
    path: '/invite_reservation/:id',
    at: `/invite_reservation/${idOf(6)}`,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, server, now };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

it('offers no changes once times cannot be booked any more', async () => {
  const reserved = { segmentId: idOf(11), start: '2026-11-25T01:00:00.000Z', end: '2026-11-25T01:30:00.000Z' };
  await open({ state: 'RESERVED', reserved, closed: true, editsLeft: 2, allowedActions: [] });
  expect(screen.queryByText(/You can change it/)).toBeNull();
});

describe('choosing a time', () => {
  it('counts the seat that is held for the person among those of its day', async () => {
    const slots = [slot(11, '2026-11-25T01:00', 0)];
    await open({ slots, state: 'IN_RESERVATION', held: { segmentId: idOf(11), until: inFiveMinutes() } });
    expect(button('Wed 11/25 1 seat')).toBeTruthy();
  });
  it('shows the first day with a seat, morning and afternoon apart', async () => {
    await open();
    expect(button('Wed 11/25 3 seats').getAttribute('aria-pressed')).toBe('true');
    const half = (name: string) => screen.getByRole('heading', { name }).parentElement as HTMLElement;
    expect(within(half('Morning')).getByRole('button').textContent).toBe('09:00–09:301 left');
    expect(within(half('Afternoon')).getByRole('button').textContent).toBe('14:00–14:302 left');
    expect(button('Choose a time first').disabled).toBe(true);
  });
  it('shows another day, where a slot that is full cannot be pressed', async () => {
    const { user } = await open();
    await user.click(button(/^Thu 11/));
    expect(button('09:00–09:30 Full').disabled).toBe(true);
  });
  it('holds the slot for some minutes and books it with a second press', async () => {
    const { user, server, now } = await open();
    const held = { segmentId: idOf(12), until: inFiveMinutes() };
    server.does('ChooseSlot', () => void now({ state: 'IN_RESERVATION', held }));
    const reserved = { segmentId: idOf(12), start: '2026-11-25T06:00:00.000Z', end: '2026-11-25T06:30:00.000Z' };
    server.does('ConfirmSlot', () => void now({ state: 'RESERVED', reserved, allowedActions: ['EditReservation'] }));
    await user.click(button(/^14:00–14:30/));
    expect(
      (await screen.findByRole('button', { pressed: true, name: /Held for you 4:5\d$/ })).textContent,
    ).toBeTruthy();
    await user.click(button('Confirm Wed 14:00'));
    expect(await screen.findByText(/^Wed, Nov 25.*14:00-14:30/)).toBeTruthy();
    expect(screen.getByText(/^You can change it 2 more times/)).toBeTruthy();
    expect(server.sent.map(({ name, payload }) => [name, payload])).toEqual([
      ['ChooseSlot', { appointmentId: idOf(6), segmentId: idOf(12) }],
      ['ConfirmSlot', { appointmentId: idOf(6), segmentId: idOf(12) }],
    ]);
  });
  it('books no time that was chosen in another window, and shows that one', async () => {
    const { user, server, now } = await open({
      state: 'IN_RESERVATION',
      held: { segmentId: idOf(12), until: inFiveMinutes() },
    });
    server.refuse('ConfirmSlot', { status: 409, code: 'appointment.slot_changed' });
    now({ state: 'IN_RESERVATION', held: { segmentId: idOf(11), until: inFiveMinutes() } });
    await user.click(button('Confirm Wed 14:00'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Meanwhile another time was chosen/);
    expect(await screen.findByRole('button', { name: 'Confirm Wed 09:00' })).toBeTruthy();
    expect(server.payloads('ConfirmSlot')).toEqual([{ appointmentId: idOf(6), segmentId: idOf(12) }]);
  });
  it('that somebody else just took says so and shows what is left', async () => {
    const { user, server, now } = await open();
    server.refuse('ChooseSlot', { status: 409, code: 'appointment.slot_taken' });
    now({ slots: [slot(11, '2026-11-25T01:00', 0), slot(12, '2026-11-25T06:00')] });
    await user.click(button(/^09:00–09:30/));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Someone just took this slot/);
    expect((await screen.findByRole('button', { name: '09:00–09:30 Full' })).hasAttribute('disabled')).toBe(true);
  });
  it('says that there is no time', async () => {
    await open({ slots: [] });
    expect(screen.getByText('No time is available at the moment.')).toBeTruthy();
  });
});
