import { useDictionariesQuery, useListed } from '../../../model/use-listed.ts';
import type { PositionValues } from './values.ts';

const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The batches of the position's track that are not over, and the one that is chosen. */
export function useBatches({ track, batch }: Pick<PositionValues, 'track' | 'batch'>) {
  const listed = useListed();
  const all = useDictionariesQuery({}).data?.data.lists.batch ?? [];
  const open = new Set(all.filter(({ span }) => span?.track === track && span.to >= today()).map(({ code }) => code));
  return listed.choices('batch', batch).filter(({ value }) => value === batch || open.has(value));
}
