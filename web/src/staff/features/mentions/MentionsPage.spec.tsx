/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talentlog/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { id, zhao } from '../../../../testing/samples/people.ts';
import type { Mention } from './api.ts';
import MentionsPage from './index.tsx';

const mention = (changes: Partial<Mention> = {}): Mention => ({
  commentId: id(81),
  at: '2026-11-02T04:00:00.000Z',
  author: zhao,
  text: '您怎么看？<img src=x>',
  private: true,
  person: { jobSeekerId: id(101), number: '2041', name: 'Ma Jun', consent: 'AUTHORIZED' },
  canReply: true,
  ...changes,
});
const open = (rows: readonly Mention[], role: Role = 'CO') =>
  renderStaff(<MentionsPage />, {
    server: new FakeServer().signIn(colleague(role)).answer('mentions', { rows: [...rows] }),
    at: '/mentions',
    path: '/mentions',
  });

describe('comments that mention me', () => {
  it('are shown as text, with who wrote them about whom', async () => {
    await open([mention()]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { name: 'Ma Jun' })).toBeTruthy();
    expect(card.getByText('您怎么看？<img src=x>')).toBeTruthy();
    expect(card.getByText(/^Zhao Lei · /)).toBeTruthy();
    expect(card.getByText('Private')).toBeTruthy();
  });
  it('are answered to their author, as private as they are', async () => {
    const { user, server } = await open([mention()]);
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply' }));
    await user.type(dialog.getByRole('textbox'), '可以面试');
    await user.click(dialog.getByRole('button', { name: 'Reply' }));
    await waitFor(() =>
      expect(server.payloads('AddJobSeekerComment')).toEqual([
        { jobSeekerId: id(101), text: '可以面试', private: true, mentions: [zhao.accountId] },
      ]),
    );
  });
  it('say nothing of a person who does not agree any more', async () => {
    const person = { jobSeekerId: id(101), number: '2041', name: '', consent: 'UNAUTHORIZED' } as const;
    await open([mention({ person, text: '', canReply: false })]);
    expect(await screen.findByText(/the comment is not shown/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  });
  it('are none at first, which is said', async () => {
    await open([]);
    expect(await screen.findByText('Nobody has mentioned you yet.')).toBeTruthy();
  });
  it('are no page for an auditor, who is told so and asks nothing', async () => {
    const server = new FakeServer().signIn(colleague('AU'));
    await renderStaff(<MentionsPage />, { server, at: '/mentions', path: '/mentions' });
    expect(await screen.findByText('You are not allowed to open this page.')).toBeTruthy();
    expect(server.asked.some(({ name }) => name === 'mentions')).toBe(false);
  });
});
