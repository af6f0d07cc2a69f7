/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderStaff } from '../../../../testing/render.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';

/** What a list of offers shows, 72 em at least: 1,008 pixels of text of 14. */
const offers: readonly Column<string>[] = [
  { id: 'name', title: '姓名', width: 'minmax(8em, 1fr)', render: (name) => name },
  { id: 'position', title: '职位', width: 'minmax(10em, 1.5fr)', wide: true, render: () => '测试工程师' },
  { id: 'type', title: '类型', width: 'minmax(10em, 1fr)', wide: true, render: () => '社会招聘' },
  { id: 'state', title: '进度', width: 'minmax(8em, 1fr)', render: () => '待发送' },
  { id: 'approval', title: '审批', width: 'minmax(8em, 1fr)', wide: true, render: () => '2/2' },
  { id: 'entry', title: '入职日期', width: '9.5em', wide: true, sort: 'entry', render: () => '12月1日' },
  { id: 'until', title: '答复期限', width: '9.5em', wide: true, render: () => '11月30日' },
  { id: 'updated', title: '更新', width: '9em', numeric: true, wide: true, render: () => '今天' },
];

async function openOffers(room: number, sorted: (by: string) => void = () => {}) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  const shown = await renderStaff(
    <DataTable
      label="Offer"
      widthsOf="/offers"
      total={1}
      at={() => '王芳'}
      idOf={(name) => name}
      columns={offers}
      onOpen={() => {}}
      onSort={sorted}
    />,
    { language: 'zh-CN' },
  );
  const grid = screen.getByRole('grid');
  const heads = () =>
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  const cells = () =>
    within(grid)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const tracks = () => grid.parentElement?.style.getPropertyValue('--tracks');
  return { ...shown, grid, heads, cells, tracks };
}

describe('a table whose columns need more room than there is', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });
  it('has rows of one line where they fit', async () => {
    const { grid, heads } = await openOffers(1008);
    expect(heads()).toEqual(['姓名', '职位', '类型', '进度', '审批', '入职日期', '答复期限', '更新']);
    expect(grid.closest('.two-lines')).toBeNull();
  });
  it('puts neighbours into one cell, never what tells how it stands, and loses nothing', async () => {
    const { grid, heads, cells } = await openOffers(824);
    expect(heads()).toEqual(['姓名', '职位、类型', '进度', '审批、入职日期', '答复期限', '更新']);
    expect(cells()).toEqual(['王芳', '测试工程师社会招聘', '待发送', '2/212月1日', '11月30日', '今天']);
    expect(grid.closest('.two-lines')).toBeTruthy();
  });
  it('is still sorted by each of two that share a cell', async () => {
    const sorted = jest.fn();
    const { user } = await openOffers(824, sorted);
    await user.click(screen.getByRole('button', { name: '入职日期' }));
    expect(sorted).toHaveBeenCalledWith('-entry');
  });
});

describe('the edge of a column', () => {
  const edge = () => screen.getByRole('button', { name: /“职位”的列宽/ });
  /** jsdom knows no pointers; theirs are told of as those of a mouse are. */
  const pointer = (kind: string, at: Element | Window, clientX: number) =>
    fireEvent(at, new MouseEvent(`pointer${kind}`, { clientX, bubbles: true }));
  const first = '1fr) minmax(10em, 1.5fr) minmax(10em, 1fr)';
  beforeEach(() => {
    jest
      .spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ width: 200 } as unknown as DOMRect);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });
  it('is dragged, and the width is there the next time on this device', async () => {
    const { tracks, unmount } = await openOffers(1200);
    expect(tracks()).toContain(first);
    pointer('down', edge(), 300);
    pointer('move', window, 340);
    expect(tracks()).toContain('1fr) 240px minmax(10em, 1fr)');
    pointer('up', window, 390);
    pointer('move', window, 700);
    expect(tracks()).toContain('1fr) 290px minmax(10em, 1fr)');
    unmount();
    expect((await openOffers(1200)).tracks()).toContain('1fr) 290px minmax(10em, 1fr)');
  });
  it('is moved by arrow keys, never so far that it cannot be caught again', async () => {
    const { user, tracks } = await openOffers(1200);
    edge().focus();
    await user.keyboard('{ArrowRight}');
    expect(tracks()).toContain('1fr) 216px minmax(10em, 1fr)');
    await user.keyboard('{ArrowLeft}');
    expect(tracks()).toContain('1fr) 184px minmax(10em, 1fr)');
    pointer('down', edge(), 300);
    pointer('up', window, 0);
    expect(tracks()).toContain('1fr) 48px minmax(10em, 1fr)');
  });
  it('never gets wider than a list needs, whatever was kept', async () => {
    const { tracks, unmount } = await openOffers(1200);
    pointer('down', edge(), 300);
    pointer('up', window, 9000);
    expect(tracks()).toContain('1fr) 960px minmax(10em, 1fr)');
    unmount();
    const [name = ''] = Object.keys({ ...localStorage }).filter((key) => key.includes('widths'));
    localStorage.setItem(name, (localStorage.getItem(name) ?? '').replaceAll('960', '90000'));
    expect((await openOffers(1200)).tracks()).toContain('1fr) 960px minmax(10em, 1fr)');
  });
  it('is as at first by two presses, or by Enter', async () => {
    const { user, tracks } = await openOffers(1200);
    edge().focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(tracks()).toContain(first);
    await user.keyboard('{ArrowRight}');
    await user.dblClick(edge());
    expect(tracks()).toContain(first);
    expect(JSON.stringify({ ...localStorage })).not.toContain('widths');
  });
});
