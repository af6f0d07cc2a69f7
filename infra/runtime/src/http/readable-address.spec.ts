import { describe, expect, it } from '@jest/globals';
import { readableAddress } from './readable-address.ts';

describe('the address of a page', () => {
  it.each([
    ['/send_offer/%E0%A4%A', '/send_offer/%25E0%25A4%25A'],
    ['/jobs/100%', '/jobs/100%25'],
    ['/jobs/100%?text=%E4%BA%91', '/jobs/100%25?text=%E4%BA%91'],
  ])('%s is read as %s', (address, readable) => {
    expect(readableAddress(address)).toBe(readable);
    expect(() => decodeURIComponent(readable)).not.toThrow();
  });
  it.each(['/jobs', '/jobs/%E4%BA%91?a=1?b', '/api/queries/%E0%A4%A', '/?text=%E0', '*'])('%s stays', (address) => {
    expect(readableAddress(address)).toBe(address);
  });
});
