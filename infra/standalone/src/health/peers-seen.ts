import type { PeerStatus } from '@talentlog/runtime';

/** Each peer once: one that any thread leaves alone is left alone, with what that thread says of it. */
export function peersOf(...threads: readonly (readonly PeerStatus[])[]): readonly PeerStatus[] {
  const seen = new Map<string, PeerStatus>();
  for (const peer of threads.flat()) {
    const known = seen.get(peer.name);
    if (known === undefined || known.state === 'closed') seen.set(peer.name, peer);
  }
  return [...seen.values()];
}
