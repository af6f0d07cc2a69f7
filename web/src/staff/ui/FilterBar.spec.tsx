/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { renderStaff } from '../../../testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';

const choices = [
  { value: 'HZ', label: '杭州' },
  { value: 'SH', label: '上海' },
];

async function open(first: readonly string[] = [], language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const told: string[] = [];
  function Bar() {
    const [chosen, setChosen] = useState(first);
    const [text, setText] = useState('');
    return (
      <FilterBar
        filters={[{ id: 'city', label: '城市', choices, chosen }]}
        onChange={(id, values) => {
          told.push(`${id}: ${values.join(',')}`);
          setChosen(values);
        }}
        text={text}
        onText={(next) => {
          told.push(`text: ${next}`);
          setText(next);
        }}
      />
    );
  }
  return { ...(await renderStaff(<Bar />, { language })), told };
}

describe('what a list is narrowed by', () => {
  it('asks for what is typed once, after a moment', async () => {
    const { user, told } = await open();
    await user.type(screen.getByRole('searchbox', { name: '搜索' }), '王芳');
    await waitFor(() => expect(told).toEqual(['text: 王芳']));
  });
  it('takes a filter from the menu and then shows it with its words', async () => {
    const { user, told } = await open();
    await user.click(screen.getByRole('button', { name: '筛选' }));
    const menu = await screen.findByRole('region', { name: '筛选' });
    await user.click(within(menu).getByText('城市'));
    await user.click(within(menu).getByLabelText('杭州'));
    expect(told).toEqual(['city: HZ']);
    expect(await screen.findByRole('button', { name: '城市 杭州' })).toBeTruthy();
  });
  it('adds to a filter in use and takes from it', async () => {
    const { user, told } = await open(['HZ']);
    await user.click(screen.getByRole('button', { name: '城市 杭州' }));
    const menu = await screen.findByRole('region', { name: '城市' });
    expect(within(menu).getByLabelText<HTMLInputElement>('杭州').checked).toBe(true);
    await user.click(within(menu).getByLabelText('上海'));
    expect(await screen.findByRole('button', { name: '城市 杭州、上海' })).toBeTruthy();
    await user.click(within(menu).getByLabelText('杭州'));
    expect(told).toEqual(['city: HZ,SH', 'city: SH']);
  });
  it('drops a filter by its cross', async () => {
    const { user, told } = await open(['HZ', 'SH'], 'en-US');
    expect(screen.getByRole('button', { name: '城市 杭州, 上海' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove filter: 城市' }));
    expect(told).toEqual(['city: ']);
    expect(screen.queryByRole('button', { name: /杭州/ })).toBeNull();
  });
  it('keeps what is typed on while the list is still on its way to what was typed before', async () => {
    const told: string[] = [];
    const bar = (text: string) => (
      <FilterBar filters={[]} onChange={() => undefined} text={text} onText={(next) => told.push(next)} />
    );
    const { user, rerenderUi } = await renderAgain(bar(''));
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(box, '王');
    await waitFor(() => expect(told).toEqual(['王']));
    await user.type(box, '芳');
    rerenderUi(bar('王'));
    expect(box.value).toBe('王芳');
    await waitFor(() => expect(told).toEqual(['王', '王芳']));
    rerenderUi(bar('王芳'));
    rerenderUi(bar(''));
    expect(box.value).toBe('');
  });
  it('says that a text is too long and asks nothing for it, until it is short enough', async () => {
    const { user, told } = await open();
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' });
    await user.click(box);
    await user.paste('长'.repeat(5000));
    expect(screen.getByRole('alert').textContent).toBe('最多搜索 100 个字。');
    expect([box.value.length, box.getAttribute('aria-invalid')]).toEqual([5000, 'true']);
    await user.clear(box);
    await user.paste('王芳');
    await waitFor(() => expect(told).toEqual(['text: 王芳']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('searches the choices of a filter that has many, and keeps those chosen in sight', async () => {
    const many = Array.from({ length: 49 }, (_, at) => ({ value: String(at), label: `职位${at}` }));
    const filters = [{ id: 'position', label: '职位', choices: many, chosen: ['7'] }];
    const { user } = await renderStaff(<FilterBar filters={filters} onChange={() => undefined} />, {
      language: 'zh-CN',
    });
    await user.click(screen.getByRole('button', { name: '职位 职位7' }));
    const menu = await screen.findByRole('region', { name: '职位' });
    expect(within(menu).getAllByRole('checkbox')).toHaveLength(49);
    await user.type(within(menu).getByRole('searchbox', { name: '查找职位' }), '职位48');
    const labels = within(menu)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ labels }) => labels?.[0]?.textContent);
    expect(labels).toEqual(['职位7', '职位48']);
  });
});

/** A piece of the screen whose properties change while it is shown. */
async function renderAgain(first: ReactElement) {
  let show: (ui: ReactElement) => void = () => undefined;
  function Holder() {
    const [ui, setUi] = useState(first);
    show = setUi;
    return ui;
  }
  const shown = await renderStaff(<Holder />, { language: 'zh-CN' });
  return { ...shown, rerenderUi: (ui: ReactElement) => act(() => show(ui)) };
}
