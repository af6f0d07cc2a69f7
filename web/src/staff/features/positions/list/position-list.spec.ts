import { describe, expect, it } from '@jest/globals';
import { positionList } from './position-list.ts';

const read = (address: string) => positionList.read(new URLSearchParams(address));

describe('state of the list of positions', () => {
  it('survives its address', () => {
    const state = read('text=芯片&state=OPEN&state=DRAFT&track=CAMPUS&mine=1&sort=title');
    expect(state).toEqual({ text: '芯片', state: ['OPEN', 'DRAFT'], track: ['CAMPUS'], mine: true, sort: 'title' });
    expect(read(positionList.write(state))).toEqual(state);
  });
  it('is everything, newest change first, where the address says nothing', () => {
    expect(read('')).toEqual({ text: '', state: [], track: [], mine: false, sort: '-updatedAt' });
    expect(positionList.write(read('sort=nonsense'))).toBe('');
  });
  it('counts as narrowed by a filter, not by an order', () => {
    expect([read('sort=title'), read('mine=1'), read('text=a')].map(positionList.narrowed)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
