/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../../testing/samples/applications.ts';
import { id } from '../../../../../../testing/samples/people.ts';
import { CommentsTab } from './CommentsTab.tsx';

const comment = (n: number, text: string, pinned = false) => ({
  commentId: id(70 + n),
  at: `2026-11-0${n}T04:00:00.000Z`,
  author: { accountId: id(900), name: 'Lin Jing' },
  text,
  private: false,
  pinned,
});

const open = async (personActions = ['PinJobSeekerComment'], language: 'zh-CN' | 'en-US' = 'en-US') => {
  const detail = applicationDetail({
    personActions,
    comments: [comment(1, 'oldest', true), comment(2, 'middle'), comment(3, 'newest')],
  });
  const server = new FakeServer().signIn(colleague('HR'));
  return { ...(await renderStaff(<CommentsTab detail={detail} />, { server, language })), detail };
};
const items = () => screen.getAllByRole('listitem');
const buttons = () => items().map((item) => within(item).queryByRole('button')?.textContent ?? null);

describe('comments of a person', () => {
  it('are shown newest first behind the pinned one, which alone is marked', async () => {
    await open();
    expect(items().map((item) => item.querySelector('.quote')?.textContent)).toEqual(['oldest', 'newest', 'middle']);
    expect(items().map((item) => within(item).queryByText('Pinned') !== null)).toEqual([true, false, false]);
  });

  it('are pinned by a button at each that is not', async () => {
    const { user, server, detail } = await open();
    expect(buttons()).toEqual([null, 'Pin', 'Pin']);
    await user.click(screen.getAllByRole('button', { name: 'Pin' })[1] as HTMLElement);
    await waitFor(() =>
      expect(server.payloads('PinJobSeekerComment')).toEqual([
        { jobSeekerId: detail.person.jobSeekerId, commentId: id(72) },
      ]),
    );
  });

  it('offer no button to those who may not comment', async () => {
    await open([]);
    expect(buttons()).toEqual([null, null, null]);
  });

  it('say in words why a pin was refused', async () => {
    const { user, server } = await open(undefined, 'zh-CN');
    server.refuse('PinJobSeekerComment', { status: 409, code: 'jobSeeker.comment_already_pinned' });
    await user.click(screen.getAllByRole('button', { name: '置顶' })[0] as HTMLElement);
    expect(await screen.findByText('这条评论已经置顶。')).toBeTruthy();
  });
});
