import type { CollectionRow } from '@talentlog/contracts';
import { application, infoCollection, ownActions } from '@talentlog/domain/fold';
import type { z } from 'zod';
import { actionsFor, agreed, onlookerOf, type Viewer } from '../access/actions.ts';
import { type Beside, besideOf } from '../access/beside.ts';
import { gated } from '../access/person-seen.ts';
import type { QueryContext } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import { quotesMasked } from './masked.ts';
import type { CollectionStored } from './view.ts';

type Row = z.infer<typeof CollectionRow>;

/** What a page's collections need beside them: people, positions, and the applications they belong to. */
interface Around {
  readonly beside: Beside;
  readonly applications: ReadonlyMap<string, RowOf<'applications'>>;
}

/** Five reads, however many there are. */
export async function aroundOf(rows: readonly CollectionStored[], context: QueryContext): Promise<Around> {
  const [beside, applications] = await Promise.all([
    besideOf(rows, [], context),
    context.views.applications.getMany(rows.map(({ data }) => data.applicationId)),
  ]);
  return { beside, applications };
}

/** Collections as staff see them, in the same order. */
export async function collectionRows(rows: readonly CollectionStored[], context: QueryContext): Promise<Row[]> {
  const around = await aroundOf(rows, context);
  return rows.map((row) => collectionRow(row, around, context));
}

export function collectionRow(row: CollectionStored, around: Around, viewer: Viewer): Row {
  const { beside } = around;
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
    pushError: notes.pushError === null ? null : quotesMasked(notes.pushError, data.content),
    remindedAt: data.remindedAt,
    submittedAt: data.submittedAt,
    entryDate: data.entry?.entryDate ?? null,
    expiresAt: data.link?.expiresAt ?? null,
    updatedAt: row.updatedAt,
    revision: row.revision,
    allowedActions: gated(person, offeredOn(row, around, viewer)),
  };
}

/** What can be done about the collection now. Onboarding is confirmed here once its application is ready for it, too. */
function offeredOn(row: CollectionStored, { beside, applications }: Around, viewer: Viewer): string[] {
  const actions = actionsFor(infoCollection, row, beside.owned(row), viewer);
  const found = applications.get(row.data.applicationId);
  return agreed(actions, 'ConfirmOnboarding', found ? ownActions(application.name, found, onlookerOf(viewer)) : []);
}
