import { describe, expect, it } from '@jest/globals';
import { isKnown, specAt, typedValue } from './proposed.ts';

const blocks = {
  basic: { phone: '+8613800006021', workYears: 6 },
  work: [{ company: '云杉科技', end: null, untilNow: true }],
};

describe('what was read from a file', () => {
  it('is known where the resume says it already, however it is written', () => {
    expect(isKnown(blocks, 'basic.phone', '138 0000 6021')).toBe(true);
    expect(isKnown(blocks, 'basic.phone', '13900006021')).toBe(false);
    expect(isKnown(blocks, 'basic.workYears', '6')).toBe(true);
    expect(isKnown(blocks, 'work[0].company', '云杉科技')).toBe(true);
    expect(isKnown(blocks, 'work[0].end', '')).toBe(true);
    expect(isKnown(blocks, 'work[1].end', '')).toBe(false);
    expect(isKnown({ basic: { birthDate: '1994-03-15' } }, 'basic.birthDate', '1994-03')).toBe(true);
  });
  it('is sent in the shape of its field', () => {
    expect(typedValue('basic.workYears', '6')).toBe(6);
    expect(typedValue('work[0].end', '')).toBeNull();
    expect(typedValue('work[0].end', '2021.9')).toBe('2021-09');
    expect(typedValue('basic.name', '王晨')).toBe('王晨');
    expect(specAt('basic.gender').kind).toBe('gender');
    expect(specAt('education[2].degree').kind).toBe('degree');
    expect(specAt('nothing.here').kind).toBe('text');
  });
});
