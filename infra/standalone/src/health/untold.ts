import type { WorkGroup } from '../workers/start-followers.ts';
import { type PartStatus, untoldPart } from './judged.ts';

/** Parts that stand as these workers find them: whoever else calls the same peers does so now and then. */
const toldBy = [
  ['notifier', ['mail', 'sms', 'webhooks']],
  ['sap-bridge', ['hr-core']],
] as const satisfies readonly (readonly [WorkGroup, readonly string[]])[];

/** What nobody tells of while these are away. Workers that have no process of their own are in the thread of `workers`. */
export function untoldParts(
  workers: readonly string[],
  away: ReadonlySet<string>,
): Readonly<Record<string, PartStatus>> {
  const parts = toldBy
    .filter(([group]) => away.has(workers.includes(group) ? group : 'workers'))
    .flatMap(([, names]) => names);
  return Object.fromEntries(parts.map((name) => [name, untoldPart]));
}
