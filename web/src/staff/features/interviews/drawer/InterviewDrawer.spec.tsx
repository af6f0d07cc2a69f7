/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { evaluation, interview } from '../../../../../testing/samples/interviews.ts';
import { id } from '../../../../../testing/samples/people.ts';
import { useWeekNeighbours } from '../calendar/use-week-neighbours.ts';
import type { Interview } from '../types.ts';
import { InterviewDrawer } from './InterviewDrawer.tsx';

type Changes = Parameters<typeof interview>[0];

function OfWeek({ interviews, onOpen }: { interviews: Interview[]; onOpen: (interviewId: string) => void }) {
  const neighbours = useWeekNeighbours(interviews, id(71), onOpen);
  return <InterviewDrawer interviewId={id(71)} {...neighbours} onClose={() => undefined} />;
}

async function open(changes: Changes = {}, language: 'zh-CN' | 'en-US' = 'en-US', neighbours = [interview()]) {
  const onOpen = jest.fn();
  const server = new FakeServer().signIn(colleague('HR')).answer('interviewDetail', interview(changes));
  const shown = await renderStaff(<OfWeek interviews={neighbours} onOpen={onOpen} />, { server, language });
  await screen.findByRole('heading', { level: 2 });
  return { ...shown, server, onOpen };
}
const textOf = (file: Blob): Promise<string> =>
  new Promise((tell) => {
    const reader = new FileReader();
    reader.onload = () => tell(String(reader.result));
    reader.readAsText(file);
  });
const standing = () => document.querySelector('.interview-standing')?.textContent;
const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

describe('one interview', () => {
  it.each<[string, NonNullable<Changes>, RegExp]>([
    ['nobody answered yet', {}, /\. The candidate has not replied yet$/],
    ['it is accepted', { reply: 'ACCEPTED' }, /\. The candidate accepted$/],
    ['it is declined', { reply: 'DECLINED' }, /^The candidate cannot come .*Reschedule or cancel it$/],
    ['somebody signed in', { reply: 'ACCEPTED', signIn: 'SIGNED_IN' }, /^The candidate is here\./],
    ['it is under way', { life: 'IN_INTERVIEW' }, /^Under way, planned until .*14:30/],
    ['it is over', { life: 'FINISHED' }, /^Finished\. /],
    [
      'one still has to write',
      { life: 'FINISHED', evaluations: [evaluation()] },
      /^Finished\. 1 evaluation is still missing$/,
    ],
    ['it is off', { life: 'CANCELLED', reply: 'DECLINED' }, /^Cancelled; it was planned for /],
  ])('says in a sentence that %s', async (_what, changes, words) => {
    await open(changes);
    expect(standing()).toMatch(words);
  });
  it('names place and people as the reader’s language lists them', async () => {
    const english = await open();
    expect(fact('Mode')).toBe('On-site interview · Room 12');
    expect(fact('Interviewers')).toBe('Zhao Lei, Qian Min');
    english.unmount();
    await open({}, 'zh-CN');
    expect(screen.getByText('Zhao Lei、Qian Min')).toBeTruthy();
  });
  it('gives an interview to come to the reader’s calendar, with how to get in', async () => {
    const made: Blob[] = [];
    URL.revokeObjectURL = () => undefined;
    URL.createObjectURL = (content) => `blob:${made.push(content as Blob)}`;
    const place = {
      mode: 'VIDEO',
      videoTool: 'TEAMS',
      link: 'https://meet.example/9',
      meetingCode: '77 88',
      password: 'pw',
      site: '',
      contact: '0571-88',
    } as const;
    const { user, unmount } = await open({ mode: 'VIDEO', place: '77 88 · 0571-88', placeDetails: place });
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const text = (await textOf(made[0] as Blob)).replaceAll('\r\n ', '');
    expect(text).toContain('LOCATION:https://meet.example/9');
    for (const word of ['Meeting code: 77 88', 'Meeting password: pw', `/staff/interviews/${id(71)}`])
      expect(text).toContain(word);
    unmount();
    await open({ life: 'FINISHED' });
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });
  it('tells the code that the candidate types, while it is there to tell', async () => {
    const first = await open({ signInCode: '123456' });
    expect(fact('Sign-in code')).toMatch(/^123456 Tell it to the candidate/);
    first.unmount();
    await open({ signInCode: null });
    expect(fact('Sign-in code')).toBeUndefined();
  });
  it('does nothing but what is allowed', async () => {
    await open({ allowedActions: ['SignInCandidate', 'CancelInterview'] });
    const actions = document.querySelectorAll('.drawer-head .interview-actions button');
    expect([...actions].map(({ textContent }) => textContent)).toEqual(['Sign inI', 'Cancel interview']);
  });
  it('is signed in by its key, once, and says so', async () => {
    const { user, server, store } = await open({
      allowedActions: ['SignInCandidate', 'StartInterview', 'FinishInterview', 'MarkNotPresent'],
    });
    await user.keyboard('itf');
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ text: 'Ma Jun: Sign in done' }]));
    expect(server.sent.map(({ name }) => name)).toEqual(['SignInCandidate']);
  });
  it.each([
    ['StartInterview', 'Start', /cannot be rescheduled or cancelled\. This cannot be taken back/],
    ['FinishInterview', 'Finish', /^This cannot be taken back.*1 evaluation is still missing; only HR/],
  ] as const)('asks before what nothing takes back: %s', async (name, words, note) => {
    const { user, server, store } = await open({ allowedActions: [name], evaluations: [evaluation()] });
    await user.click(screen.getByRole('button', { name: words }));
    const dialog = within(await screen.findByRole('dialog', { name: words }));
    expect(dialog.getByText(note)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: words }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words }));
    await waitFor(() => expect(server.payloads(name)).toEqual([{ interviewId: id(71) }]));
    expect(store.getState().toasts).toMatchObject([{ text: `Ma Jun: ${words} done` }]);
  });
  it('keeps its keys while a dialog is over it, and its place when that is left', async () => {
    const { user, server } = await open({ allowedActions: ['SignInCandidate', 'CancelInterview'] });
    await user.click(screen.getByRole('button', { name: 'Cancel interview' }));
    (await screen.findByRole('button', { name: 'Cancel' })).focus();
    await user.keyboard('i{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent).toEqual([]);
    expect(screen.getByRole('complementary', { name: 'Ma Jun' })).toBeTruthy();
  });
  it('is cancelled with a reason that a refusal does not lose', async () => {
    const { user, server } = await open({ allowedActions: ['CancelInterview'] });
    server.refuse('CancelInterview', { status: 409, code: 'common.version_conflict' });
    await user.click(screen.getByRole('button', { name: 'Cancel interview' }));
    const reason = await screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);
    await user.type(reason, 'room is gone');
    await user.click(screen.getAllByRole('button', { name: 'Cancel interview' }).at(-1) as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Someone changed this/);
    expect(reason.value).toBe('room is gone');
    expect(server.payloads('CancelInterview')).toEqual([{ interviewId: id(71), reason: 'room is gone' }]);
  });
  it('leads to its neighbours in the week, as far as there are any', async () => {
    const { user, onOpen } = await open({}, 'en-US', [interview(), interview({ interviewId: id(72) })]);
    expect(screen.getByText('1 / 2')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onOpen).toHaveBeenCalledWith(id(72));
  });
});
