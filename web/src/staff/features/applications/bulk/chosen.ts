import type { ApplicationChosen } from '@talentlog/contracts';
import type { CommandName } from '../../../../api/index.ts';
import type { BulkItem } from '../../../ui/bulk/BulkRun.tsx';

/** What can be done with many applications at once, in the order of the buttons. */
export const bulkActions = [
  'PassStep',
  'AdvanceStage',
  'AssignScreening',
  'InviteToSession',
  'LockApplication',
  'WriteToCandidate',
] as const satisfies readonly CommandName[];
export type BulkAction = (typeof bulkActions)[number];

/** Those of the chosen that take the action now. */
export const takers = (action: BulkAction, rows: readonly ApplicationChosen[]): readonly ApplicationChosen[] =>
  rows.filter(({ allowedActions }) => allowedActions.includes(action));

/** As they were when the work on them was begun. */
export const itemsOf = (rows: readonly ApplicationChosen[]): readonly BulkItem[] =>
  rows.map(({ applicationId, person, revision }) => ({ id: applicationId, person, revision }));
