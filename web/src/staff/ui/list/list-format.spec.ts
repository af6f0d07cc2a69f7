import { describe, expect, it } from '@jest/globals';
import { Search } from '@talentlog/contracts';
import { anyOf, flag, listFormat, oneOf, text } from './list-format.ts';

const format = listFormat({
  text,
  state: anyOf(),
  channel: anyOf(['MAIL', 'SMS']),
  mine: flag,
  sort: oneOf(['-updatedAt', 'title'], '-updatedAt'),
});
const named = listFormat({ text, sort: oneOf(['since', '-since'], '-since', { named: true }) });
const read = (address: string) => format.read(new URLSearchParams(address));

describe('the address of a list', () => {
  it('says the same state again', () => {
    const state = read('text=王芳&state=OPEN&state=DRAFT&channel=SMS&mine=1&sort=title');
    expect(state).toEqual({ text: '王芳', state: ['OPEN', 'DRAFT'], channel: ['SMS'], mine: true, sort: 'title' });
    expect(read(format.write(state))).toEqual(state);
  });
  it('is the same for the same state, however it was written', () => {
    expect(format.write(read('mine=1&text=a'))).toBe(format.write(read('text=a&mine=1')));
  });
  it('is empty for the whole list', () => {
    expect(format.write(read(''))).toBe('');
    expect(read('')).toEqual({ text: '', state: [], channel: [], mine: false, sort: '-updatedAt' });
  });
  it('leaves out what it does not know', () => {
    expect(read('channel=PIGEON&sort=shoe&mine=yes&hat=1')).toEqual(read(''));
  });
  it('names the usual order where an empty address means something else', () => {
    expect(named.write(named.read(new URLSearchParams()))).toBe('sort=-since');
  });
  it('counts as narrowed by a filter, not by an order', () => {
    expect(
      ['', 'sort=title', 'mine=1', 'text=a', 'state=OPEN'].map((address) => format.narrowed(read(address))),
    ).toEqual([false, false, true, true, true]);
  });
});

describe('a filter over a facet', () => {
  it('has on what the state has', () => {
    const { text: one, state, mine, sort } = format.facets;
    expect([
      one.chosen(''),
      one.chosen('p1'),
      state.chosen(['A', 'B']),
      mine.chosen(true),
      sort.chosen('title'),
    ]).toEqual([[], ['p1'], ['A', 'B'], ['1'], ['title']]);
  });
  it('makes the state of what is chosen', () => {
    const { text: one, channel, mine } = format.facets;
    expect([one.choose(['p1']), one.choose([]), channel.choose(['SMS', 'PIGEON']), mine.choose([])]).toEqual([
      'p1',
      '',
      ['SMS'],
      false,
    ]);
  });
  it('reads no longer text than may be searched for', () => {
    const { text: read } = listFormat({ text }).read(new URLSearchParams({ text: 'x'.repeat(5000) }));
    expect([Search.safeParse(read).success, Search.safeParse(`${read}x`).success]).toEqual([true, false]);
  });
});
