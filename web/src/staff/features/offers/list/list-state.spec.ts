import { describe, expect, it } from '@jest/globals';
import { paramsOf, readListState, views, writeListState } from './list-state.ts';

const read = (search: string) => readListState(new URLSearchParams(search));

describe('the address of the list of offers', () => {
  it('says the same state again', () => {
    const search = 'text=%E7%8E%8B&approval=PASSED&approval=REFUSED&status=PENDING_SEND&mine=1';
    expect(writeListState(read(search))).toBe(search);
  });
  it('is empty for the whole list', () => {
    expect(writeListState(read(''))).toBe('');
    expect(paramsOf(read(''))).toEqual({ text: '', approval: [], status: [], mine: false });
  });
  it.each(views)('of the view $label is written as the state writes it, so that its tab is lit', ({ search }) => {
    expect(writeListState(read(search))).toBe(search);
  });
});
