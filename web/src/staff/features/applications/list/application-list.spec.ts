import { describe, expect, it } from '@jest/globals';
import { applicationList, paramsOf } from './application-list.ts';
import { builtInViews } from './views.ts';

const read = (search: string) => applicationList.read(new URLSearchParams(search));

describe('the address of the list of applications', () => {
  it('comes back as the state it was', () => {
    const state = read('text=王&stage=OFFER&stage=REVIEW&bucket=ACTIVE&mine=1&sort=since&layout=board');
    expect(read(applicationList.write(state))).toEqual(state);
    expect(state.stage).toEqual(['OFFER', 'REVIEW']);
    expect(state.mine).toBe(true);
  });
  it('leaves out what it does not know', () => {
    expect(read('bucket=NOWHERE&sort=shoe').bucket).toEqual([]);
    expect(read('sort=shoe').sort).toBe('-since');
  });
  it('is never empty, which stands for the last view', () => {
    expect(applicationList.write(read(''))).toBe('sort=-since');
  });
  it('asks the same question for the table and the board', () => {
    expect(paramsOf(read('layout=board'))).toEqual(paramsOf(read('')));
  });
  it.each(builtInViews)('of the view $id is written as the state writes it, so that its tab is lit', ({ search }) => {
    expect(applicationList.write(read(search))).toBe(search);
  });
});
