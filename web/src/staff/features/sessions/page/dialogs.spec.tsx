/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationRow } from '../../../../../testing/samples/applications.ts';
import { seeker, session } from '../../../../../testing/samples/interviews.ts';
import { id, members, person, qian, zhao } from '../../../../../testing/samples/people.ts';
import { SessionActions } from './SessionActions.tsx';

const appointmentSessionId = id(81);
const candidates = ['Ma Jun', 'Song Jia', 'Han Lei'].map((name, index) =>
  applicationRow({ applicationId: id(index + 1), person: person({ name }) }),
);

async function open(
  action: string,
  button: string,
  changes: Parameters<typeof session>[0] = {},
  server = new FakeServer(),
) {
  server
    .signIn(colleague('HR'))
    .answer('staffMembers', members)
    .answer('applications', { rows: candidates, stages: {} });
  const shown = await renderStaff(
    <SessionActions
      session={session({ allowedActions: [action], ...changes })}
      selected={new Set()}
      onDone={() => undefined}
    />,
    { server },
  );
  await shown.user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  return { ...shown, server, dialog, send: () => shown.user.click(dialog.getByRole('button', { name: button })) };
}
const note = () => document.querySelector('.form-note')?.textContent;

describe('inviting to a session', () => {
  it('names who is at its stage of its position and not in it yet; who was left out is counted', async () => {
    const server = new FakeServer().does('InviteToSession', () => ({ skipped: [id(3)] }));
    const { user, dialog, send, store } = await open('InviteToSession', 'Invite people', {}, server);
    await dialog.findByLabelText(/^Song Jia/);
    expect(dialog.queryByLabelText(/^Ma Jun/)).toBeNull();
    const { params } = server.asked.find(({ name }) => name === 'applications') ?? {};
    expect([params?.get('stage'), params?.get('position')]).toEqual(['FIRST_INTERVIEW', id(200)]);
    await user.click(dialog.getByLabelText('Select all'));
    await send();
    expect(server.payloads('InviteToSession')).toEqual([{ appointmentSessionId, applicationIds: [id(2), id(3)] }]);
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([{ text: '1 person invited, 1 no longer qualifies' }]),
    );
  });
  it('says whether they are told now, and that there is nobody', async () => {
    const everybody = candidates.map(({ applicationId }, index) =>
      seeker({ appointmentId: id(90 + index), applicationId }),
    );
    const { dialog } = await open('InviteToSession', 'Invite people', { state: 'DRAFT', seekers: everybody });
    expect(note()).toMatch(/people are told when it is opened/);
    expect(await dialog.findByText('Nobody else is at First interview of this position.')).toBeTruthy();
  });
  it('says why those to invite did not come, and asks again', async () => {
    const server = new FakeServer().refuse('applications', { status: 500, code: 'common.internal' });
    const { user, dialog } = await open('InviteToSession', 'Invite people', {}, server);
    await dialog.findByRole('alert');
    server.refuse('applications', undefined);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByLabelText(/^Song Jia/)).toBeTruthy();
  });
});

describe('what else is asked before it is done', () => {
  it('interviews are arranged with the session’s people and place unless told otherwise', async () => {
    const seekers = [
      seeker({ reservation: 'RESERVED' }),
      seeker({ appointmentId: id(86), reservation: 'RESERVED', arranged: true }),
    ];
    const { user, dialog, server, send } = await open('GenerateArrangements', 'Arrange interviews', { seekers });
    await dialog.findByLabelText('Zhao Lei');
    // Interviewers to choose from are none of those who are interviewed.
    expect(server.asked.find(({ name }) => name === 'staffMembers')?.params.getAll('about')).toEqual([id(101)]);
    expect(note()).toMatch(/^Interviews are arranged for 1 person who booked/);
    await send();
    const plain = { appointmentSessionId, appointmentIds: [id(83)], interviewerIds: [zhao.accountId, qian.accountId] };
    expect(server.payloads('GenerateArrangements')).toEqual([plain]);
    await user.click(screen.getByRole('button', { name: 'Arrange interviews' }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByLabelText('Another place or meeting this time'));
    expect(again.getByLabelText<HTMLInputElement>(/^Site/).value).toBe('Room 12');
    expect(dialog).toBeTruthy();
  });
  it('a segment goes on after the last, as long as the others', async () => {
    const { server, send } = await open('AddSegment', 'Add a segment');
    await send();
    expect(server.payloads('AddSegment')).toEqual([
      {
        appointmentSessionId,
        segment: { start: '2026-11-25T02:00:00.000Z', end: '2026-11-25T02:30:00.000Z', seats: 1 },
        temporary: false,
      },
    ]);
  });
  it('a deadline that is too late is refused beside it', async () => {
    const server = new FakeServer().refuse('ExtendSessionDeadline', {
      status: 400,
      code: 'common.invalid',
      errors: [{ path: 'deadline', code: 'common.range' }],
    });
    const { dialog, send } = await open('ExtendSessionDeadline', 'Extend the deadline', {}, server);
    const field = dialog.getByLabelText<HTMLInputElement>(/^Booking deadline/);
    fireEvent.change(field, { target: { value: '2027-01-01T18:00' } });
    await send();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('2027-01-01T18:00');
  });
  it('opening says how many are written to', async () => {
    const { server, send } = await open('OpenAppointmentSession', 'Open for booking', { state: 'DRAFT' });
    expect(note()).toMatch(/^1 person gets a mail and an SMS asking to choose a time before .*18:00/);
    await send();
    expect(server.payloads('OpenAppointmentSession')).toEqual([{ appointmentSessionId }]);
  });
  it.each([
    ['OPEN', /^1 person is told\. The interview that was arranged still takes place;/],
    ['DRAFT', /^Nobody is told of this\. The interview/],
  ])('calling off a session at %s says who is told, and that arranged interviews stand', async (state, words) => {
    const seekers = [
      seeker(),
      seeker({ appointmentId: id(86), reservation: 'RESERVED', arranged: true }),
      seeker({ appointmentId: id(87), reservation: 'REFUSED' }),
    ];
    await open('CancelAppointmentSession', 'Cancel the session', { state, seekers });
    expect(note()).toMatch(words);
  });
  it('what cannot be taken back is asked before a session is finished', async () => {
    const seekers = [seeker(), seeker({ appointmentId: id(86), reservation: 'RESERVED', arranged: true })];
    const { server, send } = await open('FinishAppointmentSession', 'Finish the session', { seekers });
    expect(note()).toBe(
      'This cannot be taken back. The interview that was arranged still takes place. 1 person who has not booked can book no more, and is not told.',
    );
    expect(server.payloads('FinishAppointmentSession')).toEqual([]);
    await send();
    expect(server.payloads('FinishAppointmentSession')).toEqual([{ appointmentSessionId }]);
  });
});
