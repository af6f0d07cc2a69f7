import { describe, expect, it } from '@jest/globals';
import { paramsOf, readListState, writeListState } from './list-state.ts';

const read = (text: string) => readListState(new URLSearchParams(text));

describe('list state', () => {
  it('comes back from its address as it was', () => {
    const text = 'text=王&stage=OFFER&stage=REVIEW&bucket=ACTIVE&mine=1&sort=since&layout=board';
    const state = read(text);
    expect(read(writeListState(state))).toEqual(state);
    expect(state.stage).toEqual(['OFFER', 'REVIEW']);
    expect(state.mine).toBe(true);
  });
  it('leaves out what it does not know', () => {
    expect(read('bucket=NOWHERE&sort=shoe').bucket).toEqual([]);
    expect(read('sort=shoe').sort).toBe('-since');
  });
  it('never has an empty address, which stands for the last view', () => {
    expect(writeListState(read(''))).toBe('sort=-since');
  });
  it('asks the same question for the table and the board', () => {
    expect(paramsOf(read('layout=board'))).toEqual(paramsOf(read('')));
  });
});
