import { describe, expect, it } from '@jest/globals';
import type { PackedCommit } from '../packed.ts';
import { AppendQueue } from './append-queue.ts';

const commit = (commitId: string) => ({ commitId, writes: [], checks: [] });
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose writer answers when it is told to; `sent` are the ids of each group. */
function open() {
  const sent: string[][] = [];
  const queue = new AppendQueue((group: readonly PackedCommit[]) => sent.push(group.map(({ commitId }) => commitId)));
  const stored = (count: number) =>
    queue.answered(
      Array.from({ length: count }, () => ({ kind: 'stored', before: 0, revisions: [], deduplicated: false })),
    );
  return { queue, sent, stored };
}

describe('appends on their way to the writer', () => {
  it('sends what was asked for in one turn together, and no third group before the first is answered', async () => {
    const { queue, sent, stored } = open();
    const asked = ['a', 'b'].map((id) => queue.add(commit(id)));
    await nextTurn();
    asked.push(queue.add(commit('c')));
    await nextTurn();
    for (const id of ['d', 'e']) asked.push(queue.add(commit(id)));
    await nextTurn();
    asked.push(queue.add(commit('f')));
    await nextTurn();
    expect(sent).toEqual([['a', 'b'], ['c']]);
    stored(1);
    expect(sent).toEqual([['a', 'b'], ['c']]);
    stored(1);
    expect(sent).toEqual([['a', 'b'], ['c'], ['d', 'e', 'f']]);
    stored(4);
    await Promise.all(asked);
  });

  it('goes on after groups that the writer took for one', async () => {
    const { queue, sent, stored } = open();
    const asked = [queue.add(commit('a'))];
    await nextTurn();
    asked.push(queue.add(commit('b')));
    await nextTurn();
    asked.push(queue.add(commit('c')));
    await nextTurn();
    stored(2);
    expect(sent).toEqual([['a'], ['b'], ['c']]);
    asked.push(queue.add(commit('d')));
    await nextTurn();
    expect(sent).toEqual([['a'], ['b'], ['c'], ['d']]);
    stored(2);
    await Promise.all(asked);
  });

  it('sends all that waits when nothing more will come', async () => {
    const { queue, sent, stored } = open();
    const asked = [queue.add(commit('a'))];
    await nextTurn();
    asked.push(queue.add(commit('b')));
    await nextTurn();
    asked.push(queue.add(commit('c')));
    queue.send({ all: true });
    expect(sent).toEqual([['a'], ['b'], ['c']]);
    stored(3);
    await Promise.all(asked);
  });

  it('tells whoever waits, sent or not, that the outcome is not known, and goes on from nothing', async () => {
    const { queue, sent } = open();
    const asked = [queue.add(commit('a'))];
    await nextTurn();
    asked.push(queue.add(commit('b')));
    await nextTurn();
    asked.push(queue.add(commit('c')));
    queue.fail('gone');
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    queue.add(commit('d')).catch(() => undefined);
    await nextTurn();
    expect(sent.at(-1)).toEqual(['d']);
  });
});
