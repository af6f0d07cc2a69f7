/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApplicationRow } from '@talentlog/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail, applicationRow } from '../../../../../testing/samples/applications.ts';
import { id, person, qian, zhao } from '../../../../../testing/samples/people.ts';
import ApplicationsPage from '../index.tsx';

type Changes = Partial<ApplicationRow>;
type Language = 'zh-CN' | 'en-US';

async function open(changes: Changes, language: Language = 'zh-CN', at = '/applications?sort=-since') {
  const server = new FakeServer()
    .signIn(colleague('HR'))
    .answer('applications', { rows: [applicationRow(changes)], stages: {} })
    .answer('applicationDetail', applicationDetail(changes))
    .answer('positions', { rows: [] });
  await renderStaff(<ApplicationsPage />, { server, at, path: '/applications/*', language });
  const grid = await screen.findByRole('grid');
  await within(grid).findAllByText(/Ma Jun|2041/);
  const [head, row] = within(grid).getAllByRole('row');
  const words = (of: HTMLElement | undefined) => [...(of?.children ?? [])].slice(1).map((cell) => cell.textContent);
  return { grid, head: words(head), cells: words(row), row };
}
const known: Changes = {
  tags: ['56G'],
  source: 'RECOMMENDED',
  since: new Date().toISOString(),
  resumeLine: { school: '电子科技大学', degree: 'MASTER', years: 6, employer: '东晟通信' },
};
const line = '电子科技大学·硕士·6 年·东晟通信';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a row of the list', () => {
  it('says in one line who it is, what they did, where they stand and whose turn it is', async () => {
    const { head, cells } = await open(known);
    expect(head).toEqual(['姓名', '学历、经历', '职位', '来源', '当前进度', '停留', '当前处理人']);
    expect(cells).toEqual([
      ...['Ma Jun56G', line, expect.any(String), '内部推荐', '简历筛选，等HR处理应聘', '今天', 'HR'],
    ]);
  });
  it('takes two lines beside an open record, and loses nothing', async () => {
    const { grid, head, cells } = await open(known, 'zh-CN', `/applications/${id(1)}?sort=-since`);
    expect(head).toEqual(['姓名、经历', '职位、来源', '当前进度', '停留', '当前处理人']);
    expect(cells[0]).toBe(`Ma Jun56G${line}`);
    expect(cells[1]).toMatch(/内部推荐$/);
    expect(grid.closest('.two-lines')).toBeTruthy();
  });
  it.each<[Language, Changes, string]>([
    ['zh-CN', { dueAt: '2099-11-26T10:00:00.000Z' }, '简历筛选，等HR处理应聘 2099年11月26日 18:00 前'],
    [
      'en-US',
      { dueAt: '2099-11-26T10:00:00.000Z' },
      'Resume screening, waiting for HR: Handle application by Nov 26, 2099, 18:00',
    ],
    ['zh-CN', { dueAt: '2025-11-26T10:00:00.000Z' }, '简历筛选，等HR处理应聘 应在 2025年11月26日 18:00 前，已逾期'],
    ['zh-CN', { waitsForMe: true }, '简历筛选，等你处理应聘'],
    ['zh-CN', { waitsFor: 'SAP', nextStep: 'WAIT_FOR_SAP' }, '简历筛选，等 SAP 处理'],
  ])('has in two lines the same sentence, which goes on in the second, in %s', async (language, changes, words) => {
    const { cells, row } = await open(changes, language, `/applications/${id(1)}?sort=-since`);
    expect(cells[2]).toBe(words);
    expect(row?.children[3]?.firstElementChild?.className).toBe('cell-flow');
  });
  const found: Changes = {
    verdicts: [
      { of: 'SCREENING', by: zhao, result: 'RECOMMENDED' },
      { of: 'INTERVIEW', by: qian, result: 'EXCELLENT_PASS' },
    ],
    dueAt: '2099-11-26T10:00:00.000Z',
  };
  it('says what was found before what is due', async () => {
    const words = 'Zhao Lei：推荐、Qian Min：优秀通过 · ';
    const { cells } = await open(found);
    expect(cells[4]).toBe(`简历筛选，等HR处理应聘 ${words}2099年11月26日 18:00 前`);
    cleanup();
    const two = await open(found, 'zh-CN', `/applications/${id(1)}?sort=-since`);
    expect(two.cells[2]).toBe(`简历筛选，等HR处理应聘 ${words}2099年11月26日 18:00 前`);
  });
  it('takes two lines where one does not do, and no column is out of sight', async () => {
    const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(824);
    const { grid, head } = await open(known);
    expect(head).toEqual(['姓名、经历', '职位、来源', '当前进度', '停留', '当前处理人']);
    expect(grid.closest('.two-lines')).toBeTruthy();
    width.mockRestore();
  });
  it('takes three lines on a phone, where whose turn it is stands in the sentence alone', async () => {
    const media = jest.spyOn(globalThis, 'matchMedia');
    media.mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);
    const { grid, head, row } = await open(known);
    expect(head).toHaveLength(5);
    expect(grid.closest('.three-lines')).toBeTruthy();
    expect([...(row?.querySelectorAll('.wide') ?? [])].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/内部推荐$/),
      '今天',
      'HR',
    ]);
    media.mockRestore();
  });
  it('tells nothing of school, employer and source without consent', async () => {
    const hidden = person({ name: '', consent: 'UNAUTHORIZED', phone: null, email: null });
    const { cells } = await open({ person: hidden, source: null, resumeLine: null });
    expect(cells[1]).toBe('授权后才能看到学校和雇主');
    expect(cells[3]).toBe('');
    expect(cells[4]).toBe('简历筛选，授权后才能继续');
  });
  const screened: Changes = {
    ...{ stage: 'DEPT_SCREENING', waitsFor: 'SCREENER', waitsForName: '赵磊', nextStep: 'SCREEN' },
    dueAt: '2099-11-26T10:00:00.000Z',
  };
  it.each<[string, Changes, Language, string, string]>([
    ['a colleague', screened, 'zh-CN', '部门筛选，等赵磊筛选简历 2099年11月26日 18:00 前', '赵磊'],
    ['a colleague', screened, 'en-US', 'Department screening, waiting for 赵磊: screen by Nov 26, 2099, 18:00', '赵磊'],
    [
      'what is late',
      { ...screened, dueAt: '2025-11-21T10:00:00.000Z' },
      'zh-CN',
      '部门筛选，等赵磊筛选简历 应在 2025年11月21日 18:00 前，已逾期',
      '赵磊',
    ],
    [
      'the candidate',
      { waitsFor: 'SEEKER', nextStep: 'CHOOSE_TIME' },
      'zh-CN',
      '简历筛选，等候选人选面试时间',
      '候选人',
    ],
    ['the reader', { waitsForMe: true }, 'zh-CN', '简历筛选，等你处理应聘', '我'],
    ['the reader', { waitsForMe: true }, 'en-US', 'Resume screening, waiting for you: Handle application', 'Me'],
    ['SAP', { waitsFor: 'SAP', nextStep: 'WAIT_FOR_SAP' }, 'zh-CN', '简历筛选，等 SAP 处理', 'SAP'],
    [
      'one that ended',
      { bucket: 'ENDED', outcome: 'NOT_PASSED', waitsFor: 'NOBODY', nextStep: null },
      'zh-CN',
      '未通过，止于简历筛选',
      '',
    ],
  ])('says in a sentence that it waits for %s', async (_whom, changes, language, sentence, turn) => {
    const { cells } = await open(changes, language);
    expect([cells[4], cells[6]]).toEqual([sentence, turn]);
  });
  it('has colour for the reader’s own turn alone', async () => {
    const { row } = await open({ ...screened, tags: ['56G'] });
    expect(row?.querySelectorAll('.state')).toHaveLength(0);
    document.body.innerHTML = '';
    const own = await open({ waitsForMe: true });
    expect([...(own.row?.querySelectorAll('.state') ?? [])].map(({ textContent }) => textContent)).toEqual(['我']);
  });
});
