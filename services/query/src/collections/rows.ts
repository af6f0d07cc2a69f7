import type { CollectionRow } from '@talentlog/contracts';
import type { z } from 'zod';
import { type Beside, besideOf } from '../access/beside.ts';
import { actionsFor } from '../access/scope.ts';
import type { QueryContext } from '../http/query-context.ts';
import { gated } from '../people/person-seen.ts';
import type { CollectionStored } from './view.ts';

type Row = z.infer<typeof CollectionRow>;

/** Collections as staff see them, in the same order. */
export async function collectionRows(rows: readonly CollectionStored[], context: QueryContext): Promise<Row[]> {
  const beside = await besideOf(rows, [], context);
  return rows.map((row) => collectionRow(row, beside, context));
}

export function collectionRow(
  row: CollectionStored,
  beside: Beside,
  context: Pick<QueryContext, 'caller' | 'admission'>,
): Row {
  const { data, notes } = row;
  const person = beside.person(row.jobSeekerId);
  return {
    collectionId: row.id,
    offerId: data.offerId,
    applicationId: data.applicationId,
    person,
    position: beside.position(row.positionId),
    state: row.state,
    pushing: data.pushing !== null,
    pushError: notes.pushError,
    remindedAt: data.remindedAt,
    submittedAt: data.submittedAt,
    entryDate: data.entry?.entryDate ?? null,
    expiresAt: data.link?.expiresAt ?? null,
    updatedAt: row.updatedAt,
    allowedActions: gated(person, actionsFor(row.allowed, beside.owned(row), context)),
  };
}
