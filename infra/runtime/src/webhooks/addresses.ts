import { BlockList, isIP } from 'node:net';

/** Networks that are no place on the internet (RFC 6890 and what came after it): ours, this machine, those of providers that tell secrets. */
const notPublic = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
    // Answers instances of Alibaba Cloud and of Azure with what is theirs.
    '100.100.100.200/32',
    '168.63.129.16/32',
  ],
  /** Of IPv6 only what is given out as global is public, and of that not what carries another address within. */
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} as const;

const closed = new BlockList();
for (const network of notPublic.ipv4) addTo(closed, network);
for (const network of notPublic.ipv6) addTo(closed, network);
const global6 = networksOf(['2000::/3']);

function addTo(list: BlockList, network: string): void {
  const [address = '', bits] = network.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
}

/** Networks as a list that can be asked, `10.1.0.0/16` or one address. */
export function networksOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) addTo(list, network);
  return list;
}

/** Whether an address lies in one of the networks. */
export const liesIn = (address: string, networks: BlockList): boolean =>
  networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is one of the public internet. What is none at all is not; nor is an IPv4 address that is written as IPv6. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  return version === 4 ? !liesIn(address, closed) : liesIn(address, global6) && !liesIn(address, closed);
}
