import { describe, expect, it } from '@jest/globals';
import { askAddress, whoAndPhone } from './ask-address.ts';

describe('whom to ask', () => {
  it.each([
    ['林静 0571-8800 1000', '林静', 'tel:057188001000'],
    ['+86 138 0000 6021', '', 'tel:+8613800006021'],
    ['林静 (0571) 8800 2166 转 2', '林静', 'tel:057188002166'],
    ['林静', '林静', undefined],
    ['3 号楼前台', '3 号楼前台', undefined],
    ['', '', undefined],
  ])('%s', (contact, name, call) => expect(whoAndPhone(contact)).toEqual({ name, call }));
  it('by a mail that says what it is about, whatever signs are in it', () => {
    const company = { mail: 'jobs@yunling.example' };
    expect(askAddress({ mail: '' }, 'a')).toBeUndefined();
    expect(askAddress(company, 'a & b?')).toBe('mailto:jobs@yunling.example?subject=a%20%26%20b%3F');
    expect(askAddress(company, 'a', 'b\nc')).toBe('mailto:jobs@yunling.example?subject=a&body=b%0Ac');
  });
});
