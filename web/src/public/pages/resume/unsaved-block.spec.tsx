/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ResumeBlock } from '@talentlog/contracts';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { OpenCard } from '../../../../testing/OpenCard.tsx';
import { renderPublic } from '../../../../testing/render.tsx';
import { PendingSaves } from './pending-saves.ts';

interface Given {
  readonly server?: FakeServer;
  readonly block?: ResumeBlock;
  readonly content?: unknown;
  readonly who?: ReturnType<typeof jobSeeker>;
}

async function open({ server = new FakeServer(), block = 'basic', content = {}, who = jobSeeker() }: Given = {}) {
  server.signIn(who);
  const saves = new PendingSaves();
  const shown = await renderPublic(
    <OpenCard
      block={block}
      content={content}
      seen={seen}
      disabled={false}
      onSaved={async () => undefined}
      saves={saves}
    />,
    { server, at: '/personal/my_resume' },
  );
  return { ...shown, server, saves };
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const kept = () => Object.keys(sessionStorage).filter((name) => name.startsWith('kept:'));
const refuse = (server: FakeServer, path: string, code: string) =>
  server.refuse('SaveResumeBlock', { status: 400, code: 'common.invalid', errors: [{ path, code }] });

/** Leaves the page and comes back to what the server has. */
async function comeBack(before: Awaited<ReturnType<typeof open>>, given: Given = {}) {
  const sent = before.server.sent.length;
  before.unmount();
  await waitFor(() => expect(before.server.sent.length).toBeGreaterThan(sent));
  return open({ server: before.server, ...given });
}

const seen = { id: '00000000-0000-4000-8000-0000000005ee', revision: 4 };

beforeEach(() => sessionStorage.clear());

describe('leaving a block with one wrong field', () => {
  it('loses nothing: all of it is there again, with what is wrong', async () => {
    const first = await open();
    refuse(first.server, 'content.email', 'common.email_format');
    await first.user.type(field(/^Email/), 'wang@');
    await first.user.type(field(/^Name/), '王芳');
    await comeBack(first);
    await waitFor(() => expect(field(/^Email/).value).toBe('wang@'));
    expect(field(/^Name/).value).toBe('王芳');
    expect(await screen.findByText('This is not a valid email address.')).toBeTruthy();
  });
  it('takes what others changed meanwhile, but for what the person typed', async () => {
    const first = await open({ content: { name: '王芳', email: null } });
    refuse(first.server, 'content.email', 'common.email_format');
    await first.user.type(field(/^Email/), 'wang@');
    await comeBack(first, { content: { name: '王方', email: null } });
    await waitFor(() => expect(field(/^Email/).value).toBe('wang@'));
    expect(field(/^Name/).value).toBe('王方');
  });
  it('forgets it once it is saved', async () => {
    const first = await open();
    refuse(first.server, 'content.email', 'common.email_format');
    await first.user.type(field(/^Email/), 'wang@');
    const second = await comeBack(first);
    second.server.refuse('SaveResumeBlock', undefined);
    await second.user.type(field(/^Email/), 'example.com');
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    expect(kept()).toEqual([]);
  });
  it('shows it to nobody else', async () => {
    const first = await open();
    refuse(first.server, 'content.email', 'common.email_format');
    await first.user.type(field(/^Email/), 'wang@');
    await comeBack(first, { who: { ...jobSeeker(), accountId: '00000000-0000-4000-8000-00000000c099' } });
    expect(field(/^Email/).value).toBe('');
  });
});

describe('who is signed in no longer', () => {
  it('is led to the sign-in page and back to what was typed', async () => {
    const first = await open();
    first.server.refuse('SaveResumeBlock', { status: 401, code: 'common.unauthenticated' });
    await first.user.type(field(/^Name/), '王芳');
    const way = await screen.findByRole('link', { name: 'Sign in and come back here' });
    await first.user.click(way);
    expect(first.address()).toBe('/login/phone?next=%2Fpersonal%2Fmy_resume');
    const again = await comeBack(first);
    again.server.refuse('SaveResumeBlock', undefined);
    await waitFor(() => expect(field(/^Name/).value).toBe('王芳'));
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
  });
});

describe('a number that is none', () => {
  it.each(['三年', '3.5', '-1', '71'])('%s: stays, and it is said what it may be', async (typed) => {
    const { user, server } = await open();
    const limits = { min: 0, max: 70, step: 1 };
    const errors = [{ path: 'content.workYears', code: 'common.type', params: limits }];
    server.refuse('SaveResumeBlock', { status: 400, code: 'common.invalid', errors });
    await user.type(field(/^Years of work/), typed);
    expect(await screen.findByText('Enter a whole number from 0 to 70.')).toBeTruthy();
    expect(field(/^Years of work/).value).toBe(typed);
    expect(screen.queryByText('This field is required.')).toBeNull();
  });
});
