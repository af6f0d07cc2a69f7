/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { deliveryCard, idOf, nextMeeting } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import Deliveries from './Deliveries.tsx';

const counts = { ACTIVE: 2, ENDED: 1, INVALID: 0 };
const waiting = deliveryCard({
  applicationId: idOf(21),
  titleEn: 'Chip tester',
  stage: 'FIRST_INTERVIEW',
  todo: { kind: 'APPOINTMENT', id: idOf(6), until: '2026-11-24T10:00:00.000Z', seatsLeft: 3 },
});
const ended = deliveryCard({ bucket: 'ENDED', outcome: null, allowedActions: [], advertisementId: null });

async function open(at = '/personal/delivery_records', server = new FakeServer().signIn(jobSeeker())) {
  server.answer('myDeliveries', (params) => {
    const bucket = params.get('bucket') ?? 'ACTIVE';
    const deliveries = bucket === 'ACTIVE' ? [deliveryCard(), waiting] : bucket === 'ENDED' ? [ended] : [];
    return { deliveries, counts, resumeLocked: bucket === 'ACTIVE' };
  });
  const shown = await renderPublic(<Deliveries />, { server, at });
  return { ...shown, server };
}
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('my deliveries', () => {
  it('show first what waits for me, what to do and until when', async () => {
    await open();
    await screen.findByText('Chip tester');
    expect(cards()).toEqual(['Chip tester', 'Test developer']);
    expect(screen.getByText('First interview: please choose a time')).toBeTruthy();
    expect(screen.getByText('By Nov 24, 18:00').className).toBe('next-date');
    expect(screen.getByText(/^3 seats left/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a time' }).getAttribute('href')).toBe(
      `/invite_reservation/${idOf(6)}`,
    );
  });
  it('say every stage with its date, what is ahead, and whom to ask by name', async () => {
    await open();
    const [, way] = await screen.findAllByRole('list', { name: 'Progress' });
    const steps = within(way as HTMLElement).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'AppliedNov 18, 10:00',
      'Resume screeningNov 19, 10:00',
      'Interviews',
      'Offer',
      'Onboarding',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
    const [ask] = screen.getAllByRole('link', { name: 'Ask 林静, the recruiter' });
    expect(ask?.getAttribute('href')).toMatch(/^mailto:jobs@yunling\.example\?subject=About%20my%20application%3A/);
  });
  it('give the next interview to the calendar', async () => {
    const made: Blob[] = [];
    URL.createObjectURL = (content) => `blob:${made.push(content as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const meeting = nextMeeting();
    const server = new FakeServer().signIn(jobSeeker());
    server.answer('myDeliveries', { deliveries: [deliveryCard({ meeting })], counts, resumeLocked: false });
    const { user } = await renderPublic(<Deliveries />, { server });
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(made.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
    expect(screen.getByRole('link', { name: 'See the interview' }).getAttribute('href')).toBe(
      `/invite_interview/${idOf(7)}`,
    );
  });
  it('show the interviews I declined, and my accepted offer with its first day and without its pay', async () => {
    const accepted = { offerId: idOf(8), firstDay: '2027-01-11', workLocation: 'Hangzhou', collectionId: idOf(9) };
    const { start, end } = nextMeeting();
    const declined = [{ id: idOf(7), stage: 'FIRST_INTERVIEW', start, end }];
    const server = new FakeServer().signIn(jobSeeker());
    server.answer('myDeliveries', { deliveries: [deliveryCard({ accepted, declined })], counts, resumeLocked: false });
    await renderPublic(<Deliveries />, { server });
    const offer = await screen.findByRole('region', { name: 'My offer and first day' });
    expect([...offer.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'First day: Mon, Jan 11, 2027',
      'My offer and first day',
      'Position: Test developer',
      'Location: Hangzhou',
      'Contact: 林静',
    ]);
    const leadsTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo(/^See the offer and pay$/)).toBe(`/send_offer/${idOf(8)}`);
    expect(leadsTo(/^Onboarding information: handed in$/)).toBe(`/info_collection/${idOf(9)}`);
    expect(leadsTo(/^First interview, .*Nov 25.*14:00-14:30: declined$/)).toBe(`/invite_interview/${idOf(7)}`);
  });
  it('count each kind, and show another by a press', async () => {
    const { user, address } = await open();
    const tabs = await screen.findByRole('navigation', { name: 'Application status' });
    await waitFor(() =>
      expect(
        within(tabs)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['In progress 2', 'Ended 1', 'Invalid 0']),
    );
    await user.click(within(tabs).getByRole('link', { name: /^Ended/ }));
    expect(address()).toBe('/personal/delivery_records?bucket=ENDED');
    expect(await screen.findByText('Invalid application')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See the position' })).toBeNull();
  });
  it('that are none lead to positions', async () => {
    await open('/personal/delivery_records?bucket=INVALID');
    expect(await screen.findByText(/^There are no invalid applications/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse positions' }).getAttribute('href')).toBe('/social/jobs');
  });
  it('say that the last one arrived', async () => {
    await open('/personal/delivery_records?sent=1');
    expect((await screen.findByText(/^Your application is in/)).getAttribute('role')).toBe('status');
  });
  it('say why the resume cannot be changed now', async () => {
    await open();
    expect(await screen.findByText(/the resume cannot be changed now/)).toBeTruthy();
  });
  it('that do not come can be asked for again', async () => {
    const server = new FakeServer().signIn(jobSeeker());
    server.refuse('myDeliveries', { status: 500, code: 'common.internal' });
    const { user } = await open('/personal/delivery_records', server);
    server.refuse('myDeliveries', undefined);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chip tester')).toBeTruthy();
  });
});

describe('taking a delivery back', () => {
  async function ask() {
    const shown = await open();
    const [, other] = await screen.findAllByRole('button', { name: 'Withdraw' });
    await shown.user.click(other as HTMLElement);
    return { ...shown, dialog: within(screen.getByRole('dialog', { name: 'Withdraw the application' })) };
  }
  it('names it, and does nothing until confirmed', async () => {
    const { user, server, dialog } = await ask();
    expect(dialog.getByText(/“Test developer”.*You can apply again whenever you like\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect([screen.queryByRole('dialog'), server.sent]).toEqual([null, []]);
  });
  it('says from when one may deliver there again, where one has to wait', async () => {
    const server = new FakeServer().signIn(jobSeeker());
    const late = deliveryCard({ againOn: '2027-05-22' });
    server.answer('myDeliveries', { deliveries: [late], counts, resumeLocked: true });
    const { user } = await renderPublic(<Deliveries />, { server });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(screen.getByText(/You can apply for this position again from May 22, 2027, not before\.$/)).toBeTruthy();
  });
  it('is sent once, and the list is asked again', async () => {
    const { user, server, dialog } = await ask();
    const before = server.asked.length;
    await user.dblClick(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent).toMatchObject([
      { payload: { applicationId: idOf(3) }, ifMatch: `"${deliveryCard({}).revision}"` },
    ]);
    await waitFor(() => expect(server.asked.length).toBeGreaterThan(before));
  });
  it('is said, in place of what was said when it was sent, for good', async () => {
    const { user, address } = await open('/personal/delivery_records?sent=1');
    const [, other] = await screen.findAllByRole('button', { name: 'Withdraw' });
    await user.click(other as HTMLElement);
    expect(screen.getByText(/^Your application is in/)).toBeTruthy();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    expect((await screen.findByText('Application withdrawn.')).getAttribute('role')).toBe('status');
    await waitFor(() => expect(screen.queryByText(/^Your application is in/)).toBeNull());
    expect(address()).toBe('/personal/delivery_records');
  });
  it('takes along why, where one says it', async () => {
    const { user, server, dialog } = await ask();
    await user.click(dialog.getByRole('radio', { name: 'I accepted another opportunity' }));
    await user.type(dialog.getByLabelText('Anything to add (optional)'), 'sorry');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [{ reason }] = server.payloads('WithdrawApplication') as [{ reason: string }];
    expect(reason).toMatch(/sorry$/);
  });
  it('that is not possible any more says why', async () => {
    const { user, server, dialog } = await ask();
    server.refuse('WithdrawApplication', { status: 409, code: 'record.withdraw_blocked' });
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^You accepted an offer/);
    expect(screen.queryByText('Application withdrawn.')).toBeNull();
  });
});
