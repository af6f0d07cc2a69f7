import type { CommandName } from '../../../../api/index.ts';
import type { CollectionRow } from '../api.ts';

/** What can be done with many at once, one command each. */
export const bulkActions = [
  'RemindCollection',
  'LockCollection',
  'UnlockCollection',
  'PushCollectionToSap',
] as const satisfies readonly CommandName[];
export type BulkAction = (typeof bulkActions)[number];

/** Leaves the house: asked before. */
export const outward: readonly BulkAction[] = ['RemindCollection', 'PushCollectionToSap'];

/** Those among the rows that can take the action now; the others are not touched. */
export const takers = (action: BulkAction, rows: readonly CollectionRow[]): readonly CollectionRow[] =>
  rows.filter((row) => row.allowedActions.includes(action));
