import { lookup } from 'node:dns/promises';
import { type BlockList, isIP } from 'node:net';
import { isPublicAddress, liesIn, networksOf } from './addresses.ts';
import type { WebhookAnswer } from './port.ts';

/** An address that was looked at; whoever connects, connects to it and asks no name server again. */
export interface CheckedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Every address of a name. Rejects where there is none. */
export type Resolve = (name: string) => Promise<readonly CheckedAddress[]>;

/** As the machine resolves names. */
export const systemResolve: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));

interface Rules {
  readonly resolve: Resolve;
  /** Networks of our own that may be called, and without encryption. */
  readonly networks: BlockList;
}

/**
 * Why an address can be called by nobody here, as far as its words tell: what a name means is asked when it is called. A name without
 * encryption may mean a network of ours, where there is one.
 */
export function refusedAddress(url: URL, networks: readonly string[]): 'private-address' | 'not-encrypted' | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLocal = /(^|\.)localhost\.?$/.test(host);
  const isOurs = isIP(host) === 0 ? networks.length > 0 : liesIn(host, networksOf(networks));
  if (isOurs) return undefined;
  if (isLocal || (isIP(host) !== 0 && !isPublicAddress(host))) return 'private-address';
  return url.protocol === 'https:' ? undefined : 'not-encrypted';
}

/**
 * Where a call to this address goes, or why it goes nowhere. A name that has one private address among others is refused whole: which of
 * them is taken would be chance.
 */
export async function destinationOf(url: URL, { resolve, networks }: Rules): Promise<CheckedAddress | WebhookAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  const found: readonly CheckedAddress[] =
    version === 0 ? await resolve(host).catch(() => []) : [{ address: host, family: version === 6 ? 6 : 4 }];
  const [first] = found;
  if (first === undefined) return 'unknown-name';
  const allowed = found.map(({ address }) => (liesIn(address, networks) ? 'ours' : isPublicAddress(address)));
  if (allowed.includes(false)) return 'private-address';
  if (url.protocol !== 'https:' && !allowed.every((one) => one === 'ours')) return 'not-encrypted';
  return first;
}
