/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { IntegrityPage } from './integrity/IntegrityPage.tsx';
import { SearchPage } from './search/SearchPage.tsx';

const seeker = '00000000-0000-4000-8000-0000000005ee';
const checked = { ok: true, checked: 1234, head: '0000000000001234', at: '2026-11-20T06:05:00.000Z', firstBad: null };
const broken = { ...checked, ok: false, firstBad: { position: '0000000000000077', why: 'hash differs' } };

/** Answers the addresses of the audit; a status stands for a refusal. */
async function open(page: 'search' | 'integrity', answers: Record<string, unknown>) {
  const server = new FakeServer().signIn(colleague('AU'));
  const asked: string[] = [];
  const answer = (address: string) => {
    asked.push(address);
    const [, body] = Object.entries(answers).find(([name]) => name === address.split('?')[0]) ?? [];
    const failed = typeof body === 'number';
    return new Response(JSON.stringify(failed ? { code: 'common.internal' } : { data: body ?? null }), {
      status: failed ? body : 200,
    });
  };
  const other = server.fetch;
  const fetch: typeof other = async (input, init) =>
    /^\/api\/(history|integrity)/.test(String(input)) ? answer(String(input)) : other(input, init);
  const shown = await renderStaff(page === 'search' ? <SearchPage /> : <IntegrityPage />, {
    server: Object.assign(server, { fetch }),
    at: '/audit',
    path: '/audit',
  });
  return { ...shown, asked, answers };
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox');

describe('the search for a history', () => {
  it('asks once one presses Enter, not with every key, and keeps the words in the address', async () => {
    const { user, asked, address } = await open('search', {
      '/api/history-subjects': [{ jobSeekerId: seeker, name: '王芳', number: 'T-1', applications: 2 }],
    });
    await screen.findByRole('link', { name: /王芳.*T-1.*2 records/ });
    const before = asked.length;
    await user.type(box(), '王芳');
    expect(asked).toHaveLength(before);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/audit?text=${encodeURIComponent('王芳')}`));
    expect(screen.getByRole('link', { name: /王芳/ }).getAttribute('href')).toMatch(seeker);
  });
  it('opens what was pasted at once: a person or a stream', async () => {
    const { user, address } = await open('search', { '/api/history-subjects': [] });
    await user.type(box(), ` offer-${seeker} {Enter}`);
    await waitFor(() => expect(address()).toMatch(new RegExp(`offer-${seeker}$`)));
  });
  it('says that nobody was found', async () => {
    await open('search', { '/api/history-subjects': [] });
    expect(await screen.findByText('Nobody found. Try another name or number.')).toBeTruthy();
  });
  it('says that the answer did not come, and can be tried again', async () => {
    const { user, answers } = await open('search', { '/api/history-subjects': 500 });
    expect((await screen.findByRole('alert')).textContent).toMatch(/server made an error/);
    answers['/api/history-subjects'] = [];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody found. Try another name or number.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the proof of the log', () => {
  it('says that nothing was checked yet, then what the check found', async () => {
    const { user } = await open('integrity', { '/api/integrity/check': checked });
    expect(await screen.findByText('Not checked since the server started.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByRole('heading', { name: 'The chain is intact; nothing was changed' })).toBeTruthy();
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('1,234');
  });
  it('says where the chain is broken, and why', async () => {
    await open('integrity', { '/api/integrity': broken });
    expect(await screen.findByRole('heading', { name: 'The chain is broken' })).toBeTruthy();
    expect(screen.getByText(/^First wrong position: .*77.*hash differs/)).toBeTruthy();
  });
  it('says that a check failed, and checks again', async () => {
    const { user, answers } = await open('integrity', { '/api/integrity/check': 500 });
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/server made an error/);
    answers['/api/integrity/check'] = checked;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The chain is intact; nothing was changed' })).toBeTruthy();
  });
});
