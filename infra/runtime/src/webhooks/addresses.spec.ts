import { describe, expect, test } from '@jest/globals';
import { isPublicAddress, liesIn, networksOf } from './addresses.ts';

/** By hand, from RFC 6890 and the pages of the providers. */
const closed = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.255.254', '168.63.129.16'],
  ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.170', '192.0.2.1', '192.88.99.1', '192.168.0.1'],
  ...['198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.7', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '3fff::1', '100::1'],
  // An IPv4 address within: mapped, compatible, translated, 6to4, Teredo.
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::'],
  ...['', 'localhost', '8.8.8', '8.8.8.8 ', '0x7f.1'],
];
const open = [
  '1.1.1.1',
  '8.8.8.8',
  '11.0.0.1',
  '100.63.255.255',
  '172.32.0.1',
  '192.169.0.1',
  '2606:4700::1111',
  '2400:3200::1',
];

describe('addresses that a webhook may go to', () => {
  test.each(closed)('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(open)('%j is', (address) => expect(isPublicAddress(address)).toBe(true));

  test('networks are asked by either way of writing an address', () => {
    const ours = networksOf(['10.1.0.0/16', '192.168.7.9', 'fd12::/16']);
    const asked = ['10.1.255.255', '10.2.0.0', '192.168.7.9', '192.168.7.8', 'fd12::9', 'fd13::9'];
    expect(asked.map((address) => liesIn(address, ours))).toEqual([true, false, true, false, true, false]);
  });
});
