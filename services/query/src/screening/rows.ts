import type { ScreeningRow } from '@talentlog/contracts';
import { screeningItem } from '@talentlog/domain/fold';
import type { z } from 'zod';
import { actionsFor, type Viewer } from '../access/actions.ts';
import { type Beside, besideOf } from '../access/beside.ts';
import { gated } from '../access/person-seen.ts';
import type { QueryContext } from '../bus/query-context.ts';
import type { ScreeningStored } from './view.ts';

type Row = z.infer<typeof ScreeningRow>;

export const accountsIn = ({ data: { screenerId, creatorId } }: ScreeningStored): string[] => [screenerId, creatorId];

/** Items as staff see them, in the same order. */
export async function screeningRows(rows: readonly ScreeningStored[], context: QueryContext): Promise<Row[]> {
  const beside = await besideOf(rows, rows.flatMap(accountsIn), context);
  return rows.map((row) => screeningRow(row, beside, context));
}

export function screeningRow(row: ScreeningStored, beside: Beside, viewer: Viewer): Row {
  const { data } = row;
  const person = beside.person(row.jobSeekerId);
  const isShown = person.consent !== 'UNAUTHORIZED';
  return {
    itemId: row.id,
    taskId: data.taskId,
    applicationId: data.applicationId,
    person,
    position: beside.position(row.positionId),
    state: row.state,
    screener: beside.account(data.screenerId),
    creator: beside.account(data.creatorId),
    createdAt: row.createdAt,
    deadline: data.deadline,
    opinion: isShown ? data.opinion || data.reason : null,
    reasonCode: isShown ? data.reasonCode : null,
    revision: row.revision,
    allowedActions: gated(person, actionsFor(screeningItem, row, beside.owned(row), viewer)),
  };
}
