/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import type { ResumeFound } from '@talentlog/contracts';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id, person } from '../../../../testing/samples/people.ts';
import ResumesPage from './index.tsx';

const found = (index: number, who: object, personActions: string[]): ResumeFound => ({
  person: person({ jobSeekerId: id(index), name: `Person ${index}`, ...who }),
  resumeLine: null,
  updatedAt: '2026-11-02T04:00:00.000Z',
  hits: [],
  applied: false,
  applications: [],
  personActions,
});
const message = {
  ...{ notificationId: id(9), jobSeekerId: id(1), channel: 'MAIL' as const, scene: 'LETTER', receiver: 'a**@b.cn' },
  ...{ subject: 'A position for you', content: 'Hello', state: 'SENT', attempt: 1, reason: null, allowedActions: [] },
  ...{ queuedAt: '2026-11-02T04:00:00.000Z', sentAt: '2026-11-02T04:00:00.000Z', deliveredAt: null },
};
const written = {
  ...{ eventId: 'e1', type: 'PersonWrittenTo', at: '2026-11-02T04:00:00.000Z', stream: '', position: '1', facts: {} },
  actor: { kind: 'STAFF' as const, name: 'Lin Jing' },
};

const open = async (rows: ResumeFound[], at = '/resumes', role: 'HR' | 'PR' = 'HR') => {
  const server = new FakeServer().signIn(colleague(role)).answer('resumeSearch', { rows });
  server.answer('notifications', { rows: [message] }).answer('personTimeline', [written]);
  const parts = {
    MessageCard: ({ notification }: { notification: { subject: string } }) => <>{notification.subject}</>,
  };
  const shown = await renderStaff(<ResumesPage />, { server, at, path: '/resumes/*', parts });
  await screen.findByRole('grid');
  return { ...shown, server };
};
const paste = async ({ user }: Awaited<ReturnType<typeof open>>, label: RegExp, words: string) => {
  await user.click(await screen.findByLabelText(label));
  await user.paste(words);
};

it('writes to all who were chosen and may be written to, and names before who gets nothing', async () => {
  const may = ['WriteToPerson'];
  const shown = await open([found(1, {}, may), found(2, { email: null }, may), found(3, {}, [])]);
  const { user, server } = shown;
  const [all] = screen.getAllByRole('checkbox');
  await user.click(all as HTMLElement);
  await user.click(screen.getByRole('button', { name: /^Write to candidate .*2/ }));
  expect((await screen.findByText(/no e-mail address/)).textContent).toContain('Person 2');
  expect(screen.getAllByText(/Person 3/).some((note) => note.className === 'form-note')).toBe(true);
  await user.selectOptions(await screen.findByLabelText('Start from'), 'Tell of a position');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^The mail/).value).toContain('Dear {{name}},');
  expect(screen.queryByText(/\{\{position\}\}/)).toBeNull();
  await user.click(screen.getAllByRole('button', { name: /^Write to candidate .*2/ }).at(-1) as HTMLElement);
  await waitFor(() => expect(server.payloads('WriteToPerson')).toHaveLength(2));
  expect(server.payloads('WriteToPerson').map((one) => (one as { jobSeekerId: string }).jobSeekerId)).toEqual([
    id(1),
    id(2),
  ]);
});

it('writes to one from their page, which shows what was written and happened', async () => {
  const shown = await open([found(1, {}, ['WriteToPerson'])], `/resumes/${id(1)}`);
  expect(await screen.findByText('A position for you')).toBeTruthy();
  expect(await screen.findByText('Lin Jing wrote to the candidate')).toBeTruthy();
  await shown.user.click(screen.getByRole('button', { name: /^Write to candidate/ }));
  await paste(shown, /^Subject of the mail/, 'For {{name}}');
  await paste(shown, /^The mail/, 'Hello');
  expect(screen.getByText('For Person 1')).toBeTruthy();
  await shown.user.click(screen.getByRole('button', { name: 'Write to candidate' }));
  const letter = { channels: ['MAIL'], subject: 'For {{name}}', content: 'Hello', sms: '' };
  await waitFor(() => expect(shown.server.payloads('WriteToPerson')).toEqual([{ jobSeekerId: id(1), letter }]));
});

it('asks who may not write neither to choose people nor for their messages', async () => {
  const { server } = await open([found(1, {}, [])], `/resumes/${id(1)}`, 'PR');
  await screen.findByText('This candidate has not applied yet.');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(server.asked.some(({ name }) => name === 'notifications')).toBe(false);
});
