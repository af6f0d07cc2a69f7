import type { QueryContext } from '../bus/query-context.ts';
import type { Owned } from './scope.ts';

/** A row with the owners of its position, for asking whether the viewer's scope reaches it. */
export async function ownersOf<R extends { readonly positionId: string } & Omit<Owned, 'ownerIds'>>(
  row: R,
  { views }: Pick<QueryContext, 'views'>,
): Promise<R & Owned> {
  return { ...row, ownerIds: (await views.positionTitles.get(row.positionId))?.ownerIds ?? [] };
}
