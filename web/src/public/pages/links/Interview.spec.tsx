/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { interview, interviewId, openInterview } from '../../../../testing/interview-page.tsx';

describe('the page of an interview', () => {
  it('says how and where, leaving out what there is none of', async () => {
    await openInterview();
    expect(await screen.findByText(/Meeting code 826 410 377$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /join/i }).getAttribute('href')).toBe('https://meet.example/1');
    expect(screen.queryByText(/password/i)).toBeNull();
  });
  it('accepts by one press and then says so', async () => {
    const { user, server } = await openInterview();
    server.does('AcceptInterview', () => {
      server.answer('interviewPage', { ...interview, reply: 'ACCEPTED', allowedActions: ['DeclineInterview'] });
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('You accepted. See you then.')).toBeTruthy();
    expect(server.payloads('AcceptInterview')).toEqual([{ interviewId }]);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
  it('follows what happens: one that comes back to it reads where and when it is now', async () => {
    const { server } = await openInterview({ reply: 'ACCEPTED' });
    expect(await screen.findByText('You accepted. See you then.')).toBeTruthy();
    server.answer('interviewPage', { ...interview, life: 'CANCELLED', allowedActions: [] });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText('You accepted. See you then.')).toBeNull());
  });
  it('declines only with a reason', async () => {
    const { user, server } = await openInterview();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = screen.getByRole('dialog', { name: 'Decline this interview', hidden: true });
    const confirm = within(dialog).getByRole('button', { name: 'Decline', hidden: true });
    await user.click(confirm);
    expect(server.payloads('DeclineInterview')).toEqual([]);
    await user.click(within(dialog).getByLabelText('The time does not suit me'));
    await user.click(confirm);
    await waitFor(() =>
      expect(server.payloads('DeclineInterview')).toEqual([{ interviewId, reason: 'The time does not suit me' }]),
    );
  });
  it('opened by the refusing button of a mail asks for the reason at once, and changes nothing by itself', async () => {
    const { server } = await openInterview({}, 'REFUSE');
    expect(await screen.findByText('Decline this interview')).toBeTruthy();
    expect(server.sent).toEqual([]);
  });
  it('says what to bring, until when the answer may change, and gives the time to the calendar', async () => {
    const made: Blob[] = [];
    URL.createObjectURL = (content) => `blob:${made.push(content as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    await openInterview();
    expect(await screen.findByText(/^Please have your ID at hand/)).toBeTruthy();
    expect(screen.getByText(/^You can answer, or change your answer, until it starts: Nov 2/)).toBeTruthy();
    screen.getByRole('button', { name: 'Add to calendar' }).click();
    expect(made.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
  });
  it('has no buttons where nothing can be done', async () => {
    await openInterview({ life: 'CANCELLED', allowedActions: [] });
    expect(await screen.findByText(/Meeting code 826 410 377$/)).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
  });
  it('asks for the code that is told at the interview, and does not know it', async () => {
    const start = new Date(Date.now() + 60_000).toISOString();
    const { user, server } = await openInterview({ reply: 'ACCEPTED', allowedActions: ['SignInWithCode'], start });
    const field = await screen.findByLabelText<HTMLInputElement>(/^Sign-in code/);
    expect(field.value).toBe('');
    expect(screen.getByText('Six digits. Your interviewer tells you it when the interview starts.')).toBeTruthy();
    server.refuse('SignInWithCode', { status: 422, code: 'signin.code_wrong' });
    await user.type(field, '12 34５６{Enter}');
    await screen.findByRole('alert');
    expect([server.payloads('SignInWithCode'), field.value]).toEqual([[{ interviewId, code: '123456' }], '123456']);
  });
  it('says on site that who receives one tells the code', async () => {
    const start = new Date(Date.now() + 60_000).toISOString();
    const place = { ...interview.place, mode: 'ON_SITE' as const, site: '滨江' };
    await openInterview({ reply: 'ACCEPTED', allowedActions: ['SignInWithCode'], start, place });
    expect(await screen.findByText('Six digits. The colleague who receives you tells you.')).toBeTruthy();
  });
  it('says why an answer was refused', async () => {
    const { user, server } = await openInterview();
    server.refuse('AcceptInterview', { status: 409, code: 'interview.invalid_transition' });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });
});
