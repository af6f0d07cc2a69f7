import { type DataRequestRow, erasesAt } from '@talentlog/contracts';
import { dataRequest } from '@talentlog/domain/fold';
import type { z } from 'zod';
import { actionsFor } from '../access/actions.ts';
import { besideOf } from '../access/beside.ts';
import { ownedBy } from '../access/scope.ts';
import type { QueryContext } from '../bus/query-context.ts';
import type { DataRequestStored } from './view.ts';

type Row = z.infer<typeof DataRequestRow>;

const isErased = ({ state, data }: Pick<DataRequestStored, 'state' | 'data'>): boolean =>
  state === 'FULFILLED' && data.kind === 'DELETION';

/** What the person and the desk see alike. */
export const requestBase = ({ id, state, data }: DataRequestStored) => ({
  dataRequestId: id,
  kind: data.kind,
  state,
  details: data.details ?? '',
  receivedAt: data.receivedAt,
  dueAt: data.dueAt,
  answer: data.answer ?? '',
  answeredAt: data.answeredAt,
  copyUntil: data.copyUntil,
  erasesAt: isErased({ state, data }) && data.answeredAt !== null ? erasesAt(data.answeredAt) : null,
  heldUp: data.heldUp,
});

/** Requests as the desk sees them. Whoever withdrew their consent keeps their rights: what may be done asks for none. */
export async function requestRows(rows: readonly DataRequestStored[], context: QueryContext): Promise<Row[]> {
  const named = rows.flatMap(({ data }) => [data.enteredBy, data.handledBy]).filter((id) => id !== '');
  const { person, account } = await besideOf(rows, named, context);
  return rows.map((row) => ({
    ...requestBase(row),
    person: person(row.jobSeekerId),
    enteredBy: row.data.enteredBy === '' ? null : account(row.data.enteredBy),
    identityProof: row.data.identityProof ?? '',
    handler: row.data.handledBy === '' ? null : account(row.data.handledBy),
    revision: row.revision,
    allowedActions: actionsFor(dataRequest, row, ownedBy(row.jobSeekerId), context),
  }));
}
