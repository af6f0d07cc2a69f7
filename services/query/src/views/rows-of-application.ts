import type { ViewStore } from '@talentlog/runtime';
import type { WorkspaceRow } from './workspace.ts';

/** Rows of a view that belong to one record, newest first; a record has at most a few dozen of each. */
export async function rowsOfApplication<D>(
  views: ViewStore,
  view: string,
  applicationId: string,
): Promise<WorkspaceRow<D>[]> {
  const { rows } = await views.list(view, {
    where: [{ field: 'data.applicationId', in: [applicationId] }],
    sort: [{ field: 'createdAt', descending: true }],
    limit: 50,
  });
  return rows as WorkspaceRow<D>[];
}
