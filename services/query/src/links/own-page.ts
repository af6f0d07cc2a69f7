import type { PositionRef } from '@talentlog/contracts';
import type { z } from 'zod';
import type { Owned } from '../access/scope.ts';
import type { QueryContext } from '../bus/query-context.ts';
import type { Keyed, ViewReader } from '../views/view.ts';

interface OfSomebody extends Keyed {
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly assigneeIds: readonly string[];
}

/** The row a person's page is about: the link's subject, or the signed-in person's own by id. Anything else does not exist for them. */
export async function ownRow<R extends OfSomebody, C extends string>(
  view: ViewReader<R, C>,
  id: string | undefined,
  { admission, caller }: QueryContext,
): Promise<R | undefined> {
  const wanted = admission.link ? admission.link.subjectId : id;
  const row = wanted === undefined ? undefined : await view.get(wanted);
  const holder = admission.link?.jobSeekerId ?? caller.account?.jobSeekerId;
  return row !== undefined && row.jobSeekerId === holder ? row : undefined;
}

export interface PageFrame {
  /** The person's own name, to greet them. */
  readonly name: string;
  readonly position: z.infer<typeof PositionRef>;
  /** Who to ask about it: the HR owner of the position. */
  readonly contact: string;
  readonly owned: Owned;
}

/** What every page of a person says beside its subject. */
export async function aboutPage(row: OfSomebody, { views }: QueryContext): Promise<PageFrame> {
  const [person, title] = await Promise.all([
    views.people.get(row.jobSeekerId),
    views.positionTitles.get(row.positionId),
  ]);
  const owner = title?.ownerIds[0] === undefined ? undefined : await views.accounts.get(title.ownerIds[0]);
  return {
    name: person?.data.name ?? '',
    position: { positionId: row.positionId, title: title?.title ?? '', titleEn: title?.titleEn ?? '' },
    contact: owner?.data.name ?? '',
    owned: { ownerIds: title?.ownerIds ?? [], assigneeIds: row.assigneeIds, jobSeekerId: row.jobSeekerId },
  };
}
