import { describe, expect, test } from '@jest/globals';
import type { TakenMessage } from '../port.ts';
import { Notes } from './notes.ts';

const message = (offset: number, partition = 0): TakenMessage => ({
  ...{ topic: 't', key: 'k', value: null, headers: {}, partition, offset: String(offset) },
});

/** A group whose places are a list, and may not be taken. */
function group() {
  const noted: string[] = [];
  const state = { refuses: false, settled: -1 };
  const commitOffsets = async (places: readonly { partition: number; offset: string }[]) => {
    if (state.refuses) throw new Error('the group is shared anew');
    noted.push(...places.map(({ partition, offset }) => `${partition}:${offset}`));
  };
  const notes = new Notes({ commitOffsets }, ({ offset }) => Number(offset) <= state.settled);
  return { noted, state, notes };
}

describe('places in partitions', () => {
  test('are noted as far as all is settled, behind the last one', async () => {
    const { noted, state, notes } = group();
    await notes.done(message(4));
    await notes.all();
    expect(noted).toEqual([]);
    state.settled = 4;
    await notes.all();
    await notes.all();
    expect(noted).toEqual(['0:5']);
  });

  test('that a group did not take are noted another time, also where nothing comes behind', async () => {
    const { noted, state, notes } = group();
    state.settled = 9;
    await notes.done(message(7));
    state.refuses = true;
    await expect(notes.all()).rejects.toThrow('shared anew');
    state.refuses = false;
    await notes.all();
    expect(noted).toEqual(['0:8']);
  });

  test('of several partitions do not wait for each other', async () => {
    const { noted, state, notes } = group();
    await notes.done(message(50, 0));
    await notes.done(message(3, 1));
    state.settled = 10;
    await notes.all();
    expect(noted).toEqual(['1:4']);
  });
});
