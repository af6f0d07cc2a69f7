import { describe, expect, it } from '@jest/globals';
import { isNarrowed, paramsOf, readListState, writeListState } from './list-state.ts';

const read = (address: string) => readListState(new URLSearchParams(address));

describe('state of the list of positions', () => {
  it('survives its address', () => {
    const state = read('text=芯片&state=OPEN&state=DRAFT&track=CAMPUS&mine=1&sort=title');
    expect(state).toEqual({ text: '芯片', state: ['OPEN', 'DRAFT'], track: ['CAMPUS'], mine: true, sort: 'title' });
    expect(read(writeListState(state))).toEqual(state);
  });
  it('is everything, newest change first, where the address says nothing', () => {
    expect(read('')).toEqual({ text: '', state: [], track: [], mine: false, sort: '-updatedAt' });
    expect(writeListState(read('sort=nonsense'))).toBe('');
  });
  it('counts as narrowed by a filter, not by an order', () => {
    expect([read('sort=title'), read('mine=1'), read('text=a')].map(isNarrowed)).toEqual([false, true, true]);
  });
  it('asks what it shows', () => expect(paramsOf(read('state=OPEN'))).toMatchObject({ state: ['OPEN'], track: [] }));
});
