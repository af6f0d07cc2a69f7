/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../testing/render.tsx';
import { ApiProblem } from '../../../api/problem.ts';
import { useMyWorkQuery } from '../../model/work.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Items that are answered when the test says so. */
function desk() {
  const waiting = new Map<string, { done: () => void; refused: (problem: ApiProblem) => void }>();
  const send = jest.fn(
    (id: string) => new Promise<void>((done, refused) => waiting.set(id, { done: () => done(), refused })),
  );
  return {
    send,
    done: (id: string) => act(async () => waiting.get(id)?.done()),
    refuse: (id: string) =>
      act(async () => waiting.get(id)?.refused(new ApiProblem({ status: 409, code: 'record.locked' }))),
  };
}

function Behind() {
  useMyWorkQuery({});
  return null;
}

async function open(ids: readonly string[]) {
  const onClose = jest.fn();
  const at = desk();
  const server = new FakeServer().answer('myWork', { items: [], counts: {} });
  const shown = await renderStaff(
    <>
      <Behind />
      <BulkDialog title="Lock" ids={ids} send={at.send} stop="Stop" onClose={onClose}>
        {({ results, failed, done }) => (
          <p role="status">{`${results.length} of ${ids.length}, ${failed.map(({ id }) => id).join()}${done ? ', over' : ''}`}</p>
        )}
      </BulkDialog>
    </>,
    { server },
  );
  return { ...shown, ...at, onClose };
}
const status = () => screen.getByRole('status').textContent;

describe('one command for each of many', () => {
  it('has four on their way at once and tells of each as it comes', async () => {
    const { send, done } = await open(['a', 'b', 'c', 'd', 'e']);
    expect(send.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'c', 'd']);
    await done('b');
    expect(status()).toBe('1 of 5, ');
    expect(send.mock.lastCall).toEqual(['e']);
  });
  it('goes on after one that was refused, and names it', async () => {
    const { done, refuse } = await open(['a', 'b']);
    await refuse('a');
    await done('b');
    expect(status()).toBe('2 of 2, a, over');
  });
  it('can be stopped: what is on its way is done, the rest is not begun', async () => {
    const { user, send, done, onClose } = await open(['a', 'b', 'c', 'd', 'e', 'f']);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    for (const id of ['a', 'b', 'c', 'd']) await done(id);
    expect(send).toHaveBeenCalledTimes(4);
  });
  it('is left by Escape as by the button', async () => {
    const { user, onClose } = await open(['a']);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('is closed once it is over, and what is behind it is asked for again, once', async () => {
    const { server, done } = await open(['a', 'b']);
    expect(server.asked).toHaveLength(1);
    await done('a');
    expect(server.asked).toHaveLength(1);
    await done('b');
    await waitFor(() => expect(server.asked).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Close' }).length).toBeGreaterThan(0);
  });
});
