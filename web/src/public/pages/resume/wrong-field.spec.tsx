/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ResumeBlock } from '@talentlog/contracts';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { OpenCard } from '../../../../testing/OpenCard.tsx';
import { renderPublic } from '../../../../testing/render.tsx';
import { PendingSaves } from './pending-saves.ts';

const page = { disabled: false, onSaved: async () => undefined };
async function open(block: ResumeBlock = 'basic', content: unknown = {}) {
  const server = new FakeServer().signIn(jobSeeker());
  const seen = { id: jobSeeker().jobSeekerId ?? '', revision: 4 };
  const card = <OpenCard {...page} block={block} content={content} seen={seen} saves={new PendingSaves()} />;
  return { ...(await renderPublic(card, { server })), server };
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => sessionStorage.clear());

const tooEarly = {
  status: 422,
  code: 'resume.end_before_start' as const,
  errors: [{ path: 'content.0.end', code: 'resume.end_before_start' }],
};

describe('a block of which one field is wrong', () => {
  it('is saved but for that field, which stays as it was typed, and says so', async () => {
    const { user, server } = await open();
    await user.type(field(/^Email/), 'wang@');
    await user.type(field(/^Name/), '王芳');
    expect(await screen.findByText('Saved, but for what is marked')).toBeTruthy();
    expect(field(/^Email/).value).toBe('wang@');
    expect(screen.getByText('This is not a valid email address.')).toBeTruthy();
    expect(server.payloads('SaveResumeBlock').at(-1)).toMatchObject({ content: { name: '王芳', email: null } });
    await user.type(field(/^Email/), 'example.com');
    expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
    expect(server.payloads('SaveResumeBlock').at(-1)).toMatchObject({ content: { email: 'wang@example.com' } });
  });
  it('is saved but for the end of one entry that comes too early', async () => {
    const { user, server } = await open('work', [{ company: '甲', start: '2020-01', end: null }]);
    server.refuse('SaveResumeBlock', tooEarly);
    await user.type(field(/^To/), '2019-01');
    await user.type(field(/^Job title/), '工程师');
    await waitFor(() => expect(server.payloads('SaveResumeBlock').at(-1)).toMatchObject({ content: [{ end: null }] }));
    expect(field(/^To/).value).toBe('2019-01');
    expect(screen.getByText('The end is earlier than the start.')).toBeTruthy();
  });
  it('is sent once where nothing but the wrong field was changed', async () => {
    const { user, server } = await open('basic', { name: '王芳' });
    await user.type(field(/^Email/), 'wang@');
    expect(await screen.findByText('Saved, but for what is marked')).toBeTruthy();
    expect(server.payloads('SaveResumeBlock')).toHaveLength(1);
  });
});
