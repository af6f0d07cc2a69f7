import { createHash } from 'node:crypto';
import type { Aggregate } from '@talentlog/domain/fold';

/** Raised where every row gets another field beside its fold. */
const rows = 2;

/**
 * Version of views whose rows keep folds. It changes by itself with what such rows are made of (events, machine, the fields of the
 * fold), so that nobody forgets to have them rebuilt; `byHand` is raised where only the code changed, as when an event is folded
 * differently. Commands are not among it: what may be done next is asked when a row is read.
 */
export function foldVersion(byHand: number, aggregates: readonly Aggregate[]): number {
  const made = aggregates.map(({ name, events, machine, initialData }) => [
    name,
    Object.entries(events).map(([type, { version }]) => [type, version]),
    machine.config,
    Object.keys(initialData as object),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([rows, byHand, made]))
    .digest()
    .readUInt32BE(0);
}
