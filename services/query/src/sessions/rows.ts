import type { SessionRow } from '@talentlog/contracts';
import { appointmentSession } from '@talentlog/domain/fold';
import type { z } from 'zod';
import { actionsFor, type Viewer } from '../access/actions.ts';
import { type Beside, besideOf } from '../access/beside.ts';
import type { QueryContext } from '../bus/query-context.ts';
import type { SessionStored } from './view.ts';

type Row = z.infer<typeof SessionRow>;

export const accountsIn = ({ data: { facts } }: SessionStored): string[] =>
  facts === null ? [] : [facts.principalId, ...facts.interviewerIds];

/** Sessions as staff see them, in the same order. */
export async function sessionRows(rows: readonly SessionStored[], context: QueryContext): Promise<Row[]> {
  const beside = await besideOf(rows, rows.flatMap(accountsIn), context);
  return rows.map((row) => sessionRow(row, beside, context));
}

export function sessionRow(row: SessionStored, beside: Beside, viewer: Viewer): Row {
  const { facts, segments, seekers, deadline } = row.data;
  return {
    sessionId: row.id,
    name: facts?.name ?? '',
    position: beside.position(row.positionId),
    stage: facts?.stage ?? '',
    state: row.state,
    mode: facts?.place.mode ?? '',
    principal: beside.account(facts?.principalId ?? ''),
    deadline,
    seats: segments.reduce((sum, { seats }) => sum + seats, 0),
    reserved: seekers.filter(({ reservation }) => reservation === 'RESERVED').length,
    invited: seekers.length,
    arranged: seekers.filter(({ arranged }) => arranged).length,
    revision: row.revision,
    allowedActions: actionsFor(appointmentSession, row, beside.owned(row), viewer),
  };
}
