/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderPublic } from '../../testing/render.tsx';
import { ApiProblem } from '../api/problem.ts';
import { Button } from './Button.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { Saved } from './Saved.tsx';
import { useAction } from './use-action.ts';
import type { Autosave } from './use-autosave.ts';

const refused = new ApiProblem({
  status: 400,
  code: 'common.invalid',
  errors: [{ path: 'phone', code: 'common.phone_format' }],
});

function Screen({ work }: { work: () => Promise<unknown> }) {
  const action = useAction();
  return (
    <>
      <Button kind="primary" busy={action.busy} onClick={() => void action.run(work)}>
        Go
      </Button>
      <button type="button" onClick={() => void action.run(work)}>
        Go as well
      </button>
      <p>{action.errorAt('phone') ?? 'nothing beside the phone'}</p>
      <ProblemNote problem={action.problem} />
    </>
  );
}

describe('something a person does', () => {
  it('runs one at a time, also by another button, and again afterwards', async () => {
    const doing: (() => void)[] = [];
    const done = () => doing.at(-1)?.();
    const work = jest.fn(() => new Promise<void>((resolve) => void doing.push(resolve)));
    const { user } = await renderPublic(<Screen work={work} />);
    const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Go' });
    await user.click(go);
    expect([go.disabled, go.getAttribute('aria-busy')]).toEqual([true, 'true']);
    await user.click(screen.getByRole('button', { name: 'Go as well' }));
    expect(work).toHaveBeenCalledTimes(1);
    await act(async () => done());
    expect(go.disabled).toBe(false);
    await user.click(go);
    expect(work).toHaveBeenCalledTimes(2);
    await act(async () => done());
  });
  it('that was refused says why, also beside its field, until the next try', async () => {
    const work = jest.fn(() => Promise.reject(refused));
    const { user } = await renderPublic(<Screen work={work} />);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.getByText('This is not a valid phone number.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/^Something is not filled in correctly/);
    work.mockImplementation(() => Promise.resolve() as never);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.getByText('nothing beside the phone')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('whether what was typed is kept', () => {
  const saving = (change: Partial<Autosave>): Autosave => ({
    state: 'clean',
    savedAt: null,
    problem: undefined,
    flush: async () => true,
    ...change,
  });
  const at = '2026-11-20T06:05:00.000Z';
  it.each([
    [saving({}), null, ''],
    [saving({}), at, 'Saved 14:05'],
    [saving({ state: 'waiting' }), at, 'Saving'],
    [saving({ state: 'saving' }), at, 'Saving'],
    [saving({ state: 'saved', savedAt: at }), null, 'Saved 14:05'],
    [saving({ state: 'failed' }), at, 'Not saved yet'],
  ])('%j, before %s: %s', async (state, before, words) => {
    await renderPublic(<Saved saving={state} before={before} />);
    expect(screen.getByRole('status').textContent).toBe(words);
  });
  it('tells why it is not', async () => {
    await renderPublic(<Saved saving={saving({ state: 'failed', problem: refused })} />);
    expect(screen.getByRole('alert').textContent).toMatch(/Check the marked fields/);
  });
});
