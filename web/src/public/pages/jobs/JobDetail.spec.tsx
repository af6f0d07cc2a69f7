/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { idOf, jobCard, jobDetail } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import JobDetail from './JobDetail.tsx';

async function open(detail = jobDetail(), language: 'zh-CN' | 'en-US' = 'en-US', server = new FakeServer()) {
  const shown = await renderPublic(<JobDetail />, {
    server: server.answer('jobDetail', detail),
    path: '/job_detail/:id',
    at: `/job_detail/${idOf(2)}`,
    language,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, server };
}
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the page of a position', () => {
  it('says what it is, what it pays and until when', async () => {
    await open();
    expect(screen.getByText('¥25K–40K/mo · 16 months')).toBeTruthy();
    expect(screen.getByText(/2 openings/)).toBeTruthy();
    expect(factOf('Location')).toBe('Hangzhou');
    expect(factOf('Apply by')).toMatch(/^Dec 31/);
    expect(screen.getByText(/apply by Thu, Dec 31(, 2026)?, 23:59 \(Beijing time\)/)).toBeTruthy();
  });
  it('lists duties without the numbers people type, and leaves one sentence a sentence', async () => {
    await open();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['搭建验证平台', '定位问题']);
    expect(screen.getByText('熟悉网络协议').tagName).toBe('P');
  });
  it('keeps the Chinese title where there is no English one', async () => {
    await open(jobDetail({}, { titleEn: '' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('测试开发工程师');
  });
  it('says in English that its text is Chinese, and tells a screen reader so', async () => {
    const { unmount } = await open();
    expect(screen.getByText('The team wrote this description in Chinese.')).toBeTruthy();
    expect(screen.getByText('搭建验证平台').closest('[lang]')?.getAttribute('lang')).toBe('zh-CN');
    expect(screen.getByText('熟悉网络协议').lang).toBe('zh-CN');
    unmount();
    await open(jobDetail({}, { duties: 'Build test benches.', requirements: 'Five years.' }));
    expect(screen.queryByText('The team wrote this description in Chinese.')).toBeNull();
    expect(screen.getByText('Build test benches.').lang).toBe('');
  });
  it('is read in Chinese too', async () => {
    await open(jobDetail({}, { longTerm: true, locations: ['杭州', '成都'] }), 'zh-CN');
    expect(screen.getByText('25–40K · 16 薪')).toBeTruthy();
    expect(screen.getByText('杭州、成都')).toBeTruthy();
    expect(screen.getByText(/23:59/)).toBeTruthy();
  });
  it('says until when one can apply also where hiring goes on after it', async () => {
    await open(jobDetail({}, { longTerm: true }));
    expect(screen.getByText('Always open')).toBeTruthy();
    expect(factOf('Apply by')).toMatch(/^Dec 31/);
  });
  it('leads to positions like it', async () => {
    await open(jobDetail({ similar: [jobCard({ advertisementId: idOf(7), titleEn: 'Switch tester' })] }));
    expect(screen.getByRole('link', { name: /Switch tester/ }).getAttribute('href')).toBe(`/job_detail/${idOf(7)}`);
  });
});

describe('applying', () => {
  it('is one press away', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe(`/delivery?ad=${idOf(2)}`);
  });
  it.each([
    ['DEADLINE_PASSED', 'Closed for applications'],
    ['PAUSED', 'Applications paused'],
    ['FILLED', 'Filled'],
    ['CLOSED', 'Closed'],
    ['AGE_NOT_MET', 'Age requirement not met'],
  ] as const)('is not offered while %s, and the reason stands in its place', async (status, words) => {
    await open(jobDetail({ availability: { status } }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
  });
  it('says how many applications are used up', async () => {
    await open(jobDetail({ availability: { status: 'LIMIT_REACHED', used: 3, limit: 3 } }));
    expect(screen.getByText('Application limit reached (3/3)')).toBeTruthy();
  });
  it('leads to the progress of who applied already', async () => {
    await open(jobDetail({ availability: { status: 'ALREADY_DELIVERED' } }));
    expect(screen.getByRole('link', { name: 'See progress' }).getAttribute('href')).toBe('/personal/delivery_records');
  });
});

describe('the way to share it', () => {
  it('copies the address where the phone has no sheet for it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain(`/job_detail/${idOf(2)}`);
  });
  it.each([
    ['no page may copy', undefined],
    ['the sheet is refused, and so is copying', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('has it copied by hand where %s', async (_where, share) => {
    Object.assign(navigator, { share });
    const { user } = await open();
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard') ?? {};
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/copy it yourself/);
    expect(getSelection()?.toString()).toMatch(new RegExp(`^http.*/job_detail/${idOf(2)}$`));
    fireEvent.copy(screen.getByText(/^http/));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    Object.defineProperty(navigator, 'clipboard', clipboard);
    Object.assign(navigator, { share: undefined });
  });
  it('does nothing more for who closes the sheet', async () => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('no', 'AbortError')) });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
    Object.assign(navigator, { share: undefined });
  });
});

describe('a position that cannot be shown', () => {
  it.each([404, 400])('is gone with %i, and trying again is not offered', async (status) => {
    const server = new FakeServer().refuse('jobDetail', { status, code: 'common.not_found' });
    await open(jobDetail(), 'en-US', server);
    const told = screen.getByRole('alert');
    expect(within(told).getByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(within(told).queryByRole('button')).toBeNull();
  });
  it('comes when one tries again', async () => {
    const server = new FakeServer().refuse('jobDetail', { status: 500, code: 'common.internal' });
    const { user } = await open(jobDetail(), 'en-US', server);
    server.refuse('jobDetail', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /Test developer/ })).toBeTruthy());
  });
});
