import { describe, expect, it } from '@jest/globals';
import { offerList, views } from './offer-list.ts';

const read = (search: string) => offerList.read(new URLSearchParams(search));

describe('the address of the list of offers', () => {
  it('says the same state again', () => {
    const search = 'text=%E7%8E%8B&approval=PASSED&approval=REFUSED&status=PENDING_SEND&mine=1';
    expect(offerList.write(read(search))).toBe(search);
  });
  it('asks for everything where it is empty', () => {
    expect(read('')).toEqual({ text: '', approval: [], status: [], mine: false });
  });
  it.each(views)('of the view $label is written as the state writes it, so that its tab is lit', ({ search }) => {
    expect(offerList.write(read(search))).toBe(search);
  });
});
