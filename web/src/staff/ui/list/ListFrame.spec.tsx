/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderStaff } from '../../../../testing/render.tsx';
import { ApiProblem } from '../../../api/problem.ts';
import { ListFrame, type Standing } from './ListFrame.tsx';
import { NothingHere } from './NothingHere.tsx';

const open = (standing: Standing, { narrowed = false, language = 'zh-CN' as 'zh-CN' | 'en-US' } = {}) =>
  renderStaff(
    <ListFrame
      title="应聘者"
      bar={<input aria-label="搜索" />}
      standing={standing}
      body={<p>王芳</p>}
      empty={
        <NothingHere
          narrowed={narrowed}
          none="还没有应聘者"
          noneHere="没有符合的"
          showAll="看全部"
          home="/applications"
        />
      }
    />,
    { language, at: '/applications?stage=OFFER', path: '/applications' },
  );

describe('a list', () => {
  it('waits without a word of emptiness', async () => {
    await open({ total: undefined });
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
    expect([screen.queryByText('还没有应聘者'), screen.queryByText('王芳')]).toEqual([null, null]);
  });
  it('names itself in its heading and in the window', async () => {
    await open({ total: 1 });
    expect(screen.getByRole('heading', { level: 1, name: '应聘者' })).toBeTruthy();
    expect(document.title).toMatch(/^应聘者 - /);
    expect(screen.getByText('王芳')).toBeTruthy();
  });
  it('says that there is nothing yet, its bar still there', async () => {
    await open({ total: 0 });
    expect(screen.getByText('还没有应聘者')).toBeTruthy();
    expect(screen.getByLabelText('搜索')).toBeTruthy();
    expect(screen.queryByText('王芳')).toBeNull();
  });
  it('narrowed to nothing leads back to all of it', async () => {
    const { user, address } = await open({ total: 0 }, { narrowed: true });
    expect(screen.queryByText('还没有应聘者')).toBeNull();
    await user.click(screen.getByRole('button', { name: '看全部' }));
    expect(address()).toBe('/applications');
  });
  it('says why it did not come, and tries again', async () => {
    const onRetry = jest.fn();
    const failure = new ApiProblem({ status: 503, code: 'common.unavailable' });
    const { user } = await open({ total: undefined, failure, onRetry });
    expect(screen.getByRole('alert').textContent).toBe('服务暂时不可用，请稍后再试。');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
  it('keeps its rows when a later answer did not come', async () => {
    await open(
      { total: 1, failure: new ApiProblem({ status: 503, code: 'common.unavailable' }) },
      { language: 'en-US' },
    );
    expect(screen.getByText('王芳')).toBeTruthy();
  });
});
