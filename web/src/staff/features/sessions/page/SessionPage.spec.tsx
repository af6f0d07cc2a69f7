/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { seeker, session } from '../../../../../testing/samples/interviews.ts';
import { id, person } from '../../../../../testing/samples/people.ts';
import SessionsPage from '../index.tsx';

const [first, second] = [id(84), id(85)];
const people = [
  seeker({ state: 'RESERVED', reservation: 'RESERVED', segmentId: first, allowedActions: ['AdjustArrangement'] }),
  seeker({
    appointmentId: id(86),
    applicationId: id(2),
    person: person({ name: 'Song Jia' }),
    toRemind: true,
    allowedActions: ['ReInviteAppointment'],
  }),
];
const { segments } = session();
segments[0]?.taken.push({ appointmentId: id(83), name: 'Ma Jun', held: false });

function open(changes: Parameters<typeof session>[0] = {}, server = new FakeServer()) {
  server
    .signIn(colleague('HR'))
    .answer('staffMembers', [])
    .answer('sessionDetail', session({ segments, seekers: people, ...changes }));
  return renderStaff(<SessionsPage />, { server, at: `/sessions/${id(81)}`, path: '/sessions/*' });
}
const standing = async () =>
  (await screen.findByText(/booked|invited|arranged|Finished|Cancelled/, { selector: '.session-standing' }))
    .textContent;
const box = (name: string) =>
  within(screen.getByText(name, { selector: 'a *' }).closest('tr') as HTMLElement).getByRole('checkbox');

describe('one session', () => {
  it.each([
    ['DRAFT', /2 invited, 3 seats; opening asks them to choose before/],
    ['OPEN', /1 booked, 1 still to choose; closes/],
    ['CLOSED', /1 still to be arranged$/],
    ['FINISHED', /Finished; 1 booked$/],
    ['CANCELLED', /Cancelled$/],
  ])('at %s says how it goes', async (state, words) => {
    await open({ state });
    expect(await standing()).toMatch(words);
  });
  it('shows every seat: who has it, and what is free', async () => {
    await open();
    await standing();
    const rows = [...document.querySelectorAll('.seat-days tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['09:00–09:30Ma JunFree', '09:30–10:00 temporaryFree']);
  });
  it('lets an empty segment go, where that is allowed', async () => {
    const { user, server } = await open({ allowedActions: ['RemoveSegment'] });
    await standing();
    const crosses = screen.getAllByRole('button', { name: /^Remove segment/ });
    expect(crosses).toHaveLength(1);
    await user.click(crosses[0] as HTMLElement);
    // As it was seen, so that what a colleague changed meanwhile is not acted on.
    const payload = { appointmentSessionId: id(81), segmentId: second };
    expect(server.sent).toMatchObject([{ name: 'RemoveSegment', payload, ifMatch: '"9"' }]);
  });
  it('reminds who has not booked, or those chosen, after saying how many get mail and SMS', async () => {
    const { user, server, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remind who has not booked' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('1 person who has not booked gets a mail and an SMS.')).toBeTruthy();
    expect(server.payloads('UrgeSeekers')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remind 1 selected' }));
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ text: 'Reminders are on their way' }]));
    await user.click(box('Song Jia'));
    await user.click(box('Ma Jun'));
    await user.click(screen.getByRole('button', { name: 'Remind 2 selected' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByText(/1 other booked, declined, or was reminded a short while ago/)).toBeTruthy();
    await user.click(again.getByRole('button', { name: 'Remind 1 selected' }));
    const wish = { appointmentSessionId: id(81), appointmentIds: [id(86)] };
    expect(server.payloads('UrgeSeekers')).toEqual([wish, wish]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remind who has not booked' })).toBeTruthy());
  });
  it('invites again whom it is allowed for', async () => {
    await open();
    expect(await screen.findAllByRole('button', { name: 'Invite again' })).toHaveLength(1);
  });
  it('moves somebody to another segment, told how full it is', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move · Ma Jun' }));
    const field = dialog.getByLabelText(/^Segment/);
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent?.split(' · ').at(-1)),
    ).toEqual(['Choose', '1 seat left']);
    await user.selectOptions(field, second);
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(server.payloads('AdjustArrangement')).toEqual([
      { appointmentSessionId: id(81), appointmentId: id(83), segmentId: second, notify: true },
    ]);
  });
  it('says why it did not come, and is asked for again', async () => {
    const server = new FakeServer().refuse('sessionDetail', { status: 404, code: 'common.not_found' });
    const { user } = await open({}, server);
    await screen.findByRole('alert');
    server.refuse('sessionDetail', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await standing()).toMatch(/booked/);
  });
});
