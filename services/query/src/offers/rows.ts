import type { OfferRow } from '@talentlog/contracts';
import { offer } from '@talentlog/domain/fold';
import type { z } from 'zod';
import { actionsFor, type Viewer } from '../access/actions.ts';
import { type Beside, besideOf } from '../access/beside.ts';
import { gated } from '../access/person-seen.ts';
import type { QueryContext } from '../bus/query-context.ts';
import type { OfferStored } from './view.ts';

/** An offer as staff see it. */
export type Row = z.infer<typeof OfferRow>;
type Step = OfferStored['data']['steps'][number];

/** Offers as staff see them, in the same order. */
export async function offerRows(rows: readonly OfferStored[], context: QueryContext): Promise<Row[]> {
  const beside = await besideOf(rows, rows.flatMap(accountsIn), context);
  return rows.map((row) => offerRow(row, beside, context));
}

/** Accounts a row names, to be looked up for all rows together. */
export const accountsIn = ({ data: { steps, terms }, notes: { sentBy } }: OfferStored): string[] => [
  ...steps.flatMap(({ approverId, forwardedFrom }) => [approverId, ...forwardedFrom]),
  ...(terms?.approverIds ?? []),
  ...(sentBy === null ? [] : [sentBy]),
];

/** The step that waits for its approver. */
const currentStep = ({ state, data }: OfferStored): Step | undefined =>
  state.approval === 'APPROVING' ? data.steps[data.currentStep] : undefined;

export function offerRow(row: OfferStored, beside: Beside, viewer: Viewer): Row {
  const { data, state, notes } = row;
  const { account } = beside;
  const person = beside.person(row.jobSeekerId);
  const current = currentStep(row);
  return {
    offerId: row.id,
    applicationId: data.applicationId,
    person,
    position: beside.position(row.positionId),
    type: data.terms?.type ?? '',
    ...state,
    invalidReason: data.invalidReason,
    plannedEntryDate: data.terms?.plannedEntryDate ?? '',
    expiresAt: data.link?.expiresAt ?? null,
    sender: notes.sentBy === null ? null : account(notes.sentBy),
    steps: data.steps.map(({ approverId, status, at, reason, forwardedFrom }) => ({
      approver: account(approverId),
      status,
      at,
      // Without consent, stage and dates only.
      reason: person.consent === 'UNAUTHORIZED' ? null : reason,
      forwardedFrom: forwardedFrom.map(account),
    })),
    currentApprover: current ? account(current.approverId) : null,
    version: data.version,
    updatedAt: row.updatedAt,
    revision: row.revision,
    allowedActions: gated(person, actionsFor(offer, row, beside.owned(row), viewer)),
  };
}
