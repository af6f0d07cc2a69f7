import { describe, expect, it } from '@jest/globals';
import { requiredCount } from './required-count.ts';

describe('how many things a resume is asked to say', () => {
  // Name, gender, birth date, phone, e-mail, highest degree, residence, and an education.
  it.each([
    ['of an empty resume', ['basic.name', 'basic.gender', 'education'], 8],
    ['does not grow with entries that are complete', [], 8],
    ['grows with what an entry lacks', ['basic.name', 'work.0.company', 'work.1.end'], 10],
  ])('%s', (_, missing, count) => expect(requiredCount({ missing })).toBe(count));
});
