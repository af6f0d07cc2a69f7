import type { PositionRow } from '@talentlog/contracts';
import { advertisement, position, publishObstacle } from '@talentlog/domain/fold';
import type { z } from 'zod';
import { actionsFor, agreed, type Viewer } from '../access/actions.ts';
import { type Beside, besideOf } from '../access/beside.ts';
import type { QueryContext } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import { grouped } from '../views/grouped.ts';
import type { PositionStored } from './view.ts';

type Row = z.infer<typeof PositionRow>;

/** Positions as staff see them, with their advertisements and how many applied, in the same order. */
export async function positionRows(rows: readonly PositionStored[], context: QueryContext): Promise<Row[]> {
  const { views } = context;
  const ids = rows.map(({ id }) => id);
  const [advertisements, applications, beside] = await Promise.all([
    views.advertisements.find('positionId', ids),
    views.applications.countBy('positionId', { where: [{ field: 'positionId', in: ids }] }),
    besideOf(
      [],
      rows.flatMap(({ ownerIds }) => ownerIds),
      context,
    ),
  ]);
  const adsOf = grouped(
    advertisements.filter(({ state }) => state !== 'DELETED').toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ positionId }) => positionId,
  );
  return rows.map((row) => ({
    ...positionRow(row, adsOf.get(row.id) ?? [], beside, context),
    applications: applications.get(row.id) ?? 0,
  }));
}

function positionRow(
  row: PositionStored,
  advertisements: readonly RowOf<'advertisements'>[],
  { account }: Beside,
  viewer: Viewer,
): Omit<Row, 'applications'> {
  const { details, hrOwnerId, responsibleIds } = row.data;
  if (details === undefined) throw new Error(`position ${row.id} has no details`);
  return {
    positionId: row.id,
    details,
    state: row.state,
    hrOwner: account(hrOwnerId),
    responsible: responsibleIds.map(account),
    advertisements: advertisements.flatMap((ad) => advertisementSeen(ad, row, viewer)),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    revision: row.revision,
    allowedActions: actionsFor(position, row, row, viewer),
  };
}

function advertisementSeen(row: RowOf<'advertisements'>, of: PositionStored, viewer: Viewer): Row['advertisements'] {
  const { id, state, data, revision } = row;
  const { number, details, publishedAt } = data;
  if (details === undefined) return [];
  const obstacle = publishObstacle(row, of, viewer.now);
  const actions = actionsFor(advertisement, row, of, viewer);
  const allowedActions = agreed(actions, 'PublishAdvertisement', obstacle === null ? actions : []);
  return [{ advertisementId: id, number, state, details, publishedAt, obstacle, revision, allowedActions }];
}
