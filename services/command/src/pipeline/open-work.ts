import { type HeldKind, HeldKind as Kinds } from '@talentlog/contracts';
import { heldKind } from '@talentlog/domain/fold';
import type { EventStore } from '@talentlog/runtime';
import { type AggregateCache, aggregateNamed } from './aggregate-cache.ts';
import { logPages } from './log-pages.ts';
import { type Refused, refused } from './refused.ts';

/** Events that give work to a colleague. */
const giving = [
  ...[
    'PositionCreated',
    'PositionHandedOver',
    'ScreeningAssigned',
    'ItemHandedOver',
    'InterviewArranged',
    'InterviewRescheduled',
  ],
  ...['ApprovalSubmitted', 'StepForwarded'],
];

interface Parts {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly cache: Pick<AggregateCache, 'load'>;
}

/**
 * Nobody is suspended whose work is open: it would wait for ever. What was ever given to them is read from the log itself, because rows may
 * be behind it; that takes its time, and happens seldom. What is left of it is looked at as it is now.
 */
export const suspendedWithoutWork =
  (parts: Parts) =>
  async (payload: unknown, _caller: unknown, name: string): Promise<Refused | undefined> => {
    if (name !== 'SuspendAccount') return undefined;
    const { accountId } = payload as { readonly accountId: string };
    const counts = new Map<HeldKind, number>();
    for (const stream of await streamsNaming(accountId, parts)) {
      const at = stream.indexOf('-');
      const [aggregate, id] = [stream.slice(0, at), stream.slice(at + 1)];
      const kind = heldKind(aggregate, await parts.cache.load(aggregateNamed(aggregate), id), accountId);
      // What one saw oneself nobody else can write: somebody evaluates on behalf.
      if (kind !== undefined && kind !== 'EVALUATION') counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    if (counts.size === 0) return undefined;
    const params = Object.fromEntries(Kinds.options.map((kind) => [kind.toLowerCase(), counts.get(kind) ?? 0]));
    return refused('account.open_work', { params });
  };

async function streamsNaming(accountId: string, { store }: Parts): Promise<ReadonlySet<string>> {
  const streams = new Set<string>();
  for await (const events of logPages(store, giving))
    for (const { stream, data } of events) if (JSON.stringify(data).includes(accountId)) streams.add(stream);
  return streams;
}
