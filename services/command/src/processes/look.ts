import { type ApplicationData, application, type PositionData, position } from '@talentlog/domain/fold';
import type { AggregateCache } from '../pipeline/aggregate-cache.ts';

/** What a process may look up: aggregates as they are now, folded from the log. */
export interface Look {
  application(applicationId: string): Promise<ApplicationData>;
  position(positionId: string): Promise<PositionData>;
}

/** The data of an aggregate has the shape of its definition. */
const dataOf =
  <D>(cache: Pick<AggregateCache, 'load'>, { name }: { readonly name: string; readonly initialData: D }) =>
  async (id: string): Promise<D> =>
    (await cache.load(name, id)).data as D;

export const lookInto = (cache: Pick<AggregateCache, 'load'>): Look => ({
  application: dataOf(cache, application),
  position: dataOf(cache, position),
});
