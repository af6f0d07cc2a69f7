import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that an address stands for where tries are counted: an IPv4 address is itself, also when it is written as IPv6; of an IPv6
 * address it is the /64, because whoever has one of its addresses has all of them. Of a
 * connection that is gone already there is no address.
 */
export function networkOf(address: string | undefined): string {
  const [plain = ''] = (address ?? '').trim().split('%');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(new URL(`http://[${plain}]/`).hostname.slice(1, -1));
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address as an URL writes it. */
function groupsOf(canonical: string): readonly number[] {
  const [head = '', tail] = canonical.split('::');
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const before = numbers(head);
  const after = numbers(tail ?? '');
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
