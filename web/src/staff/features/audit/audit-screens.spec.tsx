/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { IntegrityPage } from './integrity/IntegrityPage.tsx';
import { ReadsPage } from './reads/ReadsPage.tsx';
import { SearchPage } from './search/SearchPage.tsx';

const seeker = '00000000-0000-4000-8000-0000000005ee';
const checked = { ok: true, checked: 1234, head: '0000000000001234', at: '2026-11-20T06:05:00.000Z', firstBad: null };
const broken = { ...checked, ok: false, firstBad: { position: '0000000000000077', why: 'hash differs' } };

/** Answers the addresses of the audit; a status stands for a refusal. */
const pages = { search: <SearchPage />, integrity: <IntegrityPage />, reads: <ReadsPage /> };
async function open(page: keyof typeof pages, answers: Record<string, unknown>) {
  const server = new FakeServer()
    .signIn(colleague('AU'))
    .answer('staffMembers', [{ accountId: seeker, name: '林静', roles: ['HR'] }]);
  const asked: string[] = [];
  const answer = (address: string) => {
    asked.push(address);
    const [, body] = Object.entries(answers).find(([name]) => name === address.split('?')[0]) ?? [];
    const failed = typeof body === 'number';
    const said = page === 'reads' ? body : { data: body ?? null };
    return new Response(JSON.stringify(failed ? { code: 'common.internal' } : said), {
      status: failed ? body : 200,
    });
  };
  const other = server.fetch;
  const fetch: typeof other = async (input, init) =>
    /^\/api\/(history|integrity|access-log)/.test(String(input)) ? answer(String(input)) : other(input, init);
  const shown = await renderStaff(pages[page], {
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
  it('leads to colleagues by name, and to the settings of the company', async () => {
    const { user } = await open('search', { '/api/history-subjects': [] });
    const settings = await screen.findByRole('link', { name: 'History of the company’s settings' });
    expect(settings.getAttribute('href')).toBe('/audit/history/companySettings-c0a9a9e0-0000-4000-8000-000000000001');
    await user.type(box(), '林静{Enter}');
    const link = await screen.findByRole('link', { name: /林静.*Colleague/ });
    expect(link.getAttribute('href')).toBe(`/audit/history/account-${seeker}`);
  });
  it('says that nobody was found', async () => {
    await open('search', { '/api/history-subjects': [] });
    expect(await screen.findByText('No candidate found. Try another name or number.')).toBeTruthy();
  });
  it('says that the answer did not come, and can be tried again', async () => {
    const { user, answers } = await open('search', { '/api/history-subjects': 500 });
    expect((await screen.findByRole('alert')).textContent).toMatch(/server made an error/);
    answers['/api/history-subjects'] = [];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No candidate found. Try another name or number.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the proof of the log', () => {
  it('says that the first check goes on, then what the check found', async () => {
    const { user } = await open('integrity', { '/api/integrity/check': checked });
    expect(await screen.findByText('The first check since the server started has not ended yet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByRole('heading', { name: 'The chain is intact; nothing was changed' })).toBeTruthy();
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('1,234');
  });
  it('says where the chain is broken, and why', async () => {
    await open('integrity', { '/api/integrity': broken });
    expect(await screen.findByRole('heading', { name: 'The chain is broken' })).toBeTruthy();
    expect(screen.getByText(/^First wrong position: .*77.*hash differs/)).toBeTruthy();
  });
  it('says that no event is wrong where only the proof is missing', async () => {
    await open('integrity', { '/api/integrity': { ...broken, firstBad: { position: null, why: 'no ledger' } } });
    expect(await screen.findByRole('heading', { name: 'The log is not proven' })).toBeTruthy();
    expect(screen.getByText(/^No event is known to be wrong.*no ledger/)).toBeTruthy();
    expect(screen.queryByText(/First wrong position/)).toBeNull();
  });
  it.each([
    ['before the first check ended', null, 'Chain being checked'],
    ['where an event is wrong', broken, 'Chain broken at 77'],
    [
      'where the proof is missing',
      { ...broken, firstBad: { position: null, why: 'no ledger' } },
      'The log is not proven',
    ],
  ])('is on the badge, too: %s', async (_when, known, words) => {
    await open('search', { '/api/integrity': known });
    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toMatch(/integrity$/);
  });
  it('hears by itself what a check of the server found', async () => {
    const { answers } = await open('integrity', {});
    await screen.findByText('The first check since the server started has not ended yet.');
    answers['/api/integrity'] = broken;
    expect(await screen.findByRole('heading', { name: 'The chain is broken' }, { timeout: 10_000 })).toBeTruthy();
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

describe('the reads of people', () => {
  const at = '2026-11-20T06:05:00.000Z';
  const row = { reader: { accountId: 'a', name: '林静' }, jobSeekerId: seeker, number: '1003', part: 'OFFER' };
  it('say who looked at whom, by number, at what and how often, and are asked by person', async () => {
    const { user, asked, address } = await open('reads', {
      '/api/access-log': { data: [{ ...row, firstAt: at, lastAt: at, count: 3 }], page: { total: 1, size: 50 } },
    });
    const cells = async () => (await screen.findAllByRole('cell')).slice(1).map(({ textContent }) => textContent);
    expect(await cells()).toEqual(['林静', '1003', 'offer', '3']);
    await user.type(screen.getByRole('searchbox'), ' 1003{Enter}');
    await waitFor(() => expect(address()).toBe('/audit?person=1003'));
    await waitFor(() => expect(asked).toContain('/api/access-log?person=1003'));
  });
});
