/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderStaff } from '../../../testing/render.tsx';
import { page } from '../../api/page.ts';
import { lazyPart } from './lazy-part.ts';

const Drawer = ({ name }: { name: string }) => <p>{name}</p>;

/** A part that fails to come so many times, in a page that has more. */
async function open(failures: number) {
  let left = failures;
  const Part = lazyPart<{ name: string }>(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Drawer };
  });
  const shown = await renderStaff(
    <>
      <p>the rail</p>
      <Suspense fallback={null}>
        <Part name="王芳" />
      </Suspense>
    </>,
  );
  return shown;
}
const restart = () => jest.spyOn(page, 'restart').mockImplementation(() => undefined);

// React tells of what a boundary caught.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

describe('a part that is fetched when it is shown', () => {
  it('says in both languages that it did not come, and leaves the rest standing', async () => {
    await open(1);
    expect((await screen.findByRole('alert')).textContent).toMatch(/没有加载.*did not load/);
    expect(screen.getByText('the rail')).toBeTruthy();
  });
  it('is fetched again at a press', async () => {
    const restarted = restart();
    const { user } = await open(1);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('王芳')).toBeTruthy();
    expect(restarted).not.toHaveBeenCalled();
  });
  it('is fetched again by who shows it next', async () => {
    let left = 1;
    const Part = lazyPart<{ name: string }>(async () => {
      if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: Drawer };
    });
    const one = (name: string) => (
      <Suspense fallback={null}>
        <Part key={name} name={name} />
      </Suspense>
    );
    const { rerender } = await renderStaff(one('王芳'));
    await screen.findByRole('alert');
    rerender(one('李雷'));
    expect(await screen.findByText('李雷')).toBeTruthy();
  });
  it('that still does not come loads the document anew: a release may have renamed it', async () => {
    const restarted = restart();
    const { user } = await open(3);
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(restarted).toHaveBeenCalledWith(location.href);
  });
});
