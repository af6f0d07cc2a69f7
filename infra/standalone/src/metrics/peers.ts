import { Gauge, type Registry } from 'prom-client';
import { peersOf } from '../health/peers-seen.ts';
import type { MeasuredParts } from './parts.ts';

/** Who outside does not answer. */
export function peerGauge(registry: Registry, { peers, queries, workers }: MeasuredParts): void {
  new Gauge({
    name: 'talentlog_peer_away',
    help: '1 while a peer is left alone because it did not answer.',
    labelNames: ['peer'],
    registers: [registry],
    async collect() {
      const theirs = [...workers, queries].map((one) =>
        one.report().then(
          (report) => report.peers,
          () => [],
        ),
      );
      const ours = peers.map((peer) => peer.status());
      for (const { name, state } of peersOf(ours, ...(await Promise.all(theirs))))
        this.set({ peer: name }, state === 'closed' ? 0 : 1);
    },
  });
}
