import { describe, expect, it } from '@jest/globals';
import { wholeAddress } from './whole-address.ts';

const item = '/staff/applications/0f0e7a52-5b7e-4c11-9a7e-0c9a4f1c0001';

describe('the address of an item in the workspace', () => {
  it.each(['。', '，请看一下', ')', '.', '%E0%A4%A', ' thanks', '】'])('is found before %s', (glued) => {
    const path = glued.startsWith('%') ? glued : encodeURI(glued);
    expect(wholeAddress(item + path)).toBe(item);
  });
  it.each([item, `${item}/`, `${item}/edit`, '/staff/applications', '/staff/audit/jobSeeker-0f0e', '/staff/x。'])(
    'stays as it is: %s',
    (path) => {
      expect(wholeAddress(path)).toBe(path);
    },
  );
});
