/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../../../testing/render.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
}
const people: readonly Person[] = ['王芳', '宋佳', '韩磊'].map((name, at) => ({ id: `p${at}`, name }));
const columns: readonly Column<Person>[] = [
  { id: 'name', title: '姓名', width: '1fr', render: ({ name }) => name, sort: 'name' },
  { id: 'number', title: '编号', width: '1fr', render: ({ id }) => id },
];

interface Options {
  readonly rows?: readonly (Person | undefined)[];
  readonly current?: string;
  readonly sort?: string;
}

async function open({ rows = people, current, sort = '-name' }: Options = {}) {
  const told: string[] = [];
  function Table() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <input aria-label="搜索" />
        <DataTable
          label="应聘者"
          total={rows.length}
          at={(index) => rows[index]}
          idOf={({ id }) => id}
          columns={columns}
          onOpen={({ name }) => told.push(`opened ${name}`)}
          {...(current === undefined ? {} : { current })}
          sort={sort}
          onSort={(by) => told.push(`sorted ${by}`)}
          selected={selected}
          onSelect={(ids) => {
            told.push(`selected ${[...ids].join(',')}`);
            setSelected(ids);
          }}
          onSelectPage={() => setSelected(new Set(people.map(({ id }) => id)))}
        />
      </>
    );
  }
  const shown = await renderStaff(<Table />, { language: 'zh-CN' });
  const grid = screen.getByRole('grid', { name: '应聘者' });
  const at = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { ...shown, told, grid, at };
}

describe('a table of rows', () => {
  it('says how many there are, its titles and its rows', async () => {
    const { grid } = await open();
    expect(grid.getAttribute('aria-rowcount')).toBe('4');
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['姓名', '编号']);
    expect(
      within(grid)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['王芳p0', '宋佳p1', '韩磊p2']);
  });
  it('is walked by arrows, first and last, not beyond its ends', async () => {
    const { user, grid, at } = await open();
    grid.focus();
    const walked = [];
    for (const key of ['ArrowUp', 'ArrowDown', 'End', 'ArrowDown', 'Home']) {
      await user.keyboard(`{${key}}`);
      walked.push(at());
    }
    expect(walked).toEqual(['王芳p0', '宋佳p1', '韩磊p2', '韩磊p2', '王芳p0']);
  });
  it('is walked by J and K and opened by Enter wherever the focus is', async () => {
    const { user, told } = await open();
    await user.keyboard('jjk{Enter}');
    expect(told).toEqual(['opened 王芳']);
  });
  it('marks no row before one moves, and the first by the first J', async () => {
    const { user, at, grid } = await open();
    expect(grid.hasAttribute('aria-activedescendant')).toBe(false);
    await user.keyboard('j');
    expect([at(), document.activeElement]).toEqual(['王芳p0', grid]);
    await user.keyboard('j');
    expect(at()).toBe('宋佳p1');
  });
  it('goes on to the row that took the place of the open one, which has left', async () => {
    const { user, told, grid } = await open({ current: 'gone' });
    await user.click(within(grid).getByText('宋佳'));
    await user.keyboard('j');
    await user.keyboard('k');
    expect(told).toEqual(['opened 宋佳', 'opened 宋佳', 'opened 王芳']);
  });
  it('opens the row that is pressed, and walks on from it', async () => {
    const { user, told, grid, at } = await open();
    await user.click(within(grid).getByText('宋佳'));
    await user.keyboard('j');
    expect([told, at()]).toEqual([['opened 宋佳'], '韩磊p2']);
  });
  it('opens the neighbour of the open row at once', async () => {
    const { user, told } = await open({ current: 'p1' });
    await user.keyboard('j');
    expect(told).toEqual(['opened 韩磊']);
  });
  it('does nothing by the letters of a search', async () => {
    const { user, told, at } = await open();
    await user.type(screen.getByLabelText('搜索'), 'jxk{Enter}');
    expect([told, at()]).toEqual([[], undefined]);
  });
  it('selects by X, by space and by its box, and opens nothing by that', async () => {
    const { user, told, grid } = await open();
    await user.keyboard('x');
    grid.focus();
    await user.keyboard('{ArrowDown} ');
    await user.click(screen.getAllByRole('checkbox', { name: '选中这一行' })[0] as HTMLElement);
    expect(told).toEqual(['selected p0', 'selected p0,p1', 'selected p1']);
  });
  it('selects all, says when some are, and then none', async () => {
    const { user, grid } = await open();
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '选中这一页' });
    const chosen = () => within(grid).queryAllByRole('row', { selected: true }).length;
    await user.keyboard('x');
    expect([all().indeterminate, all().checked, chosen()]).toEqual([true, false, 1]);
    await user.click(all());
    expect(chosen()).toBe(0);
    await user.click(all());
    expect([all().indeterminate, all().checked, chosen()]).toEqual([false, true, 3]);
  });
  it.each([
    ['-name', 'descending', 'sorted name'],
    ['name', 'ascending', 'sorted -name'],
    ['since', 'none', 'sorted -name'],
  ])('sorted by %s says %s, and turns by its title', async (sort, told, next) => {
    const table = await open({ sort });
    expect(screen.getByRole('columnheader', { name: '姓名' }).getAttribute('aria-sort')).toBe(told);
    await table.user.click(screen.getByRole('button', { name: '姓名' }));
    expect(table.told).toEqual([next]);
    expect(screen.queryByRole('button', { name: '编号' })).toBeNull();
  });
  it('keeps the place of a row that has not come', async () => {
    const { user, told, grid } = await open({ rows: [undefined, ...people] });
    expect(within(grid).getAllByRole('row')).toHaveLength(5);
    await user.keyboard('x{Enter}j{Enter}');
    expect(told).toEqual(['opened 王芳']);
  });
  it('has no row to be at where there are none', async () => {
    const { user, grid, told } = await open({ rows: [] });
    await user.keyboard('jk{Enter}x');
    expect(grid.hasAttribute('aria-activedescendant')).toBe(false);
    expect(told).toEqual([]);
  });
});
